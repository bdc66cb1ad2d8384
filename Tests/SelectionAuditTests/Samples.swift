/// Small documents for the command to read.
enum Samples {
  /// A plain button with a name: a control that no rule for selection controls is about.
  static let good = document(#"{"role": "button", "label": "Continue"}"#)
  /// A button without a name.
  static let unnamed = document(#"{"role": "button"}"#)
  /// A button of which nobody looked whether it has a name.
  static let open = document(#"{"role": "button", "unobserved": ["label"]}"#)
  /// No control at all.
  static let empty = document(#"{"role": "staticText", "label": "Hello"}"#)
  /// A page source in which only a button can be told.
  static let pageSource = """
    <?xml version="1.0" encoding="UTF-8"?>
    <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="App" label="App" enabled="true" visible="true" \
    accessible="false" x="0" y="0" width="390" height="844" index="0">
      <XCUIElementTypeButton type="XCUIElementTypeButton" name="go" label="Continue" enabled="true" visible="true" \
    accessible="true" x="20" y="100" width="350" height="50" index="0"/>
    </XCUIElementTypeApplication>
    """

  static func document(_ root: String) -> String {
    #"{"format": "selectionkit", "version": 1, "origin": "observed", "roots": [\#(root)]}"#
  }
}
