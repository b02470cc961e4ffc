import FioriBasics
import FioriLayout
import FioriLowering
public import FioriModel

/// A message across a view, for example that there is no connection.
///
/// The SAPFiori counterpart is `FUIBannerMessageView`; all numbers are stated
/// (Docs/sources/headers.md#banner).
public struct BannerMessage: Hashable, Sendable {
  /// The kind of message, which determines its color.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case neutral
    case aiNotice
    case offline
    case negative
    case critical
    case positive
    case informative
  }

  // key: .fioriText, default: .required("a string"), examples: ["You are offline"]
  /// The title of the message.
  public var title: Text

  // key: .choice("banner type")
  /// The type of the message, which determines its color.
  public var type: Kind = .neutral

  // key: .image
  /// The image before the title; template images use the title's color. `nil` for none.
  public var icon: Image?

  // init: …
  /// Creates a message, with no icon if `icon` is `nil`.
  public init(title: Text, type: Kind = .neutral, icon: Image? = nil) {
    self.title = title
    self.type = type
    self.icon = icon
  }

  /// Returns the message on its background, as wide as the view that contains it.
  func element(width: Double, in context: LoweringContext) -> Element {
    let style = BannerMessageStyle(type, in: context.theme)
    let path = context.path.key("bannerMessage")
    let row = BoxElement(
      content: content(style, at: path, in: context),
      padding: Insets(top: 13, right: 16, bottom: 13, left: 16), width: width, minimumHeight: 39)
    // A fill, so that it begins in the same pixel as the fill behind it.
    let divider = BoxElement(
      content: .empty, width: width,
      minimumHeight: 4,
      decoration: Decoration(fill: .color(style.divider), bottomHairline: style.seam))
    let column = ColumnElement(
      items: [
        .init(topSpace: 0, element: .box(divider)), .init(topSpace: 0, element: .box(row)),
      ], alignment: .center, kind: nil)
    return .box(
      BoxElement(
        content: .column(column), width: width,
        decoration: Decoration(
          fill: .color(style.background), bottomHairline: style.hairline), kind: "bannerMessage"))
  }

  /// Returns icon and title on one line, or beside each other where the title has several lines.
  private func content(
    _ style: BannerMessageStyle, at path: DescriptionPath, in context: LoweringContext
  ) -> Element {
    let theme = context.theme
    let font = theme.font(.footnote)
    let part = TextPart(
      kind: "title", origin: path.key("title"), style: .footnote, font: font, color: style.title,
      lineLimit: .max)
    let title = context.textElement(title, in: part)
    let image = icon.map { icon in
      // As large as a symbol next to the text (chosen: Docs/sources/headers.md#banner).
      let side = 16 * TextStyle.footnote.factor(theme.contentSizeCategory)
      return ImageElement(
        image: icon, kind: "icon", origin: path.key("icon"),
        box: Size(width: side, height: side), tint: style.icon,
        ascent: (font.digitHeight + side) / 2)
    }
    let label = LabelElement(text: title, image: image, spacing: Self.iconSpacing)
    return .arrangement(BannerLine(label: label, font: font))
  }

  /// The space between icon and title, in points (stated: Docs/sources/headers.md#banner).
  private static let iconSpacing = 6.0
}
