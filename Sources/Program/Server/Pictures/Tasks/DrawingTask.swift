import FileKit
import FioriRender

/// A worker's task: one request.
enum DrawingTask: Sendable {
  /// A description, with the query and the `Accept` fields of its request.
  case render(query: String?, accept: [String], body: [UInt8])
  case card(CardTask)
  /// A form with two pictures; `type` is its `Content-Type`, which has the boundary.
  case compare(type: String, body: [UInt8])

  /// Reads a message of the server; `nil` if it is not a task.
  init?(_ message: MessageSocket.Message) {
    guard let kind = message.first else { return nil }
    let parts = message.dropFirst()
    switch (String(decoding: kind, as: UTF8.self), parts.count) {
    case ("render", 2...):
      let texts = parts.dropLast().map { String(decoding: $0, as: UTF8.self) }
      // A query starts with its question mark, to distinguish an empty one from none.
      self = .render(
        query: texts[0].isEmpty ? nil : String(texts[0].dropFirst()),
        accept: Array(texts.dropFirst()), body: parts.last ?? [])
    case ("compare", 2):
      self = .compare(
        type: String(decoding: parts.first ?? [], as: UTF8.self), body: parts.last ?? [])
    case ("card", _):
      guard let task = CardTask(parts) else { return nil }
      self = .card(task)
    default: return nil
    }
  }

  /// The message to the worker.
  var message: MessageSocket.Message {
    switch self {
    case .render(let query, let accept, let body):
      [Array("render".utf8), Array((query.map { "?\($0)" } ?? "").utf8)]
        + accept.map { Array($0.utf8) } + [body]
    case .card(let task): [Array("card".utf8)] + task.parts
    case .compare(let type, let body): [Array("compare".utf8), Array(type.utf8), body]
    }
  }
}

/// A card to be drawn.
///
/// It has the whole template, so that all workers draw the template that the server has read and
/// checked, whatever has become of the file.
struct CardTask: Sendable {
  /// The path of the template, whose folder has its images and style sheets.
  let file: String
  let json: [UInt8]
  /// The checksum of the template.
  let checksum: String
  let format: Format
  let cells: [(column: String, text: String)]

  init(
    _ entry: CardTemplates.Entry, _ format: Format, cells: [(column: String, text: String)]
  ) {
    (file, json, checksum) = (entry.file, entry.json, entry.checksum)
    (self.format, self.cells) = (format, cells)
  }

  fileprivate init?(_ parts: ArraySlice<[UInt8]>) {
    guard parts.count >= 4, parts.count % 2 == 0 else { return nil }
    let texts = parts.map { String(decoding: $0, as: UTF8.self) }
    guard let format = Format(rawValue: texts[3]) else { return nil }
    (file, checksum, self.format) = (texts[0], texts[2], format)
    json = parts[parts.startIndex + 1]
    cells = stride(from: 4, to: texts.count, by: 2).map { (texts[$0], texts[$0 + 1]) }
  }

  fileprivate var parts: [[UInt8]] {
    [Array(file.utf8), json, Array(checksum.utf8), Array(format.rawValue.utf8)]
      + cells.flatMap { [Array($0.column.utf8), Array($0.text.utf8)] }
  }
}
