import Foundation

/// A layout report as its readers see it.
struct LayoutText: Decodable {
  struct Size: Decodable, Hashable {
    let width: Double
    let height: Double
  }

  struct Node: Decodable {
    let kind: String
    let text: String?
    /// `#RRGGBBAA`; `nil` of what has no color of its own.
    let color: String?
    let children: [Node]

    /// The kinds of the node and of all inside it.
    var kinds: [String] { [kind] + children.flatMap(\.kinds) }
  }

  /// `nil` of a picture that stands alone.
  let name: String?
  let size: Size
  let root: Node

  /// The report of one picture.
  static func one(_ json: [UInt8]) throws -> LayoutText {
    try JSONDecoder().decode(LayoutText.self, from: Data(json))
  }

  /// The reports of several pictures.
  static func several(_ json: [UInt8]) throws -> [LayoutText] {
    try JSONDecoder().decode([LayoutText].self, from: Data(json))
  }
}
