package import FileKit
import FioriRender
import SystemPackage

/// Detects files that would overwrite each other, or an input, before the first is written.
///
/// Inputs that are found later, such as the images of a description, are checked when they have been read
/// (``OutputFile/checkIsNoInput(of:)``), and so is every file when it is written.
package enum OutputClash {
  /// Throws if two figures among `names` have the same path, or if a picture or another output file has the path of
  /// another one or of an input.
  package static func check(
    _ names: [(input: InputFile, name: String)], _ session: DrawingSession, _ plan: OutputPlan,
    besides options: [(option: String, path: String)]
  ) throws {
    var taken = TakenOutputs(isNeeded: names.count * plan.formats.count > 1 || !options.isEmpty)
    for (input, name) in names {
      for (_, file) in plan.outputs(named: name, of: input) {
        try file.checkIsNoInput(of: "-o")
        if let first = taken.add(file, for: input.name), plan.document == nil {
          throw UsageError(
            "\(file.name) would be written twice, for \(first) and \(input.name); "
              + "rename one of the inputs, or render them to different folders.")
        }
      }
    }
    try check(options, &taken)
  }

  /// Throws if an output of an option has the path of another one, or of an input; `inputs` are those that have not been
  /// read yet.
  package static func check(
    _ options: [(option: String, path: String)], inputs: [InputFile] = []
  ) throws {
    for input in inputs { input.note() }
    var taken = TakenOutputs(isNeeded: true)
    try check(options, &taken)
  }

  private static func check(
    _ options: [(option: String, path: String)], _ taken: inout TakenOutputs
  ) throws {
    for (option, path) in options where path != "-" {
      let file = OutputFile.path(path)
      try file.checkIsNoInput(of: option)
      if let first = taken.add(file, for: option) {
        throw UsageError(
          "\(option): \(path) is also the output for \(first); choose another path.")
      }
    }
  }
}

/// The output files of a run, with the purpose of each.
private struct TakenOutputs {
  /// The files that are there already, which may have several names.
  private var owners: [FileStatus.Identity: String] = [:]
  /// The others by their paths.
  private var ownersByPath: ExactTable<String> = [:]
  /// Whether there are several files. The types of tables would have to be looked up, which takes 2 % of a start.
  let isNeeded: Bool

  init(isNeeded: Bool) { self.isNeeded = isNeeded }

  /// Adds a file, and returns its earlier purpose; `nil` if it is new.
  mutating func add(_ file: OutputFile, for owner: String) -> String? {
    guard isNeeded, case .path(let path) = file else { return nil }
    if let status = FileStatus(path) {
      // Output to a device is not lost.
      return status.kind == .file ? owners.updateValue(owner, forKey: status.identity) : nil
    }
    return ownersByPath.updateValue(owner, forKey: ExactText(Folder.resolved(path).string))
  }
}
