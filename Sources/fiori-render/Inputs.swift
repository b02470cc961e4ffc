import ArgumentParser

/// The inputs of a command.
enum Inputs {
  /// Standard input can be read only once.
  static func check(_ inputs: [String]) throws {
    if inputs.filter({ $0 == "-" }).count > 1 {
      throw ValidationError("- is given twice; standard input can be read only once.")
    }
  }
}
