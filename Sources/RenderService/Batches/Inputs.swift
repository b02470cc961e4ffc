import FileKit
import FoundationEssentials

/// The inputs that a command's arguments name: files, folders, patterns, and `-`.
struct Inputs {
  /// The inputs without duplicates, in the order of the arguments; those of a folder or pattern are
  /// sorted by path.
  private(set) var files: [InputFile] = []
  /// The arguments that match nothing or cannot be read.
  private(set) var failures: [(input: String, failure: RunFailure)] = []
  /// Whether there are several arguments, even if they give only one input.
  let isSeveral: Bool
  /// Whether an argument can match any number of inputs.
  private(set) var isOpen = false

  /// Finds the inputs for the arguments.
  init(_ arguments: [String]) {
    isSeveral = arguments.count > 1
    var (places, found): (Set<OutputFile>, Set<OutputFile>) = ([], [])
    for argument in arguments {
      let paths: [String]?
      do throws(RunFailure) {
        paths = try Self.paths(in: argument)
      } catch {
        failures.append((argument, error))
        isOpen = true
        continue
      }
      guard let paths else {
        let file = InputFile(argument)
        places.insert(file.place)
        if !found.contains(file.place) { files.append(file) }
        continue
      }
      isOpen = true
      if paths.isEmpty { failures.append((argument, Self.emptiness(of: argument))) }
      files += paths.map(InputFile.init).filter { places.insert($0.place).inserted }
      found.formUnion(paths.map { InputFile($0).place })
    }
  }

  /// Returns the files of a folder or pattern; `nil` for a file, and for a path that does not
  /// exist.
  private static func paths(in argument: String) throws(RunFailure) -> [String]? {
    if argument == "-" { return nil }
    if Folder.exists(argument) { return try Folder.descriptions(in: argument) }
    guard PathPattern.isPattern(argument), !FileManager.default.fileExists(atPath: argument)
    else { return nil }
    return PathPattern(argument).paths
  }

  private static func emptiness(of argument: String) -> RunFailure {
    RunFailure.unreadableInput(
      Folder.exists(argument)
        ? "\(argument): contains no descriptions (.json files)"
        : "\(argument): no files match this pattern")
  }
}
