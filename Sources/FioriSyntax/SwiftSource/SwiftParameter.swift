/// A parameter of an initializer that takes a property, by the property's name.
package struct SwiftParameter: Sendable, ExpressibleByStringLiteral {
  package let name: String
  /// Whether the name stands before the argument.
  package var hasLabel = true
  /// Whether the argument cannot be left out.
  package var isRequired = false

  /// A parameter with its property's name as its label, and with a default.
  package init(stringLiteral name: String) { self.name = name }

  /// The same without a label.
  package static func unlabeled(_ name: SwiftParameter) -> SwiftParameter {
    var parameter = name
    parameter.hasLabel = false
    return parameter
  }

  /// The same without a default.
  package static func required(_ name: SwiftParameter) -> SwiftParameter {
    var parameter = name
    parameter.isRequired = true
    return parameter
  }
}
