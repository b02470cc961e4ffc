import FioriBasics
import FioriKPI
import FioriLowering
import FioriModel

/// The metrics and limits of an object header for its version and size class.
struct ObjectHeaderMetrics {
  let version: ObjectHeader.Version
  let sizeClass: Environment.SizeClass
  /// The margin at the sides in points.
  private let side: Double
  /// The width between the margins of the narrowest screen of the size class, in points.
  let leastWidth: Double
  /// Whether image and status are above the texts rather than next to them.
  let isStacked: Bool
  /// How much larger the texts of a stacked header are than usual.
  private let growth: Double

  init(_ version: ObjectHeader.Version, in context: LoweringContext) {
    self.version = version
    sizeClass = context.sizeClass
    side = context.screenMargin
    leastWidth =
      context.sizeClass == .compact
      ? Environment.compactWidth - 2 * context.theme.look.compactMargin(Environment.compactWidth)
      : Environment.regularWidth - 2 * side
    pageControlSpacing = context.theme.look.objectHeader.pageControlSpacing
    let category = context.theme.contentSizeCategory
    // Stated for SwiftUI's header in compact width (Docs/sources/headers.md#large-texts); UIKit's
    // offers no alternative.
    isStacked =
      context.theme.hasLargeTexts
      && (context.sizeClass == .compact || category.isAccessibilityCategory)
    growth = isStacked ? TextStyle.subheadline.factor(category) : 1
  }

  var isCompact: Bool { sizeClass == .compact }

  // MARK: Around the content

  /// Margins: Docs/sources/headers.md#margins. The page control has its own space in place of the
  /// bottom margin.
  func padding(hasPages: Bool) -> Insets {
    let top = isCompact ? 16.0 : 18
    return Insets(top: top, right: side, bottom: hasPages ? 0 : top, left: side)
  }

  /// Returns the width between the margins, in points.
  func width(in context: LoweringContext) -> Double {
    let padding = padding(hasPages: false)
    return max(context.screenWidth - padding.left - padding.right, 0)
  }

  /// The space between the texts and the strip of dots (Docs/sources/headers.md#dots).
  let pageControlSpacing: Double

  // MARK: Image

  /// Stated: Docs/sources/headers.md#versions.
  var imageSize: Size {
    let side: Double =
      switch version {
      case .v2: 44
      case .v1: isCompact ? 45 : 70
      }
    return Size(width: side, height: side)
  }

  /// Stated (Docs/sources/headers.md#margins).
  let imageCornerRadius = 6.0
  let imageSpacing = 16.0
  /// How much larger an image is than a status icon at least (chosen: Docs/sources/headers.md#large-texts).
  static let imageGrowth = 1.25
  /// The space between the row of image and status and the texts below it (stated:
  /// Docs/sources/headers.md#large-texts).
  let stackSpacing = 8.0

  /// The space between the row of image, headlines and status and parts at the leading edge of the
  /// image (stated: Docs/sources/headers.md#columns).
  let rowSpacing = 16.0

  // MARK: Texts

  /// Stated: Docs/sources/headers.md#versions.
  let subheadlineSpacing = 4.0

  /// The space above the first part below the headlines; `nil` for the part's own. Stated for v1
  /// (Docs/sources/headers.md#versions); for a stacked header, 8 of the stack plus 8
  /// (Docs/sources/headers.md#large-texts).
  var firstDetailSpacing: Double? { version == .v1 || isStacked ? 16 : nil }

  /// Stated: Docs/sources/headers.md#versions; in v1, tags are the first part of their block.
  let tagSpacing = 4.0
  /// Chosen to match SwiftUI's stack, since v2 does not define both; stated for v1
  /// (Docs/sources/headers.md#versions).
  var bodySpacing: Double { version == .v1 ? 6 : 8 }
  var footnoteSpacing: Double { version == .v1 ? 3 : 8 }
  /// See Docs/sources/headers.md#margins.
  let statusRowSpacing = 8.0
  /// Stated: Docs/sources/headers.md#versions.
  let labelItemSpacing = 16.0
  /// See Docs/sources/headers.md#margins.
  let descriptionSpacing = 16.0

  /// Returns the line limit of a text: chosen, except for the footnote's single line
  /// (Docs/sources/headers.md#texts). Neither a stacked header, which is for easier reading, nor a
  /// separate page has limits.
  func lineLimit(of kind: String, _ plan: ObjectHeaderPlan) -> Int {
    let isOnPage = kind == "description" && plan.description == .page
    guard !isStacked, !isOnPage else { return .max }
    return switch kind {
    case "headline": isCompact ? 3 : 2
    case "description": isCompact ? 3 : 6
    case "body", "footnote": 1
    default: 2
    }
  }

  // MARK: Columns

  /// The number of lines that a headline takes beside a description before the description is below it (chosen:
  /// Docs/sources/headers.md#columns): its own lines, or one at accessibility sizes, which have no limit.
  var mostHeadlineLines: Int { isStacked ? 1 : 2 }

  /// The maximum width of the texts in regular width, and their width while other columns need
  /// space (stated: Docs/sources/headers.md#columns). It grows with large texts, so that their lines have as many
  /// letters.
  var maximumTextWidth: Double { isCompact ? .infinity : 740 * growth }
  let minimumTextWidth = 120.0
  /// The width of the middle column, and the space before it (stated:
  /// Docs/sources/headers.md#columns).
  var middleWidth: Double { 312 * growth }
  let middleSpacing = 48.0
  /// The fraction of the space shared by texts and middle column. Chosen for v2, since the headline
  /// is the point of the header and would have 120 points next to a description of 312 on the
  /// narrowest screens (Docs/sources/headers.md#columns).
  var middleShare: Double { version == .v1 ? 1 : 0.5 }
  /// The width where a description is still below the texts rather than in the middle (chosen:
  /// Docs/sources/headers.md#columns).
  var leastDescriptionWidth: Double { 160 * growth }
  /// The space before the accessory (stated: Docs/sources/headers.md#columns).
  var accessorySpacing: Double { isCompact ? 8 : 40 }
  /// The fraction of the space shared by texts and KPI. In compact width, the KPI has at most as much as the headline
  /// keeps, since the headline is the point of the header (chosen: Docs/sources/headers.md#compact).
  var accessoryShare: Double { isCompact && !isStacked ? 0.5 : 1 }
  /// The space between status and substatus (stated; chosen for v2:
  /// Docs/sources/headers.md#columns).
  var substatusSpacing: Double {
    // More than between two lines of one of them.
    isStacked ? statusRowSpacing * growth : version == .v1 && !isCompact ? 2 : 4
  }
  /// The space between the two on one line, wide enough for a text and its image to group, also beside the spaces of
  /// large texts (chosen: Docs/sources/headers.md#status).
  var inlineStatusSpacing: Double { 16 * growth }
  /// The space between a status text and its image, which may be the substatus' (chosen:
  /// Docs/sources/headers.md#status).
  let statusImageSpacing = 8.0
  /// The size of status and label icons (stated: Docs/sources/headers.md#status).
  let iconSide = 16.0

  /// Returns the width of a status text in a column, for a header of a width in points. Stated for
  /// a status without an image (Docs/sources/headers.md#compact, Docs/sources/headers.md#columns),
  /// so the width of an image is extra.
  func statusWidth(_ layout: ObjectHeader.StatusLayout, in width: Double) -> Double {
    guard layout == .stacked, !isStacked else { return .infinity }
    return isCompact ? width * 0.23 : 120
  }

  /// Returns the width of status and substatus; chosen for the layout on one line, since two words
  /// need more space than one (Docs/sources/headers.md#status).
  func accessoryWidth(_ layout: ObjectHeader.StatusLayout, in width: Double) -> Double {
    guard layout == .inline, !isStacked else { return .infinity }
    return isCompact ? width * 0.4 : 240
  }
}
