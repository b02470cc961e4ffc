import FioriBasics
import FioriModel
import FioriReading
import FioriSyntax

extension ValueReader where Value == Tag {
  /// A text, or an object with a `title`.
  static let tag = ValueReader(
    .definition(
      "tag", "A tag: a text, or an object with a title.",
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
      "title", \.title, .fioriText, "Text of the tag.", default: .required("a text"),
      examples: ["Started"]),
    Property(
      "colorScheme", \.colorScheme, .colorScheme,
      "Color scheme of the tag's background.", default: .words("the header's")),
    Property(
      "fillColor", \.fillColor, .color,
      "Background of the tag; its text is light or dark, whichever has more contrast.",
      default: .words("depends on the generation"), examples: ["positiveLabel"]),
  ]
}
