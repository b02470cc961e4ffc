/// An element of an XML document.
package struct XMLElement: Sendable {
  /// The name with its prefix, if it has one; a text between elements is named ``textName``.
  package let name: String
  package let attributes: [(name: String, value: String)]
  package let children: [XMLElement]
  /// The text directly inside a `style` or a text, without the text of its children.
  package let text: String
  /// The line of its start tag, counted from 1.
  package let line: Int

  /// The name of a text between elements, which no element can have.
  package static let textName = "#text"

  /// Returns the value of an attribute, `nil` if it is missing.
  package subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }
}
