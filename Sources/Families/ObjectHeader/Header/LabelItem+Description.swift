import FioriBasics
import FioriModel

extension ValueReader where Value == LabelItem {
  /// A text, or an object with a `text` and its style, an `image` and the `alignment` of the image.
  static let labelItem = ValueReader(
    .definition(
      "labelItem", "A fact about an object: a text, or an object with a text and an icon.",
      examples: [["text": "Los Altos, CA", "image": "builtin:location"]],
      .anyOf([ValueReader<Text>.content.schema(), .object(properties)])), swift: \.swift
  ) { node, path, reader in
    guard node.isObject, !node.isTextValue else {
      return ValueReader<Text>.fioriText.read(node, path, &reader).map { LabelItem(text: $0) }
    }
    return reader.filled(LabelItemDraft(), from: node, at: path, properties).item
  }

  private static let properties: [Property<LabelItemDraft>] = [
    Property(
      "text", \.item.text, .fioriText, "Text of the label item; optional if there is an image.",
      examples: ["Los Altos, CA"]),
    Property(
      "image", \.item.image, .image,
      "Icon, 16 × 16 points; template images use the text's color.",
      default: .text("from a style sheet, else none"), examples: ["builtin:location"]),
    Property(
      "alignment", \.item.alignment, .choice("side"), "Side of the text that the icon is on.",
      default: "trailing"),
    Property(
      "font", \.font, .textFont, "The text's font.", default: .text("depends on the place")),
    Property(
      "color", \.color, .color, "The text's color.", default: .text("depends on the place")),
    Property(
      "numberOfLines", \.numberOfLines, .integer(from: 0, to: 100),
      "Maximum number of lines; 0: unlimited.",
      default: .text("depends on the place"), examples: [2]),
    Property(
      "styleClass", \.styleClass, .styleClasses,
      "Additional style classes of the text.", default: .text("none")),
  ]
}

extension LabelItem {
  /// Writes a plain text as a literal.
  var swift: SwiftCode {
    var call = SwiftCall(name: "LabelItem")
    let text = text.map(ValueReader<Text>.fioriText.swift)
    if let text { call.arguments.append(SwiftArgument("text", text)) }
    if let image { call.arguments.append(SwiftArgument("image", image.swift)) }
    if alignment != LabelItem().alignment {
      call.arguments.append(SwiftArgument("alignment", .choice(alignment.rawValue)))
    }
    guard call.arguments.count == 1, let text, case .string = text else { return .call(call) }
    return text
  }
}

/// A label item while it is being read, and the style of its text.
private struct LabelItemDraft {
  var item: LabelItem {
    get {
      var item = stored
      guard var text = item.text else { return item }
      text.font = font ?? text.font
      text.color = color ?? text.color
      text.numberOfLines = numberOfLines ?? text.numberOfLines
      text.styleClass += styleClass
      item.text = text
      return item
    }
    set { stored = newValue }
  }

  private var stored = LabelItem()
  var font: TextFont?
  var color: Color?
  var numberOfLines: Int?
  var styleClass: [StyleClass] = []
}
