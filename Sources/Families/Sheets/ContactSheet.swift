package import FioriBasics
import FioriLayout
package import FioriLowering
package import FioriModel

/// Pictures side by side in rows, each with a caption below.
///
/// Layout reserves places for the pictures; ``Renderer/sheet(of:scale:)`` fills them.
package struct ContactSheet: Component {
  package static let typeName = "contactSheet"
  package static let pictureKind = "picture"

  /// The place of a picture.
  package struct Tile: Sendable {
    let size: Size
    let caption: String
    /// The background of the picture.
    let background: RGBA
    /// Whether the caption is drawn, not only said.
    fileprivate var showsCaption = true
    /// The accessibility text of the picture.
    let words: String

    package init(size: Size, caption: String = "", background: RGBA, words: String = "") {
      self.words = words
      self.size = size
      self.caption = caption
      self.background = background
    }

    /// The size including the mat around the picture, and at least as wide as most names.
    var outerSize: Size {
      Size(
        width: max(size.width + 2 * ContactSheet.mat, ContactSheet.minimumWidth),
        height: size.height + 2 * ContactSheet.mat)
    }

    /// The size with the caption.
    var captionedSize: Size {
      Size(
        width: outerSize.width,
        height: outerSize.height
          + (showsCaption ? ContactSheet.captionSpace + ContactSheet.captionHeight : 0))
    }
  }

  private let tiles: [Tile]
  private let rows: [ContactSheetRow]
  private let size: Size
  private var fill = Self.color

  /// In points, chosen as a margin and gaps that separate pictures with shadows of their own.
  private static let margin = 24.0
  /// The width of the picture's own background around it, for texts that extend to its edges.
  private static let mat = 8.0
  private static let minimumWidth = 160.0
  private static let gap = 24.0
  private static let captionSpace = 6.0
  private static let captionHeight = 16.0

  /// Creates a sheet slightly wider than tall, like screens and landscape pages.
  package init(_ tiles: [Tile]) {
    self.tiles = tiles
    rows = ContactSheetRow.rows(of: tiles.map(\.captionedSize), gap: Self.gap, ratio: 4.0 / 3)
    size = Size(
      width: (rows.map(\.width).max() ?? 0) + 2 * Self.margin,
      height: rows.reduce(-Self.gap) { $0 + $1.height + Self.gap } + 2 * Self.margin)
  }

  private init(_ tiles: [Tile], rows: [ContactSheetRow], size: Size) {
    (self.tiles, self.rows, self.size) = (tiles, rows, size)
  }

  /// Returns sheets with the shape of a paper, on as many as the tiles need: of its size, or larger if
  /// a tile is. Plain paper is white, and has no captions.
  package static func sheets(
    of given: [Tile], on paper: Size, isPlain: Bool = false
  ) -> [ContactSheet] {
    var tiles = given
    if isPlain { for index in tiles.indices { tiles[index].showsCaption = false } }
    let sizes = tiles.map(\.captionedSize)
    let (widest, tallest) = (sizes.map(\.width).max() ?? 0, sizes.map(\.height).max() ?? 0)
    let factor = max(
      1, (widest + 2 * margin) / paper.width, (tallest + 2 * margin) / paper.height)
    let size = Size(width: paper.width * factor, height: paper.height * factor)
    let rows = ContactSheetRow.rows(of: sizes, gap: gap, width: size.width - 2 * margin)
    return pages(of: rows, height: size.height - 2 * margin).map {
      var sheet = ContactSheet(tiles, rows: $0, size: size)
      if isPlain { sheet.fill = RGBA(0xFFFFFF) }
      return sheet
    }
  }

  /// Breaks rows into pages, each with as many as fit a height.
  private static func pages(of rows: [ContactSheetRow], height: Double) -> [[ContactSheetRow]] {
    var pages: [[ContactSheetRow]] = []
    var bottom = Double.infinity
    for row in rows {
      if bottom + gap + row.height <= height {
        pages[pages.count - 1].append(row)
        bottom += gap + row.height
      } else {
        pages.append([row])
        bottom = row.height
      }
    }
    return pages
  }

  /// The indexes of the tiles on the sheet.
  package var range: Range<Int> {
    (rows.first?.range.lowerBound ?? 0)..<(rows.last?.range.upperBound ?? 0)
  }

  package func lowered(in context: LoweringContext) -> LoweredView {
    let background = PaletteBackground(Palette.named(.v8), .plain(on: .light))
    var items: [CollectionElement.Item] = []
    var top = Self.margin
    for row in rows {
      var left = Self.margin
      for tile in tiles[row.range] {
        items += parts(of: tile, at: Point(x: left, y: top), background)
        left += tile.outerSize.width + Self.gap
      }
      top += row.height + Self.gap
    }
    let title = "Contact sheet"
    let captions = tiles[range].map(\.caption).joined(separator: ", ")
    return LoweredView(
      element: .collection(
        CollectionElement(
          size: size, items: items, decoration: Decoration(fill: .color(fill)),
          kind: Self.typeName)),
      findings: [],
      accessibilityText: .whole(AccessibilityText(title: title, text: "\(title): \(captions)")))
  }

  /// Slightly darker than white, so that pictures on white have visible edges (chosen).
  static let color = RGBA(0xF2F3F4)

  private func parts(
    of tile: Tile, at origin: Point, _ background: PaletteBackground
  ) -> [CollectionElement.Item] {
    let picture = Element.box(
      BoxElement(
        content: .empty,
        width: tile.size.width, minimumHeight: tile.size.height, kind: Self.pictureKind))
    let mat = Element.box(
      BoxElement(
        content: picture,
        padding: Insets(
          top: Self.mat, right: tile.outerSize.width - tile.size.width - Self.mat,
          bottom: Self.mat, left: Self.mat),
        decoration: Decoration(fill: .color(tile.background)), kind: "mat"))
    guard tile.showsCaption else { return [.init(origin: origin, element: mat)] }
    let caption = TextElement(
      text: StyledText(
        tile.caption, font: TextStyle.footnote.font(.large), color: background.secondaryLabel),
      kind: "caption", origin: DescriptionPath(), maximumWidth: tile.outerSize.width)
    let below = Point(x: origin.x, y: origin.y + tile.outerSize.height + Self.captionSpace)
    return [.init(origin: origin, element: mat), .init(origin: below, element: .text(caption))]
  }
}
