import FioriBasics
import FioriLayout
public import FioriLowering
public import FioriModel

/// All colors of a palette on their backgrounds, with their values and contrasts.
///
/// The sheet uses the palette's colors and fixed sizes, whatever the environment.
public struct PaletteSheet: Component {
  public static let typeName = "paletteSheet"

  /// The palette to show.
  public var version: Palette.Version

  /// Creates a sheet of a palette.
  public init(_ version: Palette.Version) {
    self.version = version
  }

  public func lowered(in context: LoweringContext) -> LoweredView {
    let palette = Palette.named(version)
    let title = "Palette \(version.rawValue.uppercased())"
    let count = "\(version.release), \(palette.styles.count) styles"
    let table = PaletteTable(palette)
    let sheet = BoxElement(
      content: .column(
        ColumnElement(
          items: [
            .init(topSpace: 0, element: head(title, count, table)),
            .init(topSpace: 24, element: body(table)),
          ], alignment: .leading, kind: nil)),
      padding: Insets(24), decoration: Decoration(fill: .color(table.light.color)),
      kind: Self.typeName)
    return LoweredView(
      element: .box(sheet), findings: [],
      accessibilityText: .whole(AccessibilityText(title: title, text: "\(title), \(count)")))
  }

  private func head(_ title: String, _ count: String, _ table: PaletteTable) -> Element {
    let grounds = "\(table.light.color.rgbHex) and \(table.dark.color.rgbHex)"
    let note = "Contrast after WCAG 2, each value over its background."
    let rest = " Where a place is empty, the value to its left or above holds."
    let lines: [(text: String, style: TextStyle, kind: String, color: RGBA, height: Double)] = [
      (title, .title1, "title", table.light.label, 32),
      ("\(count), on \(grounds)", .footnote, "subtitle", table.light.secondaryLabel, 16),
      (
        table.leavesCellsEmpty ? note + rest : note, .footnote, "note", table.light.secondaryLabel,
        16
      ),
    ]
    return .column(
      ColumnElement(
        items: lines.map { line in
          let text = Element.plain(line.text, line.style, line.color, kind: line.kind)
          // Whole points, so that the content below has its edges on pixels.
          return .init(
            topSpace: 4,
            element: .box(BoxElement(content: text, minimumHeight: line.height)))
        }, alignment: .leading, kind: nil))
  }

  /// Returns the sections in two columns, as balanced as whole sections allow.
  private func body(_ table: PaletteTable) -> Element {
    let sections = PaletteSection.all(of: table.palette)
    let heights = sections.map(table.height)
    func height(_ range: Range<Int>) -> Double { heights[range].reduce(0) { $0 + $1 + 24 } }
    let splits = 1..<max(sections.count, 2)
    let higher = { (split: Int) in max(height(0..<split), height(split..<sections.count)) }
    let split = splits.min { higher($0) < higher($1) } ?? 0
    let columns = [sections[..<split], sections[split...]].map { part in
      Element.column(
        ColumnElement(
          items: part.map { .init(topSpace: 24, element: .grid(table.grid(of: $0))) },
          alignment: .leading, kind: nil))
    }
    return .grid(
      GridElement(
        columns: columns.map { _ in .init(width: table.width) },
        rows: [.init(cells: columns)], spacing: 24, centersCells: false))
  }
}

extension Palette.Version {
  /// The first SDK version with the palette (Docs/sources/colors.md#palettes).
  fileprivate var release: String {
    switch self {
    case .v2: "SDK 3.0 SP01"
    case .v3: "SDK 3.0 SP02"
    case .v4: "SDK 5.0"
    case .v5: "SDK 6.0"
    case .v6: "SDK 7.0"
    case .v7: "SDK 8.0"
    case .v8: "SDK 9.1"
    }
  }
}
