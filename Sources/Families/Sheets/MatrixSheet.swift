package import FioriBasics
import FioriLayout
package import FioriLowering
import FioriModel

/// Pictures in rows and columns with headings.
///
/// Layout reserves places for the pictures; ``Renderer/matrix(of:scale:)`` fills them.
package struct MatrixSheet: Component {
  package static let typeName = "matrix"

  /// What the pictures of a row or of a column have in common.
  package struct Heading: Sendable {
    let title: String
    /// What else distinguishes it from others; may be empty.
    let details: String

    package init(title: String, details: String = "") {
      (self.title, self.details) = (title, details)
    }

    fileprivate var lines: [String] { details.isEmpty ? [title] : [title, details] }
  }

  /// A row of pictures, one for each column; `nil` for none.
  private struct Row {
    let heading: Heading
    let tiles: [ContactSheet.Tile?]
    /// The height in points, without the gap to the next row.
    let height: Double
  }

  private let rowKey: String
  private let columnKey: String
  private let columns: [Heading]
  private let headingWidth: Double
  private let widths: [Double]
  private var rows: [Row]
  /// The size of the page; `nil` for as much as the pictures need.
  private var page: Size?

  private static let margin = 24.0
  private static let mat = 8.0
  private static let gap = 16.0
  /// The space between a heading and what it is of.
  private static let headingSpace = 8.0
  private static let lineHeight = 16.0
  private static let lineLimit = 4
  /// The width of the longest heading on one line: `accessibilityExtraExtraExtraLarge`.
  private static let widestHeading = 260.0

  /// Creates a matrix; `rowKey` and `columnKey` say what distinguishes the rows and the columns.
  package init(
    rowKey: String, columnKey: String, rows: [(heading: Heading, tiles: [ContactSheet.Tile?])],
    columns: [Heading]
  ) {
    (self.rowKey, self.columnKey, self.columns) = (rowKey, columnKey, columns)
    let widest = rows.flatMap(\.heading.lines).map(Self.width).max() ?? 0
    let headingWidth = min(max(widest, Self.width(of: rowKey)), Self.widestHeading)
    self.headingWidth = headingWidth
    widths = columns.enumerated().map { index, heading in
      // The key stands over the first column.
      let lines = heading.lines + (index == 0 ? [columnKey] : [])
      let words = min(lines.map(Self.width).max() ?? 0, Self.widestHeading)
      return rows.compactMap { $0.tiles[at: index]??.size.width }
        .reduce(words) { max($0, $1 + 2 * Self.mat) }
    }
    self.rows = rows.map { heading, tiles in
      let words = Self.height(of: heading, in: headingWidth) + 2 * Self.headingSpace
      let height = tiles.compactMap { $0?.size.height }
        .reduce(words) { max($0, $1 + 2 * Self.mat) }
      return Row(heading: heading, tiles: tiles, height: height)
    }
  }

  /// Returns an estimate of the width of a heading: of most, slightly too much.
  private static func width(of text: String) -> Double {
    text.unicodeScalars.reduce(0) { width, scalar in
      width + (scalar.value < 0x1100 ? scalar.properties.isUppercase ? 9.5 : 7.5 : 14)
    }
  }

  private static func height(of heading: Heading, in width: Double) -> Double {
    heading.lines.reduce(0) { height, line in
      let lineCount = (Self.width(of: line) / max(width, 1)).rounded(.up)
      return height + lineHeight * min(max(lineCount, 1), Double(lineLimit))
    }
  }

  private var size: Size {
    let width = widths.reduce(headingWidth + 2 * Self.margin) { $0 + Self.gap + $1 }
    let heights = rows.reduce(headHeight - Self.gap) { $0 + Self.gap + $1.height }
    return Size(width: width, height: heights + 2 * Self.margin)
  }

  /// The height of what is above the pictures.
  private var headHeight: Double {
    let heights = zip(columns, widths).map { Self.height(of: $0, in: $1) }
    return Self.lineHeight + (heights.max() ?? 0) + Self.headingSpace
  }

  /// Returns the same matrix on pages with the shape of a paper, each with the headings of its columns:
  /// of its size, or larger if the matrix is wider or a row is higher.
  package func pages(on paper: Size) -> [MatrixSheet] {
    let tallest = headHeight + (rows.map(\.height).max() ?? 0) + 2 * Self.margin
    let factor = max(1, size.width / paper.width, tallest / paper.height)
    let page = Size(width: paper.width * factor, height: paper.height * factor)
    let room = page.height - 2 * Self.margin - headHeight
    var parts: [[Row]] = []
    var bottom = Double.infinity
    for row in rows {
      if bottom + Self.gap + row.height <= room {
        parts[parts.count - 1].append(row)
        bottom += Self.gap + row.height
      } else {
        parts.append([row])
        bottom = row.height
      }
    }
    return parts.map { rows in
      var sheet = self
      (sheet.rows, sheet.page) = (rows, page)
      return sheet
    }
  }

  /// The number of rows.
  package var rowCount: Int { rows.count }

  package func lowered(in context: LoweringContext) -> LoweredView {
    let sheet = BoxElement(
      content: .grid(grid(PaletteBackground(Palette.named(.v8), .plain(on: .light)))),
      padding: Insets(Self.margin), width: page?.width ?? size.width,
      minimumHeight: page?.height ?? 0,
      decoration: Decoration(fill: .color(ContactSheet.color)), kind: Self.typeName)
    let sides = [
      (rowKey, Self.words(of: rows.map(\.heading))), (columnKey, Self.words(of: columns)),
    ]
    // A side without a key has what varies besides the other, or nothing.
    let words = sides.filter { !$1.isEmpty }.map { $0.isEmpty ? $1 : "\($0): \($1)" }
      .joined(separator: "; ")
    return LoweredView(
      element: .box(sheet), findings: [],
      accessibilityText: .whole(
        AccessibilityText(
          title: "Matrix",
          text: AccessibilityText.joined(["Matrix of \(words)"] + cellWords, by: "."))))
  }

  /// What the cells show: once for all if they show the same.
  private var cellWords: [String] {
    let cells = rows.flatMap { row in
      zip(row.tiles, columns).compactMap { tile, column in
        tile.map { (place: [row.heading.title, column.title], words: $0.words) }
      }
    }
    let all = ExactTexts(of: cells.map(\.words)).sortedTexts
    if all.count < 2 { return all.filter { !$0.isEmpty }.map { "Each shows: \($0)" } }
    return cells.map { place, words in
      "\(place.filter { !$0.isEmpty }.joined(separator: ", ")): \(words)"
    }
  }

  private static func words(of headings: [Heading]) -> String {
    headings.map { $0.details.isEmpty ? $0.title : "\($0.title) (\($0.details))" }
      .joined(separator: ", ")
  }

  private func grid(_ ground: PaletteBackground) -> GridElement {
    let key = text(columnKey, widths.first ?? 0, ground.secondaryLabel, kind: "key")
    let corner = text(rowKey, headingWidth, ground.secondaryLabel, kind: "key")
    let head = GridElement.Row(
      cells: [corner] + zip(columns, widths).map { heading($0, $1, ground, top: 0) },
      minimumHeight: headHeight - Self.lineHeight, kind: "head")
    let body = rows.enumerated().map { index, row in
      GridElement.Row(
        cells: [heading(row.heading, headingWidth, ground, top: Self.headingSpace)]
          + zip(row.tiles, widths).map { tile, width in tile.map { mat($0, width, row.height) } },
        minimumHeight: row.height + (index < rows.count - 1 ? Self.gap : 0), kind: "row")
    }
    // A row that fills the page, on which the others would be in the middle.
    let rest = GridElement.Row(
      cells: [], minimumHeight: page.map { max($0.height - size.height, 0) } ?? 0)
    return GridElement(
      columns: [.init(width: headingWidth)] + widths.map { .init(width: $0) },
      rows: [.init(cells: [nil, key], minimumHeight: Self.lineHeight), head] + body + [rest],
      spacing: Self.gap, centersCells: false)
  }

  /// Returns a picture's place in a box of its own background that fills its cell.
  private func mat(_ tile: ContactSheet.Tile, _ width: Double, _ height: Double) -> Element {
    let picture = Element.box(
      BoxElement(
        content: .empty,
        width: tile.size.width, minimumHeight: tile.size.height, kind: ContactSheet.pictureKind))
    return .box(
      BoxElement(
        content: picture, padding: Insets(Self.mat), width: width, minimumHeight: height,
        decoration: Decoration(fill: .color(tile.background)), kind: "mat"))
  }

  private func heading(
    _ heading: Heading, _ width: Double, _ ground: PaletteBackground, top: Double
  ) -> Element {
    let title = text(heading.title, width, ground.label, .semibold, kind: "heading")
    let details = text(heading.details, width, ground.secondaryLabel, kind: "details")
    return .column(
      ColumnElement(
        items: [.init(topSpace: top, element: title)]
          + (heading.details.isEmpty ? [] : [.init(topSpace: 0, element: details)]),
        alignment: .leading, kind: nil))
  }

  private func text(
    _ text: String, _ width: Double, _ color: RGBA, _ weight: Font.Weight = .regular, kind: String
  ) -> Element {
    let font = Font(weight: weight, size: 13, leading: Self.lineHeight)
    return .text(
      TextElement(
        text: StyledText(text, font: font, color: color), kind: kind, origin: DescriptionPath(),
        maximumWidth: width, lineLimit: Self.lineLimit))
  }
}
