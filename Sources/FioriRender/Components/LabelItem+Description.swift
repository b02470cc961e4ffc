extension ValueReader where Value == LabelItem {
  /// A text, or an object with a `text` and its style, an `image` and the `alignment` of the image.
  static let labelItem = ValueReader { node, path, reader in
    guard case .object = node.value else {
      return ValueReader<Text>.fioriText.read(node, path, &reader).map { LabelItem(text: $0) }
    }
    var draft = LabelItemDraft()
    reader.read(node, at: path, properties, into: &draft)
    return draft.item
  }

  private static let properties: [Property<LabelItemDraft>] = [
    Property("text", \.item.text, .fioriText),
    Property("image", \.item.image, .image),
    Property("alignment", \.item.alignment, .choice("side")),
    Property("font", \.font, .textFont),
    Property("color", \.color, .color),
    Property("numberOfLines", \.numberOfLines, .integer(from: 0, to: 100)),
    Property("styleClass", \.styleClass, .styleClasses),
  ]
}

/// A label item as it is being read, with what its text is told of its style.
private struct LabelItemDraft {
  var item: LabelItem {
    get {
      var item = given
      guard var text = item.text else { return item }
      text.font = font ?? text.font
      text.color = color ?? text.color
      text.numberOfLines = numberOfLines ?? text.numberOfLines
      text.styleClass += styleClass
      item.text = text
      return item
    }
    set { given = newValue }
  }

  private var given = LabelItem()
  var font: TextFont?
  var color: Color?
  var numberOfLines: Int?
  var styleClass: [StyleClass] = []
}
