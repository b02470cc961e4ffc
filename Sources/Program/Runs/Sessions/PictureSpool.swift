import FileKit
import FioriRender
import Synchronization

/// The pictures of large tables, drawn while their rows are checked: none may be written before all rows
/// are right, and memory would not hold them all.
final class PictureSpool: Sendable {
  /// The result of a figure.
  struct Figure: Sendable {
    let warnings: [Diagnostic]
    let imageFiles: [String]
    var pictures: [DrawnPicture]
  }

  private let file: UnnamedFile
  /// The figures by their first file, and where the bytes of their pictures are.
  private let figures = Mutex<[OutputFile: (figure: Figure, places: [Range<Int>])]>([:])

  /// Creates a spool in a folder; `nil` if that is not possible.
  init?(in folder: String) {
    guard let file = UnnamedFile(in: folder) else { return nil }
    self.file = file
  }

  /// Keeps a figure.
  func keep(_ figure: Figure) throws {
    guard let output = figure.pictures.first?.output else { return }
    var figure = figure
    let places = try figure.pictures.map { try file.append($0.bytes) }
    for index in figure.pictures.indices { figure.pictures[index].bytes = [] }
    figures.withLock { $0[output] = (figure, places) }
  }

  /// Returns the figure of a file, which is kept no longer; `nil` if it is to be drawn.
  func take(_ output: OutputFile) -> Figure? {
    guard let kept = figures.withLock({ $0.removeValue(forKey: output) }) else { return nil }
    var figure = kept.figure
    for (index, place) in kept.places.enumerated() {
      guard let bytes = try? file.bytes(in: place) else { return nil }
      figure.pictures[index].bytes = bytes
    }
    return figure
  }
}
