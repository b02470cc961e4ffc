package import FileKit
import FioriRender
import SystemPackage

/// The inputs of a run, usually those that a command's arguments name: files, folders, patterns, and `-`.
package struct Inputs {
  /// The inputs without duplicates, in the order of the arguments; files of a folder or pattern are
  /// sorted by path.
  private(set) var files: [InputFile] = []
  /// The arguments that match nothing or cannot be read.
  private(set) var failures: [(input: String, failure: RunFailure)] = []
  /// The files as they have been read; `nil` to read them.
  let readings: [Reading]?
  /// The arguments that name them.
  let arguments: [String]
  /// Whether there are several arguments, even if they name only one input.
  let isSeveral: Bool
  /// Whether an argument can match any number of inputs.
  private(set) var isOpen = false

  /// The files and folders in folders that are skipped, with the reason.
  private(set) var ignored: [(path: String, reason: String)] = []

  /// Whether folders may have no descriptions.
  let allowsNone: Bool

  /// Finds the inputs for the arguments; `excluded` are patterns of files to skip in folders, which
  /// may have no descriptions with `allowsNone`.
  init(_ arguments: [String], excluding excluded: [String] = [], allowsNone: Bool = false) {
    self.allowsNone = allowsNone
    (self.arguments, readings, isSeveral) = (arguments, nil, arguments.count > 1)
    var (taken, found): (ExactTexts, ExactTexts) = ([], [])
    for argument in arguments {
      // A shell's `*.json` also matches files that the commands themselves have written there.
      if isSeveral, Folder.isReport(argument), Folder.hasFile(argument) {
        ignored.append((argument, "not a description"))
        continue
      }
      let files: [InputFile]?
      do throws(RunFailure) {
        files = try self.files(in: argument, excluding: excluded)
      } catch {
        failures.append((argument, error))
        isOpen = true
        continue
      }
      guard let files else {
        let file = InputFile(argument)
        // A single one needs no set, whose type would have to be looked up.
        if !isSeveral || Self.isNew(file, &taken, besides: found) { self.files.append(file) }
        continue
      }
      isOpen = true
      if files.isEmpty, !allowsNone, failures.last?.input != argument {
        failures.append((argument, Self.emptiness(of: argument)))
      }
      for file in files {
        let name = file.asOutput.name
        if taken.add(name) { self.files.append(file) }
        found.add(name)
      }
    }
    if files.isEmpty, failures.isEmpty, let (path, _) = ignored.first {
      failures.append((path, .noDescription))
    }
  }

  /// Takes files that were found in a folder; those that are not descriptions are skipped.
  package init(found files: [InputFile]) {
    (self.files, isOpen, allowsNone) = (files, true, false)
    (arguments, readings, isSeveral) = ([], nil, false)
  }

  /// Takes descriptions that have been read.
  init(read descriptions: [(input: InputFile, reading: Reading)]) {
    (files, allowsNone) = (descriptions.map(\.input), false)
    (arguments, readings, isSeveral) = ([], descriptions.map(\.reading), false)
  }

  /// Notes a file that an argument names, and returns whether no folder or pattern has it.
  private static func isNew(
    _ file: InputFile, _ taken: inout ExactTexts, besides found: ExactTexts
  ) -> Bool {
    let name = file.asOutput.name
    taken.add(name)
    return !found.contains(name)
  }

  /// Returns the files of a folder or pattern; `nil` for a file, and for a path that does not
  /// exist.
  private mutating func files(
    in argument: String, excluding excluded: [String]
  ) throws(RunFailure) -> [InputFile]? {
    if argument == "-" { return nil }
    if Folder.exists(argument) {
      let search = try DescriptionSearch(in: argument, excluding: excluded)
      ignored += search.ignored
      failures += search.failures.map { (argument, $0) }
      let root = FilePath(argument)
      return search.paths.map { InputFile($0, in: root) }
    }
    guard PathPattern.isPattern(argument), !Folder.hasEntry(argument)
    else { return nil }
    return PathPattern(argument).paths.map { InputFile($0) }
  }

  static func emptiness(of argument: String) -> RunFailure {
    Folder.exists(argument) ? .noDescriptions(in: argument) : .noMatch(of: argument)
  }
}
