import FileKit
import Recordings
import SystemPackage

extension DifferenceOutput {
  /// Returns the output for two pictures; a file in a folder is named after `actual`.
  static func file(_ output: String, expected: InputFile, actual: InputFile) throws -> Self {
    if output == "-" { return .file(.standardOutput) }
    let isFolder = output.hasSuffix("/") || Folder.exists(output)
    let path = isFolder ? FilePath(output).appending("\(actual.stem).png") : FilePath(output)
    if let ending = path.extension, ending.lowercased() != "png" {
      throw UsageError(
        "--output \(output): unknown format '\(ending)'; differences are written as PNG.")
    }
    let file = OutputFile.path(path.string)
    try OutputClash.check([("--output", path.string)], inputs: [expected, actual])
    return .file(file, newFolder: output.hasSuffix("/") ? output : nil)
  }

  /// Returns the output for two folders.
  static func folder(_ output: String, inputs: [String]) throws(UsageError) -> Self {
    if output == "-" {
      throw UsageError(
        "differences cannot be written to standard output; use a folder with --output.")
    }
    // Pictures there would be compared in the next run.
    let resolved = Folder.resolved(output)
    if let input = inputs.first(where: { resolved.starts(with: Folder.resolved($0)) }) {
      let place = Folder.resolved(input) == resolved ? "" : " in '\(input)',"
      throw UsageError(
        "--output: '\(output)' is\(place) one of the compared folders; choose another folder."
      )
    }
    return .folder(output)
  }
}
