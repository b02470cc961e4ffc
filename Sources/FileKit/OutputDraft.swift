package import SystemPackage

/// A picture that has been drawn and is not yet at its place.
///
/// Files lie beside their places until all of their description is known to be sound, so that no
/// memory is needed for them. One that is not kept goes with its last user, however that ends.
package final class OutputDraft: Sendable {
  private enum Content {
    /// A file that takes the place's.
    case file(DraftFile)
    /// Bytes for what is no file.
    case bytes([UInt8])
  }

  package let output: OutputFile
  package let byteCount: Int
  private let content: Content

  /// Bytes for an output, written beside it if that is a file.
  package init(_ bytes: [UInt8], for output: OutputFile) throws(RunFailure) {
    self.output = output
    byteCount = bytes.count
    do {
      content =
        try output.replaceableFile.map { place in
          .file(try DraftFile(beside: place) { _ = try $0.writeAll(bytes) })
        } ?? .bytes(bytes)
    } catch {
      throw output.failure(error)
    }
  }

  /// A file that `body` writes by pieces; what is no file gets it at once.
  package init(
    for output: OutputFile, _ body: (FileDescriptor) throws -> Void
  ) throws(RunFailure) {
    self.output = output
    do {
      var count = 0
      let counted = { (file: FileDescriptor) in
        try body(file)
        count = Int((try? file.seek(offset: 0, from: .current)) ?? 0)
      }
      if let place = output.replaceableFile {
        content = .file(try DraftFile(beside: place, counted))
      } else {
        try output.writeThrough(counted)
        content = .bytes([])
      }
      byteCount = count
    } catch {
      throw output.failure(error)
    }
  }

  /// Puts the picture at its place, over what was there.
  package func keep() throws(RunFailure) {
    do {
      switch content {
      case .file(let file): try file.move()
      case .bytes(let bytes): try output.writeThrough(bytes)
      }
    } catch {
      throw output.failure(error)
    }
  }
}
