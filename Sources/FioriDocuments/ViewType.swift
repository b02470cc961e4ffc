import FioriComponents

/// A type of view that a description can ask for.
public struct ViewType: Hashable, Sendable {
  /// Its `type` in a description.
  public let name: String
  /// A sentence on what it is.
  public let summary: String
  /// A good description to begin from, which names ``Document/schema`` for editors.
  public let example: String

  /// All types, in the order of the documentation.
  public static let all = ComponentCatalog.all.map { type in
    ViewType(name: type.typeName, summary: type.summary, example: type.example)
  }
}
