import FioriBasics
import FioriLayout
import FioriModel

/// The rows and columns of a palette's sheet.
struct PaletteTable {
  /// A column of values of one kind.
  private struct Column {
    let title: String
    let background: Appearance
    let contrast: Environment.Contrast

    func variant(_ level: Environment.InterfaceLevel) -> ColorVariant {
      ColorVariant(background: background, level: level, contrast: contrast)
    }
  }

  let palette: Palette
  let light: PaletteBackground
  let dark: PaletteBackground
  private let columns: [Column]

  init(_ palette: Palette) {
    self.palette = palette
    light = PaletteBackground(palette, .plain(on: .light))
    dark = PaletteBackground(palette, .plain(on: .dark))
    let differs = palette.styles.contains { style in
      Appearance.allCases.contains { background in
        let high = ColorVariant(background: background, level: .base, contrast: .high)
        return palette.color(style, high) != palette.color(style, .plain(on: background))
      }
    }
    columns = Appearance.allCases.flatMap { background -> [Column] in
      let normal = Column(
        title: background == .light ? "On light" : "On dark", background: background,
        contrast: .normal)
      let high = Column(title: "High contrast", background: background, contrast: .high)
      return differs ? [normal, high] : [normal]
    }
  }

  /// Whether some cells are empty because their value is the same as another cell's.
  var leavesCellsEmpty: Bool { columns.count > Appearance.allCases.count }

  /// The width of the table in points.
  var width: Double { Self.nameWidth + Self.cellWidth * Double(columns.count) }

  /// Returns the height of a section of the table in points.
  func height(_ section: PaletteSection) -> Double {
    let count = section.styles.reduce(0) { $0 + rows(of: $1).count }
    return Self.titleHeight + Self.rowHeight * Double(count) + Self.bottomHeight
  }

  /// Returns a section of the table: its title, its styles, and the space below them.
  func grid(of section: PaletteSection) -> GridElement {
    let bottom = columns.map { emptyCell($0, height: Self.bottomHeight) }
    return GridElement(
      columns: [.init(width: Self.nameWidth)] + columns.map { _ in .init(width: Self.cellWidth) },
      rows: [titleRow(section)] + section.styles.flatMap(rows) + [.init(cells: [nil] + bottom)],
      kind: "section")
  }

  private static let nameWidth = 176.0
  private static let titleHeight = 32.0
  private static let rowHeight = 24.0
  private static let bottomHeight = 4.0
  private static let gap = 8.0
  private static let swatch = Size(width: 32, height: 16)
  private static let hexWidth = 72.0
  private static let ratioWidth = 32.0
  private static let cellWidth = swatch.width + hexWidth + ratioWidth + 4 * gap

  private func titleRow(_ section: PaletteSection) -> GridElement.Row {
    let name = titleCell(
      .plain(section.title, Self.titleStyle, light.label, kind: "sectionTitle"),
      width: Self.nameWidth, start: 0, on: light)
    let titles = columns.map { column in
      let background = background(of: column)
      let text = TextElement(
        text: StyledText(
          column.title, font: Self.textStyle.font(.large), color: background.secondaryLabel),
        kind: "columnTitle", origin: DescriptionPath())
      // Aligned with the baseline of the section's title.
      let row = RowElement(
        items: [.init(leadingSpace: 0, element: .text(text))],
        strut: Self.titleStyle.font(.large), maximumWidth: .infinity, minimumScale: 1)
      return titleCell(.row(row), width: Self.cellWidth, start: Self.gap, on: background)
    }
    return .init(cells: [name] + titles)
  }

  private func titleCell(
    _ content: Element, width: Double, start: Double, on background: PaletteBackground
  ) -> Element {
    let grid = GridElement(
      columns: [.init(width: start), .init(width: width - start)],
      rows: [.init(cells: [nil, content])])
    return .box(
      BoxElement(
        content: .grid(grid), width: width, minimumHeight: Self.titleHeight,
        decoration: Decoration(fill: .color(background.color), bottomHairline: background.hairline))
    )
  }

  /// Returns the row of a style, and one for its elevated values if they differ.
  private func rows(of style: ColorStyle) -> [GridElement.Row] {
    let elevated = columns.map { color(of: style, in: $0, .elevated) }
    let name = Element.plain(style.rawValue, Self.textStyle, light.label, kind: "name")
    let row = row(name, columns.map { color(of: style, in: $0, .base) }, .base, kind: "style")
    guard elevated.contains(where: { $0 != nil }) else { return [row] }
    let text = Element.plain("elevated", Self.textStyle, light.secondaryLabel, kind: "level")
    let indented = Element.box(
      BoxElement(content: text, padding: Insets(top: 0, right: 0, bottom: 0, left: 16)))
    return [row, self.row(indented, elevated, .elevated, kind: "elevated")]
  }

  private func row(
    _ name: Element, _ colors: [RGBA?], _ level: Environment.InterfaceLevel, kind: String
  ) -> GridElement.Row {
    let cells = zip(columns, colors).map { column, color in
      color.map { cell($0, on: PaletteBackground(palette, column.variant(level))) }
        ?? emptyCell(column, height: Self.rowHeight)
    }
    return .init(cells: [name] + cells, minimumHeight: Self.rowHeight, kind: kind)
  }

  /// Returns the color of a style in a column; `nil` if it is the same as the one to the left or
  /// above.
  private func color(
    of style: ColorStyle, in column: Column, _ level: Environment.InterfaceLevel
  ) -> RGBA? {
    let color = palette.color(style, column.variant(level))
    let other: RGBA? =
      switch (level, column.contrast) {
      case (.elevated, _): palette.color(style, column.variant(.base))
      case (.base, .high): palette.color(style, .plain(on: column.background))
      case (.base, .normal): nil
      }
    return color == other ? nil : color
  }

  /// Returns the background of a column, ignoring elevated backgrounds.
  private func background(of column: Column) -> PaletteBackground {
    PaletteBackground(palette, column.variant(.base))
  }

  private func emptyCell(_ column: Column, height: Double) -> Element {
    .block(
      BlockElement(
        size: Size(width: Self.cellWidth, height: height), color: background(of: column).color))
  }

  /// Returns a swatch with its value and its contrast.
  private func cell(_ color: RGBA, on background: PaletteBackground) -> Element {
    let ratio = Contrast.ratio(of: color, on: background.color)
    let swatch = BlockElement(
      size: Self.swatch, color: color, cornerRadius: 4,
      hairline: ratio < Self.visibleRatio ? background.hairline : nil, kind: "swatch")
    let hex = Element.plain(
      "#" + color.publishedHex, Self.textStyle, background.label, kind: "value")
    let contrast = Element.plain(
      Contrast.text(ratio), Self.textStyle, background.secondaryLabel, kind: "contrast")
    let grid = GridElement(
      columns: [
        .init(width: Self.swatch.width), .init(width: Self.hexWidth),
        .init(width: Self.ratioWidth, alignment: .trailing),
      ], rows: [.init(cells: [.block(swatch), hex, contrast])], spacing: Self.gap)
    return .box(
      BoxElement(
        content: .grid(grid), width: Self.cellWidth, minimumHeight: Self.rowHeight,
        decoration: Decoration(fill: .color(background.color))))
  }

  /// Chosen: below this contrast, a swatch has an outline, since its edge is invisible otherwise.
  private static let visibleRatio = 1.175

  private static let titleStyle = TextStyle.subheadline
  private static let textStyle = TextStyle.caption2
}

extension Element {
  /// Returns a line of text in one of Fiori's styles, at its default size.
  static func plain(_ text: String, _ style: TextStyle, _ color: RGBA, kind: String) -> Element {
    .text(
      TextElement(
        text: StyledText(text, font: style.font(.large), color: color), kind: kind,
        origin: DescriptionPath()))
  }
}
