import FileKit
import FoundationEssentials

/// The inputs that a command's arguments name: files, folders, patterns, and `-`.
struct Inputs {
  /// Each once, in the order of the arguments; those of a folder or a pattern by their paths.
  private(set) var files: [InputFile] = []
  /// What arguments name that is not there.
  private(set) var failures: [(input: String, failure: RunFailure)] = []
  /// Whether the arguments ask for several inputs, however many there are.
  let isSeveral: Bool
  /// Whether one of them stands for any number of inputs.
  private(set) var isOpen = false

  /// Finds what the arguments name.
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

  /// What a folder or a pattern stands for; `nil` of a file, and of what is not there.
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
