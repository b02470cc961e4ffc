import FioriLayout
import FioriRender
import Testing

@testable import FioriKPI
@testable import TestSupport

/// Widths of parts, the page that they stand on, and which stand together.
struct PagingCase: Sendable, CustomTestStringConvertible {
  let widths: [Double]
  let width: Double
  let side: Double
  let spacing: Double
  let maximum: Int
  let pages: [Range<Int>]

  /// Parts on a page of 375 in compact.
  init(_ widths: Double..., spacing: Double = 40, pages: Range<Int>...) {
    self.init(widths, width: 375, side: 16, spacing: spacing, maximum: 3, pages: pages)
  }

  /// Parts on a page of 1024 in regular.
  init(regular widths: Double..., spacing: Double = 48, pages: Range<Int>...) {
    self.init(widths, width: 1024, side: 32, spacing: spacing, maximum: 4, pages: pages)
  }

  /// Parts on a page of 320.
  init(narrow widths: Double..., pages: Range<Int>...) {
    self.init(widths, width: 320, side: 16, spacing: 40, maximum: 3, pages: pages)
  }

  private init(
    _ widths: [Double], width: Double, side: Double, spacing: Double, maximum: Int,
    pages: [Range<Int>]
  ) {
    self.widths = widths
    self.width = width
    self.side = side
    self.spacing = spacing
    self.maximum = maximum
    self.pages = pages
  }

  /// Blocks of the given widths, the first the highest.
  func element(page: Int = 1) -> PagesElement {
    let blocks = widths.enumerated().map { index, width in
      let size = Size(width: width, height: index == 0 ? 130 : 50)
      return PagesElement.Item(
        element: .block(BlockElement(size: size, color: SquareLayout.black)), wrappedWidth: 0)
    }
    return PagesElement(
      content: .filled(with: blocks, spacing: spacing, maximumPerPage: maximum), width: width,
      padding: Insets(top: 24, right: side, bottom: 24, left: side), page: page,
      control: PageControlElement(
        dotDiameter: 8, pitch: 28, height: 18, topSpace: 4, bottomSpace: 8,
        currentColor: RGBA(0x112233), color: RGBA(0x445566)),
      origin: DescriptionPath(), pageOrigin: DescriptionPath(.key("page")))
  }

  var testDescription: String { "\(widths) on \(width)" }
}
