import ArgumentParser
import FileKit
import PictureComparison
import Recordings
import SystemPackage

/// Where pictures of differences go.
enum DifferenceOutput: Sendable {
  /// The one of two pictures, whether they differ or not, and the folder that is made for it.
  case file(OutputFile, newFolder: String? = nil)
  /// Those of two folders, of pictures that differ, each by its path.
  case folder(String)

  /// What `--output` says of two pictures; one in a folder is named as `actual` is.
  static func file(_ output: String, expected: InputFile, actual: InputFile) throws -> Self {
    if output == "-" { return .file(.standardOutput) }
    let isFolder = output.hasSuffix("/") || Folder.exists(output)
    let path = isFolder ? FilePath(output).appending("\(actual.stem).png") : FilePath(output)
    if let ending = path.extension, ending.lowercased() != "png" {
      throw ValidationError(
        "--output \(output): unknown format '\(ending)'; differences are written as PNG.")
    }
    let file = OutputFile.path(path.string)
    if [expected.place, actual.place].contains(file.absolute) {
      throw ValidationError(
        "\(path) is an input and would be overwritten; choose another path with --output.")
    }
    return .file(file, newFolder: output.hasSuffix("/") ? output : nil)
  }

  /// What `--output` says of two folders.
  static func folder(_ output: String, inputs: [String]) throws -> Self {
    if output == "-" {
      throw ValidationError(
        "differences cannot be written to standard output; give a folder with --output.")
    }
    // Pictures there would be compared the next time.
    let place = Folder.resolved(output)
    if let input = inputs.first(where: { place.starts(with: Folder.resolved($0)) }) {
      throw ValidationError(
        "--output \(output) is inside \(input), which is being compared; choose another folder.")
    }
    return .folder(output)
  }

  /// Makes the folder for pictures of two folders, if it is missing: the last one alone.
  func prepare() throws(RunFailure) {
    if case .folder(let path) = self { try Folder.make(path) }
  }

  /// The place for the picture of a pair, whose folders are made; `nil` when it gets none.
  func place(for path: String, differs: Bool) throws(RunFailure) -> OutputFile? {
    switch self {
    case .file(let file, let newFolder):
      if let newFolder { try Folder.make(newFolder) }
      return file
    case .folder(let folder):
      guard differs else { return nil }
      try Folder.make(above: path, in: folder)
      return .path(FilePath(folder).appending(path).string)
    }
  }
}

extension DifferenceOutput {
  /// Writes the picture of the difference; gives it, if there is a place for it.
  func write(
    _ compared: ComparedPictures, for path: String, differs: Bool
  ) throws(RunFailure) -> PictureFinding.Output? {
    guard let file = try place(for: path, differs: differs) else { return nil }
    let bytes = try compared.differencePicture().png(for: file.name)
    try file.write(bytes)
    return PictureFinding.Output(name: file.name, byteCount: bytes.count)
  }
}

extension PictureFinding {
  /// What two pictures are to each other; the difference is drawn where there is an output, of
  /// several by the file's path, which is the picture's unless told.
  init(
    path: String, compared: ComparedPictures, allowance: ChangeAllowance,
    to output: DifferenceOutput?, filePath: String? = nil
  ) {
    self.init(path: path, outcome: .compared(compared.difference, allowance))
    do throws(RunFailure) {
      self.output = try output?.write(compared, for: filePath ?? path, differs: !status.isGood)
    } catch {
      failures.append(error)
    }
  }

  /// Whether there is a difference to speak of, tolerated or not.
  var hasChange: Bool { difference.map { $0.isResized || $0.changedCount > 0 } ?? false }
}
