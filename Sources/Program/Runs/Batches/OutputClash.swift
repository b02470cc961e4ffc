package import FileKit

/// Detects files that would overwrite each other.
package enum OutputClash {
  /// Throws if two figures among `names` have the same path, or if another output file has the path of
  /// a picture or an input.
  package static func check(
    _ names: [(input: InputFile, name: String)], _ session: DrawingSession, _ plan: OutputPlan,
    besides options: [(option: String, path: String)]
  ) throws {
    // By name: another type of keys would have to be looked up, which takes 2 % of a start.
    var seen: [String: String] = [:]
    var inputs = InputIdentities(session.inputs)
    for (input, name) in names {
      for (_, file) in plan.outputs(named: name, of: input) {
        if inputs.contains(file) {
          throw UsageError(
            "\(file.name) is an input and would be overwritten; choose another path with -o.")
        }
        let first = seen.updateValue(input.name, forKey: file.absolute.name)
        if let first, plan.document == nil {
          throw UsageError(
            "\(file.name) would be written twice, for \(first) and \(input.name); "
              + "give the figures different names or render them separately.")
        }
      }
    }
    for (option, path) in options where path != "-" {
      let file = OutputFile.path(path).absolute
      if inputs.contains(file) {
        throw UsageError("\(option) \(path) is an input and would be overwritten.")
      }
      if let first = seen.updateValue(option, forKey: file.name) {
        throw UsageError("\(option) \(path) would be written twice, also for \(first).")
      }
    }
  }
}

/// The files that a session reads, whatever their names.
private struct InputIdentities {
  private let inputs: [InputFile]
  // Most runs write no file that is there already, and ask for no status of an input.
  private lazy var identities = Set(inputs.compactMap { FileStatus($0.asOutput)?.identity })

  init(_ inputs: [InputFile]) { self.inputs = inputs }

  /// Returns whether a file is one of them.
  mutating func contains(_ file: OutputFile) -> Bool {
    FileStatus(file).map { identities.contains($0.identity) } ?? false
  }
}
