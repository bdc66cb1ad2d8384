/// What a screen is called where neither the exporter nor the configuration names it.
enum ScreenName {
  /// Names the screen that a file shows: the name of the file without its extension and without the device.
  ///
  /// `Login-iPhone-16-Pro.xml` and `Login_iPad (10th generation).xml` both show `Login`. Folders that are named after a
  /// device are left out, too; which other folders matter is for the one who passes the name to say.
  ///
  /// - Parameter name: The path of the file, as far as it tells screens apart.
  /// - Returns: The name of the screen.
  static func screen(inFileNamed name: String) -> String {
    var folders = name.split(separator: "/").map(String.init)
    let file = folders.popLast() ?? name
    // A name that begins with its only full stop has no extension.
    let stem = file.dropFirst().lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    let parts = folders.filter { !isDevice($0[...]) } + [withoutDevice(stem)]
    return parts.filter { $0 != "." && $0 != ".." }.joined(separator: "/")
  }

  /// A name up to the word that begins the name of a device, unless nothing stands before that.
  private static func withoutDevice(_ name: String) -> String {
    var start = name.startIndex
    while start < name.endIndex {
      let end = name[start...].firstIndex(where: isSeparator) ?? name.endIndex
      if start > name.startIndex, isDevice(name[start..<end]) {
        let rest = String(name[..<start].reversed().drop(while: isSeparator).reversed())
        return rest.isEmpty ? name : rest
      }
      start = end < name.endIndex ? name.index(after: end) : end
    }
    return name
  }

  private static func isSeparator(_ character: Character) -> Bool {
    "-_. @(".contains(character)
  }

  private static func isDevice(_ word: Substring) -> Bool {
    let word = word.lowercased()
    return devices.contains { device in
      guard word.hasPrefix(device) else { return false }
      // "iphone15" and "ios17", but not "iosettings".
      return word.dropFirst(device.count).first.map { !$0.isLetter } ?? true
    }
  }

  private static let devices = ["iphone", "ipad", "ipod", "ios", "ipados", "tvos", "watchos", "visionos", "appletv"]
}
