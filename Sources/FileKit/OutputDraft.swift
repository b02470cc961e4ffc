package import SystemPackage

/// A picture that is drawn but not yet moved to its final path.
///
/// A draft of a file is stored next to its final path until the whole description is known to be
/// valid, so that pictures do not pile up in memory. A draft that is not kept is deleted when its
/// last reference is released.
package final class OutputDraft: Sendable {
  private enum Content {
    /// A file to be moved to the final path.
    case file(DraftFile)
    /// Bytes for anything other than a regular file.
    case bytes([UInt8])
  }

  package let output: OutputFile
  package let byteCount: Int
  private let content: Content

  /// Creates a draft of bytes, as a file next to the output if that is a file.
  package init(_ bytes: [UInt8], for output: OutputFile) throws(RunFailure) {
    self.output = output
    byteCount = bytes.count
    do {
      content =
        try output.replaceableFile.map { file in
          .file(try DraftFile(replacing: file) { _ = try $0.writeAll(bytes) })
        } ?? .bytes(bytes)
    } catch {
      throw output.failure(error)
    }
  }

  /// Creates a draft that `body` writes in pieces. An output that is not a file is written
  /// immediately.
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
      if let file = output.replaceableFile {
        content = .file(try DraftFile(replacing: file, counted))
      } else {
        try output.writeThrough(counted)
        content = .bytes([])
      }
      byteCount = count
    } catch {
      throw output.failure(error)
    }
  }

  /// Takes over a draft that has been released.
  package init(_ draft: ReleasedDraft, byteCount: Int, for output: OutputFile) {
    content = .file(DraftFile(FilePath(draft.path), for: FilePath(draft.place), draft.lock))
    (self.byteCount, self.output) = (byteCount, output)
  }

  /// Whether the bytes are in a file rather than in memory.
  package var isFile: Bool { lock != nil }

  /// The lock on the folder of the file; `nil` if the bytes are in memory.
  package var lock: DraftLock? {
    if case .file(let file) = content { file.lock } else { nil }
  }

  /// Leaves the file where it is, also without a reference; `nil` if the bytes are in memory.
  package func release() -> ReleasedDraft? {
    guard case .file(let file) = content else { return nil }
    file.release()
    return ReleasedDraft(path: file.path.string, place: file.place.string, lock: file.lock)
  }

  /// Moves the picture to its final path and replaces the file there.
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

/// The file of a draft whose object is gone.
package struct ReleasedDraft: Sendable {
  package let path: String
  package let place: String
  /// The file is in use as long as there is a reference to this.
  package let lock: DraftLock

  package init(path: String, place: String, lock: DraftLock) {
    (self.path, self.place, self.lock) = (path, place, lock)
  }
}
