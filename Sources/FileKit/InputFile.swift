import FioriRender
package import SystemPackage

/// A description to read: a file, or standard input.
package struct InputFile {
  private let argument: String
  /// The folder of the command line that the file was found in; `nil` if it was given itself.
  private let root: String?

  /// Creates an input from a command line argument; `-` is standard input.
  package init(_ argument: String) { (self.argument, root) = (argument, nil) }

  /// Creates an input that was found in a folder of the command line.
  package init(_ path: String, in root: String) { (argument, self.root) = (path, root) }

  /// Whether the file was found in a folder.
  package var isFound: Bool { root != nil }

  /// The path from the folder of the command line to that of the file; empty if there is none.
  package var subfolder: FilePath {
    guard let root else { return FilePath() }
    var path = FilePath(argument).removingLastComponent()
    return path.removePrefix(FilePath(root)) ? path : FilePath()
  }

  package var isStandardInput: Bool { argument == "-" }

  /// The name of the input in diagnostics.
  package var name: String { isStandardInput ? "<stdin>" : argument }

  /// The input as an output, to find out whether the two are the same file.
  package var place: OutputFile {
    isStandardInput ? .standardOutput : OutputFile.path(argument).absolute
  }

  /// The folder of the file, or `nil` for standard input.
  package var folder: String? {
    isStandardInput ? nil : FilePath(argument).removingLastComponent().string
  }

  /// The file name without its extension, from which the names of pictures are derived.
  package var stem: String {
    isStandardInput ? "figure" : FilePath(argument).lastComponent?.stem ?? "figure"
  }

  /// Reads the bytes, stopping just past the limit so that the caller can detect a longer input.
  package func bytes(limit: Int = Limits.inputByteCount) throws(RunFailure) -> [UInt8] {
    do {
      if isStandardInput { return try Self.bytes(of: .standardInput, limit) }
      let file = try FileDescriptor.open(FilePath(argument), .readOnly, options: .closeOnExec)
      return try file.closeAfter { try Self.bytes(of: file, limit) }
    } catch {
      throw .unreadable(name, error, advice: "give a file")
    }
  }

  private static func bytes(of file: FileDescriptor, _ limit: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= limit {
      let count = try buffer.withUnsafeMutableBytes { try file.read(into: $0) }
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return bytes
  }
}

extension InputFile {
  /// Reads the bytes of a picture, which may be larger than a description.
  package func pictureBytes() throws(RunFailure) -> [UInt8] {
    try bytes(limit: Limits.comparedByteCount)
  }
}
