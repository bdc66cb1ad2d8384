extension Target {
  static let starting = Target(number: 9, title: "starting the command, measured by a program that loads Foundation") {
    scale, workshop in
    var (command, idle) = (Launches(), Launches())
    for _ in 0..<scale.launches {
      command.add(try workshop.launch("selection-audit", ["--version"]))
      idle.add(try workshop.launch("Idle"))
    }
    return [
      .judged(
        9, "selection-audit --version to idle Foundation", command.nanoseconds / idle.nanoseconds, .atMost(2),
        "\(command.nanoseconds.time) to \(idle.nanoseconds.time)")
    ]
  }
}
