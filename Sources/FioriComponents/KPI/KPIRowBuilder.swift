import FioriBasics
import FioriElements
import FioriModel

/// Builds the row of a KPI's items; what it looks like is the provider's matter.
///
/// The SAPFiori counterpart is `FUIKPIAttributedStringBuilder`.
struct KPIRowBuilder {
  let attributes: any KPIAttributesProvider
  let color: RGBA
  /// At most this wide, in points.
  let maximumWidth: Double
  /// How far a long value is scaled down before it is cut.
  let minimumScale: Double
  /// Whether a row that is scaled down stays on a line with its neighbors.
  var keepsHeight = true
  /// Whether the language runs from right to left, in which a fraction still does not.
  var isLanguageRightToLeft = false
  /// What style sheets say of the items of a style; `nil`: nothing.
  var sheets: (@Sendable (KPIItemStyle) -> PartStyle)?

  /// The items on one baseline. Items without a text take no room and no kerning.
  func row(_ items: [PlacedKPIItem]) -> RowElement {
    var parts: [RowElement.Item] = []
    var previous: KPIItemStyle?
    for item in items where item.text != "" {
      let kerning = LeadingItemKerning(of: item.style, after: previous)
      parts.append(
        RowElement.Item(
          leadingSpace: attributes.kerning(kerning),
          element: element(item),
          isNumberPart: isLanguageRightToLeft && item.style == .fraction))
      previous = item.style
    }
    return RowElement(
      items: parts, strut: attributes.font(for: .metric), maximumWidth: maximumWidth,
      minimumScale: minimumScale, keepsHeight: keepsHeight)
  }

  private func element(_ item: PlacedKPIItem) -> Element {
    switch item.content {
    case .image(let image): .image(icon(image, at: item.path))
    case .text(let text): .text(styled(self.text(runs(text, item.style), item), item.style))
    }
  }

  /// A text with what sheets change of its font and its color.
  private func styled(_ element: TextElement, _ style: KPIItemStyle) -> TextElement {
    guard let sheet = sheets?(style) else { return element }
    let color = sheet.faded(sheet.color([.fontColor]) ?? color)
    let runs = element.text.runs.map { run in
      StyledText.Run(text: run.text, font: sheet.font(run.font), color: color)
    }
    return TextElement(
      text: StyledText(runs: runs, font: sheet.font(element.text.font), color: color),
      kind: element.kind, origin: element.origin)
  }

  private func runs(_ text: String, _ style: KPIItemStyle) -> [StyledText.Run] {
    switch style {
    case .metric, .fraction: number(text, style)
    case .unit, .icon: [run(text, attributes.font(for: style))]
    }
  }

  private func text(
    _ runs: [StyledText.Run], _ item: PlacedKPIItem
  ) -> TextElement {
    TextElement(
      text: StyledText(runs: runs, font: attributes.font(for: item.style), color: color),
      kind: item.kind, origin: item.path)
  }

  /// The box centered on the height of the digits: set on their baseline it would hang, at their
  /// top it would float (Docs/sources/kpi.md#icons).
  private func icon(_ image: Image, at path: DescriptionPath) -> ImageElement {
    let box = attributes.iconSize
    let digits = attributes.font(for: .metric).digitHeight
    return ImageElement(
      image: image, kind: "icon", origin: path, box: box,
      tint: sheets?(.icon).color([.tintColor]) ?? color,
      ascent: (digits + box.height) / 2, lineWidth: attributes.iconLineWidth)
  }

  /// The runs of a number, whose `.` and `,` beside a digit are set in the separators' font.
  private func number(_ text: String, _ style: KPIItemStyle) -> [StyledText.Run] {
    let digits = attributes.font(for: style)
    let separator = attributes.separatorFont(for: style)
    // Too long to be drawn by any limit; the layout says so.
    guard text.utf8.count <= 4 * Limits.textLengths.upperBound else { return [run(text, digits)] }
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

  /// The SDK's two, and the decimal and the thousands' separator of Arabic (chosen: they are as heavy
  /// as letters in the size of the digits, Docs/sources/kpi.md#sizes).
  private static let separators: [Character] = [".", ",", "\u{66B}", "\u{66C}"]

  private static func isSeparator(at index: Int, of characters: [Character]) -> Bool {
    guard separators.contains(characters[index]) else { return false }
    return [index - 1, index + 1].contains {
      characters.indices.contains($0) && characters[$0].isNumber
    }
  }
}
