import FioriRender
import RenderService

/// The settings of a request for a drawing, besides its description.
struct RenderQuery: Sendable {
  private(set) var format = Format.png
  private(set) var traits = EnvironmentOverrides()
  private(set) var page: PageChoice?
  /// Whether the answer is JSON, as `stream` writes it.
  private(set) var isJSON = false

  private static let names = (Environment.optionTraits.map(\.name) + ["format", "page"]).sorted()
  private static let json = "application/json"

  /// Reads the query of a request, and the values of all its `Accept` fields.
  init(_ query: String?, accept: [String]) throws(Problem) {
    var hasFormat = false
    for (name, text) in try QueryText.parameters(query) {
      if name == "format" { hasFormat = true }
      try read(name, text)
    }
    try negotiate(accept, hasFormat: hasFormat)
  }

  private mutating func read(_ name: String, _ text: String) throws(Problem) {
    switch name {
    case "format": format = try Self.word(name, text)
    case "page":
      guard let choice = text == "all" ? .all : Int(text).map(PageChoice.number) else {
        throw Problem(400, "'page' cannot be '\(text)'; use a page number or 'all'")
      }
      page = choice
    default: try set(name, text)
    }
  }

  private mutating func set(_ name: String, _ text: String) throws(Problem) {
    guard try traits.set(name, to: text) else {
      throw Problem(
        400, "unknown parameter '\(name)'; \(Suggestion.hint(for: name, among: Self.names))")
    }
  }

  /// Chooses a content that the client takes: a picture in the format of the query, or in any if it
  /// has none.
  private mutating func negotiate(
    _ accept: [String], hasFormat: Bool
  ) throws(Problem) {
    let formats = hasFormat ? [format] : Format.allCases
    let types = formats.map(\.mediaType) + [Self.json]
    guard let type = AcceptHeader(accept).preferred(of: types) else {
      throw Problem(
        406, "no type in 'Accept' can be sent; use \(Suggestion.list(types, joiner: "or"))"
      )
    }
    isJSON = type == Self.json
    format = formats.first { $0.mediaType == type } ?? format
  }

  private static func word<Value: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ text: String
  ) throws(Problem) -> Value {
    if let value = Value(rawValue: text) { return value }
    let values = Suggestion.list(Value.allCases.map(\.rawValue), joiner: "or")
    throw Problem(400, "'\(name)' cannot be '\(text)'; use \(values)")
  }
}

extension QueryText {
  /// Returns the parameters of a query, decoded.
  static func parameters(
    _ query: String?
  ) throws(Problem) -> [(column: String, text: String)] {
    do throws(QueryError) {
      return try parameters(query.map { $0[...] } ?? "")
    } catch {
      throw Problem(error)
    }
  }

  /// Returns the parameters of a request, decoded.
  static func parameters(
    of head: WebRequestHead
  ) throws(Problem) -> [(column: String, text: String)] {
    try parameters(head.query.map(String.init))
  }
}
