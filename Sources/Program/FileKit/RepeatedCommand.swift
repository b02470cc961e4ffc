/// A command that repeats the arguments of another one, for a line such as `to accept: …`.
package enum RepeatedCommand {
  /// Returns the arguments of the program behind the name of a command, without these options of it;
  /// each says whether a value follows.
  package static func arguments(
    _ all: [String], of command: String, without options: [String: Bool]
  ) -> [String] {
    var shared: [String] = []
    var rest = all.drop { $0 != command }.dropFirst()
    while let argument = rest.popFirst() {
      let name = argument.prefix { $0 != "=" }
      guard let takesValue = options[String(name)] else {
        shared.append(argument)
        continue
      }
      if takesValue, name == argument[...] { _ = rest.popFirst() }
    }
    return shared
  }

  /// Returns the words of a command as a line for a shell.
  package static func line(_ words: [String]) -> String {
    (["fiori-render"] + words).map(ShellWord.quoted).joined(separator: " ")
  }
}
