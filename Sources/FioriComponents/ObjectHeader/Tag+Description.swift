import FioriBasics
import FioriModel
import FioriReading
import FioriSyntax

extension ValueReader where Value == Tag {
  /// A text, or an object with a `title`.
  static let tag = ValueReader(
    .definition(
      "tag", "A short word about an object: a text, or an object with a title.",
      examples: ["Started", ["title": "Started", "fillColor": "positiveLabel"]],
      .anyOf([ValueReader<Text>.fioriText.schema(), .object(Tag.properties)])), swift: \.swift
  ) { node, path, reader in
    guard case .object = node.value, node.member("text") == nil else {
      return ValueReader<Text>.fioriText.read(node, path, &reader).map { Tag(title: $0) }
    }
    var tag = Tag.blank
    reader.read(node, at: path, Tag.properties, into: &tag)
    return tag
  }
}

extension Tag {
  static var blank: Tag { Tag(title: "") }

  /// A literal where it is nothing but a plain word.
  var swift: SwiftCode {
    let call = SwiftCall(
      "Tag", self, over: .blank,
      taking: [.required("title"), "colorScheme", "fillColor"], Self.properties)
    guard call.arguments.count == 1, case .string = title.swift else { return .call(call) }
    return title.swift
  }

  static let properties: [Property<Tag>] = [
    Property(
      "title", \.title, .fioriText, "The word.", default: .required("a text"),
      examples: ["Started"]),
    Property(
      "colorScheme", \.colorScheme, .colorScheme,
      "The ground that the tag's colors are chosen for.", default: .words("the header's")),
    Property(
      "fillColor", \.fillColor, .color,
      "The tag's own ground; its word is then light or dark, whichever is read better.",
      default: .words("the look's"), examples: ["positiveLabel"]),
  ]
}
