import FioriModel
package import FioriReading
package import FioriSyntax

/// A view that a description can ask for.
package protocol DescribedComponent: Component {
  /// The view before its keys have been read.
  init()

  /// A sentence on what the view is.
  static var summary: String { get }

  /// The view's keys, `type` aside.
  static var properties: [Property<Self>] { get }

  /// The properties that the view's initializer takes in Swift, in its order; others are set.
  static var parameters: [SwiftParameter] { get }

  /// A good description to begin from: a JSON object with a `view` of this type.
  static var example: String { get }
}

extension DescribedComponent {
  /// What makes the view in Swift.
  var swiftCall: SwiftCall {
    SwiftCall(
      self, over: Self(), taking: Self.parameters, Self.properties,
      subject: (self as? any Card)?.content.title.string)
  }

  var swift: SwiftCode { .call(swiftCall) }

  /// The view that an object describes.
  static func read(_ entry: LocatedNode, _ reader: inout DescriptionReader) -> Self {
    reader.filled(Self(), from: entry.node, at: entry.path, properties, besides: ["type"])
  }

  /// The view in a schema, under the name of its type.
  package static var definition: SchemaDefinition {
    SchemaDefinition(name: typeName, meaning: summary, examples: []) {
      .object([typeKey] + properties.map(\.key))
    }
  }

  /// The key that tells the view from others; where it can be no other, it may be left out.
  private static var typeKey: SchemaKey {
    SchemaKey("type", "The type of the view.") { .choice([typeName]) }
  }
}

extension SwiftCall {
  /// What makes a view; of one that no description can ask for, its type alone.
  package init(_ view: any Component) {
    self = (view as? any DescribedComponent)?.swiftCall ?? SwiftCall(name: "\(type(of: view))")
  }
}
