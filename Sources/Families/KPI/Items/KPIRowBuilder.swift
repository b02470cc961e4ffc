import FioriBasics
package import FioriLayout
import FioriLowering
import FioriModel

/// Builds the row of a KPI's items; the provider defines their look.
///
/// The SAPFiori counterpart is `FUIKPIAttributedStringBuilder`.
package struct KPIRowBuilder: Sendable {
  let attributes: any KPIAttributesProvider
  let color: RGBA
  /// Resolves the attributes of items.
  let theme: Theme
  /// The maximum width at the default text size, in points.
  let maximumWidth: Double
  /// The minimum scale of a long value at the default text size, before it is shortened.
  let minimumScale: Double
  /// Whether a scaled-down row stays aligned with its neighbors.
  var keepsHeight = true
  /// Whether a caption is below the row.
  var isAboveTexts = true
  /// The state of the view. The colors of rules win over the row's in the normal state only.
  var state = ControlState.normal
  /// The style sheet attributes for an item style; `nil` for none.
  var sheets: (@Sendable (KPIItemStyle) -> PartStyle)?

  /// Returns the items on one baseline.
  package func row(_ resolved: ResolvedKPIItems) -> RowElement {
    let shorter = resolved.shorterForms
    return RowElement(
      items: items(resolved.items), strut: attributes.lineFont,
      maximumWidth: maximumWidth * growth, minimumScale: minimumScale / growth,
      keepsHeight: keepsHeight,
      value: RowElement.Value(origin: resolved.origin) { shorter.forms.map(items) })
  }

  /// Returns the items of a row. Items without a text take up no space and no kerning.
  private func items(_ items: [PlacedKPIItem]) -> [RowElement.Item] {
    var parts: [RowElement.Item] = []
    var previous: PlacedKPIItem?
    // Of the items before that read from the left.
    var first: PlacedKPIItem?
    for item in items where item.text != "" {
      let space = space(before: item, after: previous, first)
      parts.append(RowElement.Item(leadingSpace: space, element: element(item)))
      first = !item.readsFromTheLeft ? nil : previous?.readsFromTheLeft == true ? first : item
      previous = item
    }
    return parts
  }

  /// Returns the space before an item. From right to left, one of Hebrew or Arabic letters is drawn beside the first
  /// of the items before it that read from the left: `מיליון` beside the sign of `₪8.5`.
  private func space(
    before item: PlacedKPIItem, after previous: PlacedKPIItem?, _ first: PlacedKPIItem?
  ) -> Double {
    let kerning = attributes.kerning(LeadingItemKerning(of: item.style, after: previous?.style))
    guard let previous else { return kerning }
    let joinsFirst =
      !item.readsFromTheLeft && first.map { $0.continuesWord(of: item) } == true
    guard joinsFirst || item.isWordApart(from: previous) else { return kerning }
    return max(kerning, attributes.font(for: .unit).size * Self.wordSpace)
  }

  /// The space beside a unit of letters, as a share of its size (chosen: Docs/sources/kpi.md#spacing).
  private static let wordSpace = 0.25

  /// At least 1, whatever a provider of the caller says.
  private var growth: Double { attributes.growth > 1 ? attributes.growth : 1 }

  private func element(_ item: PlacedKPIItem) -> Element {
    let own = attributes.attributes(of: item.style, at: item.index, in: state)
    if case .icon(let image) = item.item {
      return .image(icon(image, at: item.path, own?.color.map { theme.color($0) }))
    }
    let ruled = state == .normal ? item.ruleColor : nil
    var text = styled(text(runs(item.text ?? "", item.style), item), item.style, ruled, own)
    text.isAboveTexts = isAboveTexts
    return .text(text)
  }

  /// Returns a text with the font and color changes of style sheets applied, or the color of a rule,
  /// and over these the attributes of the item.
  private func styled(
    _ element: TextElement, _ style: KPIItemStyle, _ ruled: RGBA?, _ attributes: TextRun?
  ) -> TextElement {
    let sheet = sheets?(style)
    guard sheet != nil || ruled != nil || attributes != nil else { return element }
    let own =
      attributes?.color.map { theme.color($0) } ?? ruled ?? sheet?.color(.text, orElse: color)
      ?? color
    let color = sheet?.faded(own) ?? own
    func font(_ font: Font) -> Font {
      let font = sheet?.font(font) ?? font
      return attributes?.font?.resolved(over: font, theme.contentSizeCategory) ?? font
    }
    let runs = element.text.runs.map { run in
      StyledText.Run(
        text: run.text, font: font(run.font), color: color, kern: attributes?.kern ?? 0,
        baselineOffset: attributes?.baselineOffset ?? 0)
    }
    var text = StyledText(runs: runs, font: font(element.text.font), color: color)
    text.kernsAcrossRuns = element.text.kernsAcrossRuns
    return TextElement(
      text: text,
      kind: element.kind, origin: element.origin, readsFromTheLeft: element.readsFromTheLeft)
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
    var text = StyledText(runs: runs, font: attributes.font(for: item.style), color: color)
    // `1,` is as close as in one size (Docs/sources/kpi.md#spacing).
    text.kernsAcrossRuns = true
    return TextElement(
      text: text,
      kind: item.kind, origin: item.path, readsFromTheLeft: item.readsFromTheLeft)
  }

  /// Returns an icon centered on the height of the digits: aligned to their baseline it would look
  /// too low, aligned to their top too high (Docs/sources/kpi.md#icons).
  private func icon(_ image: Image, at path: DescriptionPath, _ own: RGBA?) -> ImageElement {
    let box = attributes.iconSize
    let digits = attributes.font(for: .metric).digitHeight
    return ImageElement(
      image: image, kind: "icon", origin: path, box: box,
      tint: own ?? sheets?(.icon).color(.image, orElse: color) ?? color,
      ascent: (digits + box.height) / 2, lineWidth: attributes.iconLineWidth)
  }

  /// Returns the runs of a number, with `.` and `,` next to a digit in the separator font.
  private func number(_ text: String, _ style: KPIItemStyle) -> [StyledText.Run] {
    let digits = attributes.font(for: style)
    let separator = attributes.separatorFont(for: style)
    // Too long for any limit; layout reports an error.
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

  /// The SDK's two separators, and the Arabic decimal and thousands separators (chosen: at the size
  /// of the digits they are as heavy as letters, Docs/sources/kpi.md#sizes).
  private static let separators: [Character] = [".", ",", "\u{66B}", "\u{66C}"]

  private static func isSeparator(at index: Int, of characters: [Character]) -> Bool {
    guard separators.contains(characters[index]) else { return false }
    return [index - 1, index + 1].contains {
      characters[at: $0]?.isNumber == true
    }
  }
}
