import FioriFiles
import FioriModel
import FioriRender
package import SystemPackage

/// A description to read: a file, or standard input.
package struct InputFile {
  private let argument: String
  /// Whether the file was found in a folder.
  package let isFound: Bool
  /// The path from the folder of the command line to the file's folder; empty if there is none.
  package let subfolder: FilePath
  /// The file name without its extension, which the names of pictures are derived from.
  package let stem: String

  /// Creates an input from a command line argument; `-` is standard input.
  package init(_ argument: String) {
    (self.argument, isFound, subfolder) = (argument, false, FilePath())
    stem = argument == "-" ? Self.defaultStem : Self.stem(of: FilePath(argument))
  }

  /// Creates an input that was found in a folder of the command line.
  package init(_ path: String, in root: FilePath) {
    (argument, isFound) = (path, true)
    let path = FilePath(path)
    stem = Self.stem(of: path)
    var folder = path.removingLastComponent()
    subfolder = folder.removePrefix(root) ? folder : FilePath()
  }

  private static let defaultStem = "figure"

  private static func stem(of path: FilePath) -> String {
    path.nameParts?.stem ?? defaultStem
  }

  package var isStandardInput: Bool { argument == "-" }

  /// The name of the input in diagnostics.
  package var name: String { isStandardInput ? "<stdin>" : argument }

  /// The input as an output, to find out whether the two are the same file.
  package var asOutput: OutputFile {
    isStandardInput ? .standardOutput : OutputFile.path(argument).absolute
  }

  /// The folder of the file, or `nil` for standard input.
  package var folder: String? {
    isStandardInput ? nil : FilePath(argument).folderText
  }

  /// Notes the file as an input before it is read.
  package func note() {
    if !isStandardInput { RunHost.current.inputs.note(at: argument) }
  }

  /// Reads the bytes, stopping just past the limit so that the caller can detect a longer input.
  package func bytes(limit: Int = Limits.inputByteCount) throws(RunFailure) -> [UInt8] {
    do {
      guard isStandardInput else {
        return try FileBytes.read(FilePath(argument), upTo: limit, takesPipes: true)
      }
      let host = RunHost.current
      host.inputs.note(host.standardInput.rawValue, as: name)
      return try FileBytes.read(host.standardInput, upTo: limit)
    } catch {
      throw .unreadable(name, error, advice: "use a file")
    }
  }
}

extension InputFile {
  /// Reads the bytes of a picture, which may be larger than a description.
  package func pictureBytes() throws(RunFailure) -> [UInt8] {
    try bytes(limit: Limits.comparedByteCount)
  }
}
