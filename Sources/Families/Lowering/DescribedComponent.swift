package import FioriBasics
package import FioriModel

/// A view that a description can contain.
package protocol DescribedComponent: Component {
  /// Creates the view with its keys still to be read.
  init()

  /// A one-sentence summary of the view.
  static var summary: String { get }

  /// The view's keys, except `type`.
  static var properties: [Property<Self>] { get }

  /// The parameters of the view's initializer in Swift, in order; other properties are set
  /// afterward.
  static var parameters: [SwiftParameter] { get }

  /// A good description to start from: a JSON object with a `view` of this type.
  static var example: String { get }

  /// The subject of the view, for the name of a variable in Swift; `nil` for its type alone.
  var subject: String? { get }

  /// The states of the view itself, without the states of the views inside it.
  var states: Set<ViewState> { get }
}

extension DescribedComponent {
  package var subject: String? { nil }

  /// The Swift call that creates the view.
  var swiftCall: SwiftCall {
    SwiftCall(
      self, over: Self(), taking: Self.parameters, Self.properties,
      subject: subject)
  }

  package var swift: SwiftCode { .call(swiftCall) }

  /// Reads the view that an object describes.
  package static func read(_ entry: LocatedNode, _ reader: inout DescriptionReader) -> Self {
    reader.filled(Self(), from: entry.node, at: entry.path, properties, besides: ["type"])
  }

  /// The view's definition in the schema, named after its type.
  package static var definition: SchemaDefinition {
    SchemaDefinition(name: typeName, meaning: summary, examples: []) {
      .object([typeKey] + properties.map(\.key))
    }
  }

  /// The key that identifies the type of view; optional if only one type is possible.
  private static var typeKey: SchemaKey {
    SchemaKey("type", "The type of the view.") { .choice([typeName]) }
  }
}

extension SwiftCall {
  /// Creates the call that creates a view; for a view that no description can contain, only its
  /// type.
  package init(_ view: any Component) {
    self = (view as? any DescribedComponent)?.swiftCall ?? SwiftCall(name: "\(type(of: view))")
  }
}
