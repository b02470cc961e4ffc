import FioriLayout
import FioriRender

/// What the tests of layout make their elements and engines with.
enum SquareLayout {
  /// Ten points an em, with a pitch of twelve.
  static let font = Font(weight: .regular, size: 10, leading: 12)
  static let black = RGBA(0x000000)

  /// An engine whose characters are squares, with the images of an element.
  static func engine(
    _ direction: Environment.LayoutDirection = .leftToRight, missing: [Unicode.Scalar] = [],
    inks: [Unicode.Scalar: Rect] = [:], imagesOf element: Element? = nil
  ) -> LayoutEngine {
    LayoutEngine(
      shaper: SquareShaper(missing: missing, inks: inks), settings: settings(direction),
      images: element.map { ImageLoader(folder: nil).images(of: $0) } ?? LoadedImages())
  }

  static func settings(_ direction: Environment.LayoutDirection) -> TextSettings {
    TextSettings(
      family: "Square", language: "en", direction: direction, missingGlyphs: .warning)
  }

  /// A paragraph in one font.
  static func text(
    _ text: String, size: Double = 10, kind: String = "text", lines: Int = 1,
    maximumWidth: Double = .infinity, alignment: HorizontalAlignment = .leading
  ) -> TextElement {
    let font = Font(weight: .regular, size: size, leading: size * 1.2)
    return TextElement(
      text: StyledText(text, font: font, color: black), kind: kind,
      origin: DescriptionPath(.key(kind)), maximumWidth: maximumWidth, lineLimit: lines,
      alignment: alignment)
  }

  /// A builtin icon in a square box.
  static func icon(side: Double, ascent: Double) -> ImageElement {
    ImageElement(
      image: .builtin(.person), kind: "icon", origin: DescriptionPath(.key("icon")),
      box: Size(width: side, height: side), tint: black, ascent: ascent)
  }

  /// A row of texts and icons, each with the space before it.
  static func row(
    _ items: [(space: Double, element: Element)], maximumWidth: Double = .infinity
  ) -> RowElement {
    RowElement(
      items: items.map { RowElement.Item(leadingSpace: $0.space, element: $0.element) },
      strut: font, maximumWidth: maximumWidth, minimumScale: 0.5)
  }
}

extension Frame {
  /// The text of a text's frame.
  var block: TextBlock? {
    if case .text(let block) = content { block } else { nil }
  }

  /// The parts of a group.
  var children: [Placed] {
    if case .group(let children) = content { children } else { [] }
  }
}

extension TextLine {
  /// The characters from left to right, by the numbers of the square shaper's glyphs.
  var shown: String {
    let scalars = runs.flatMap(\.glyphs).compactMap { Unicode.Scalar($0.id) }
    return String(String.UnicodeScalarView(scalars))
  }
}
