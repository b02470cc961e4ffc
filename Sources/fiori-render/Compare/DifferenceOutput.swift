import ArgumentParser
import FileKit
import PictureComparison
import Recordings
import RenderService
import SystemPackage

/// The destination of difference pictures.
enum DifferenceOutput: Sendable {
  /// A file for one pair of pictures, written even if they are equal, and a folder to create for
  /// it.
  case file(OutputFile, newFolder: String? = nil)
  /// A folder for pictures of two folders that differ, each under its path.
  case folder(String)

  /// Returns the output for two pictures; a file in a folder is named after `actual`.
  static func file(_ output: String, expected: InputFile, actual: InputFile) throws -> Self {
    if output == "-" { return .file(.standardOutput) }
    let isFolder = output.hasSuffix("/") || Folder.exists(output)
    let path = isFolder ? FilePath(output).appending("\(actual.stem).png") : FilePath(output)
    if let ending = path.extension, ending.lowercased() != "png" {
      throw ValidationError(
        "--output \(output): unknown format '\(ending)'; differences are written as PNG.")
    }
    let file = OutputFile.path(path.string)
    try OutputClash.check([("--output", path.string)], inputs: [expected, actual])
    return .file(file, newFolder: output.hasSuffix("/") ? output : nil)
  }

  /// Returns the output for two folders.
  static func folder(_ output: String, inputs: [String]) throws -> Self {
    if output == "-" {
      throw ValidationError(
        "differences cannot be written to standard output; give a folder with --output.")
    }
    // Pictures there would be compared in the next run.
    let resolved = Folder.resolved(output)
    if let input = inputs.first(where: { resolved.starts(with: Folder.resolved($0)) }) {
      throw ValidationError(
        "--output \(output) is inside \(input), which is being compared; choose another folder.")
    }
    return .folder(output)
  }

  /// Creates the output folder for two folders if it is missing, but not its parents.
  func prepare() throws(RunFailure) {
    if case .folder(let path) = self { try Folder.make(path) }
  }

  /// Returns the path for a pair's picture and creates its folders; `nil` if it is not written.
  func file(for path: String, differs: Bool) throws(RunFailure) -> OutputFile? {
    switch self {
    case .file(let file, let newFolder):
      if let newFolder { try Folder.make(newFolder) }
      return file
    case .folder(let folder):
      guard differs else { return nil }
      try Folder.make(above: path, in: folder)
      let isNamed = FilePath(path).extension?.lowercased() == "png"
      return .path(FilePath(folder).appending(isNamed ? path : "\(path).png").string)
    }
  }
}

extension DifferenceOutput {
  /// Writes the difference picture and returns it, if there is a path for it.
  func write(
    _ compared: ComparedPictures, for path: String, differs: Bool
  ) throws(RunFailure) -> PictureFinding.Output? {
    guard let file = try self.file(for: path, differs: differs) else { return nil }
    let bytes = try compared.differencePicture().png(for: file.name)
    try file.write(bytes)
    return PictureFinding.Output(name: file.name, byteCount: bytes.count)
  }
}

extension PictureFinding {
  /// Creates the finding for two pictures, and writes the difference picture to the output, if any.
  init(
    path: String, compared: ComparedPictures, allowance: ChangeAllowance,
    to output: DifferenceOutput?
  ) {
    self.init(path: path, outcome: .compared(compared.difference, allowance))
    do throws(RunFailure) {
      self.output = try output?.write(compared, for: path, differs: !status.isGood)
    } catch {
      failures.append(error)
    }
  }

  /// Whether the pictures differ, even within the allowance.
  var hasChange: Bool { difference.map { $0.isResized || $0.changedCount > 0 } ?? false }
}
