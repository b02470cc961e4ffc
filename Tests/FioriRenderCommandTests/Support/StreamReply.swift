import Foundation

/// A line that `stream` answers, as its readers see it.
struct StreamReply: Decodable {
  struct Picture: Decodable {
    let name: String
    let format: String
    let width: Double
    let height: Double
    let data: Data?
    let path: String?
  }

  struct Diagnostic: Decodable, Hashable {
    let severity: String
    let file: String?
    let line: Int?
    let column: Int?
    let path: String?
    let message: String
  }

  private enum Key: CodingKey {
    case id, name, pictures, diagnostics
  }

  /// A string, or a number's text.
  let id: String
  /// Of a line that asks for one picture.
  let picture: Picture?
  /// Of a line that may ask for several.
  let pictures: [Picture]?
  let diagnostics: [Diagnostic]

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    id =
      try (try? values.decode(String.self, forKey: .id))
      ?? "\(values.decode(Int.self, forKey: .id))"
    picture = values.contains(.name) ? try Picture(from: decoder) : nil
    pictures = try values.decodeIfPresent([Picture].self, forKey: .pictures)
    diagnostics = try values.decode([Diagnostic].self, forKey: .diagnostics)
  }

  /// All replies of an output, in its order.
  static func all(_ output: [UInt8]) throws -> [StreamReply] {
    try output.split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(StreamReply.self, from: Data($0))
    }
  }

  /// The picture's bytes.
  var bytes: [UInt8]? { picture?.data.map { Array($0) } }

  /// What is wrong, without its place.
  var messages: [String] { diagnostics.map(\.message) }
}
