/// An argument in a command line that a message suggests.
package enum ShellWord {
  /// Returns an argument as a shell needs it.
  package static func quoted(_ argument: String) -> String {
    let isPlain = argument.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || "-_./:=,+@%".unicodeScalars.contains(scalar)
    }
    if isPlain, !argument.isEmpty { return argument }
    return "'" + argument.replacing("'", with: #"'\''"#) + "'"
  }
}
