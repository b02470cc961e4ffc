/// Builds the row of a KPI's items; what it looks like is the provider's matter.
///
/// The SAPFiori counterpart is `FUIKPIAttributedStringBuilder`.
struct KPIRowBuilder {
  let attributes: any KPIAttributesProvider
  let color: RGBA

  /// At most this wide, in points (stated: facts, theming §2.3).
  static let maximumWidth = 216.0

  /// How far a long value is scaled down before it is cut (stated: facts, theming §2.5).
  private static let minimumScale = 0.5

  /// The items on one baseline. Items without a text take no room and no kerning.
  func row(_ items: [KPIItem], at path: DescriptionPath) -> RowElement {
    var parts: [RowElement.Item] = []
    var previous: KPIItemStyle?
    for (index, item) in items.enumerated() where item.text != "" {
      let kerning = LeadingItemKerning(of: item.style, after: previous)
      parts.append(
        RowElement.Item(
          leadingSpace: attributes.kerning(kerning),
          element: element(item, at: path.index(index).key(item.kind))))
      previous = item.style
    }
    return RowElement(
      items: parts, strut: attributes.font(for: .metric), maximumWidth: Self.maximumWidth,
      minimumScale: Self.minimumScale)
  }

  private func element(_ item: KPIItem, at path: DescriptionPath) -> Element {
    switch item {
    case .icon(let image): .image(icon(image, at: path))
    case .metric(let text), .fraction(let text): .text(self.text(number(text, item), item, path))
    case .unit(let text):
      .text(self.text([run(text, attributes.font(for: item.style))], item, path))
    }
  }

  private func text(
    _ runs: [StyledText.Run], _ item: KPIItem, _ path: DescriptionPath
  ) -> TextElement {
    TextElement(
      text: StyledText(runs: runs, font: attributes.font(for: item.style), color: color),
      kind: item.kind, origin: path)
  }

  /// The box centred on the height of the digits: set on their baseline it would hang, at their
  /// top it would float (boards, KPI view).
  private func icon(_ image: Image, at path: DescriptionPath) -> ImageElement {
    let box = attributes.iconSize
    let digits = attributes.font(for: .metric).digitHeight
    return ImageElement(
      image: image, kind: "icon", origin: path, box: box, tint: color,
      ascent: (digits + box.height) / 2)
  }

  /// The runs of a number, whose `.` and `,` beside a digit are set in the separators' font.
  private func number(_ text: String, _ item: KPIItem) -> [StyledText.Run] {
    let digits = attributes.font(for: item.style)
    let separator = attributes.separatorFont(for: item.style)
    // Too long to be drawn; the layout says so.
    guard text.utf8.count <= 4 * Limits.textLength else { return [run(text, digits)] }
    let characters = Array(text)
    var runs: [StyledText.Run] = []
    for index in characters.indices {
      let font = Self.isSeparator(at: index, of: characters) ? separator : digits
      if runs.last?.font == font {
        runs[runs.count - 1].text.append(characters[index])
      } else {
        runs.append(run(String(characters[index]), font))
      }
    }
    return runs
  }

  private func run(_ text: String, _ font: Font) -> StyledText.Run {
    StyledText.Run(text: text, font: font, color: color)
  }

  private static func isSeparator(at index: Int, of characters: [Character]) -> Bool {
    guard characters[index] == "." || characters[index] == "," else { return false }
    return [index - 1, index + 1].contains {
      characters.indices.contains($0) && characters[$0].isNumber
    }
  }
}
