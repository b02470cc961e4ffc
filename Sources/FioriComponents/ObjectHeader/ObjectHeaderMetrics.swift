import FioriBasics
import FioriModel

/// The lengths and the limits of an object header in its version and size class.
struct ObjectHeaderMetrics {
  let version: ObjectHeader.Version
  let sizeClass: Environment.SizeClass
  /// Whether image and status stand above the texts rather than beside them.
  let isStacked: Bool

  init(_ version: ObjectHeader.Version, in context: LoweringContext) {
    self.version = version
    sizeClass = context.sizeClass
    pageControlSpacing = context.theme.look.objectHeader.pageControlSpacing
    // Stated of SwiftUI's header in compact (Docs/sources/headers.md#large-texts); UIKit's has no
    // other way either.
    isStacked = context.sizeClass == .compact && context.theme.hasLargeTexts
  }

  var isCompact: Bool { sizeClass == .compact }

  // MARK: Around the content

  /// Sides, above and below: Docs/sources/headers.md#margins. The dots have their own space in
  /// place of the lower one.
  func padding(hasPages: Bool) -> Insets {
    let (side, top) = isCompact ? (16.0, 16.0) : (32, 18)
    return Insets(top: top, right: side, bottom: hasPages ? 0 : top, left: side)
  }

  /// Between the margins, in points.
  func width(in context: LoweringContext) -> Double {
    let padding = padding(hasPages: false)
    return max(context.screenWidth - padding.left - padding.right, 0)
  }

  /// Between the texts and the strip of the dots (Docs/sources/headers.md#dots).
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
  /// Between the row of image and status and the texts below it (stated:
  /// Docs/sources/headers.md#large-texts).
  let stackSpacing = 8.0

  // MARK: Texts

  /// Stated: Docs/sources/headers.md#versions.
  let subheadlineSpacing = 4.0

  /// Above the first of what stands below the headlines; `nil`: its own space. Stated of v1
  /// (Docs/sources/headers.md#versions); of a stacked header: 8 of the stack and 8 more
  /// (Docs/sources/headers.md#large-texts).
  var firstDetailSpacing: Double? { version == .v1 || isStacked ? 16 : nil }

  /// Stated: Docs/sources/headers.md#versions; of v1 it is the first of its block.
  let tagSpacing = 4.0
  /// Chosen: as SwiftUI's stack of them has it, for v2 says nothing of both; of v1 stated
  /// (Docs/sources/headers.md#versions).
  var bodySpacing: Double { version == .v1 ? 6 : 8 }
  var footnoteSpacing: Double { version == .v1 ? 3 : 8 }
  /// See Docs/sources/headers.md#margins.
  let statusRowSpacing = 8.0
  /// Stated: Docs/sources/headers.md#versions.
  let labelItemSpacing = 16.0
  /// See Docs/sources/headers.md#margins.
  let descriptionSpacing = 16.0

  /// How many lines a text has: chosen but for the footnote's one (Docs/sources/headers.md#texts);
  /// the stacked header, whose reader wants to read, has no chosen limits, nor has a page of its
  /// own.
  func lineLimit(of kind: String, _ plan: ObjectHeaderPlan) -> Int {
    if kind == "footnote" { return 1 }
    let isOnPage = kind == "description" && plan.description == .page
    guard !isStacked, !isOnPage else { return .max }
    return switch kind {
    case "headline": isCompact ? 3 : 2
    case "description": isCompact ? 3 : 6
    case "body": 1
    default: 2
    }
  }

  // MARK: Columns

  /// Of the texts in regular, at the most and while others want room (stated:
  /// Docs/sources/headers.md#columns).
  var maximumTextWidth: Double { isCompact ? .infinity : 740 }
  let minimumTextWidth = 120.0
  /// Of the column in the middle, and before it (stated: Docs/sources/headers.md#columns).
  let middleWidth = 312.0
  let middleSpacing = 48.0
  /// Of what texts and middle have together; of v2 chosen, for the headline is what a header is for
  /// and would have 120 points beside a description of 312 on the narrowest screens
  /// (Docs/sources/headers.md#columns).
  var middleShare: Double { version == .v1 ? 1 : 0.5 }
  /// Before the accessory (stated: Docs/sources/headers.md#columns).
  var accessorySpacing: Double { isCompact ? 8 : 40 }
  /// Between status and substatus (stated, of v2 chosen: Docs/sources/headers.md#columns).
  var substatusSpacing: Double { version == .v1 && !isCompact ? 2 : 4 }
  /// Between both on one line (Docs/sources/headers.md#status).
  let inlineStatusSpacing = 8.0
  /// Between a status' text and its image (chosen: Docs/sources/headers.md#status).
  let statusImageSpacing = 4.0
  /// Of status and label icons (stated: Docs/sources/headers.md#status).
  let iconSide = 16.0

  /// Of a status' text in a column, in a header of a width, in points: stated
  /// (Docs/sources/headers.md#compact, Docs/sources/headers.md#columns), where it has no image
  /// beside it, so that an image stands outside of that.
  func statusWidth(_ layout: ObjectHeader.StatusLayout, in width: Double) -> Double {
    guard layout == .stacked, !isStacked else { return .infinity }
    return isCompact ? width * 0.23 : 120
  }

  /// Of status and substatus: on one line chosen, since two words want more than one
  /// (Docs/sources/headers.md#status).
  func accessoryWidth(_ layout: ObjectHeader.StatusLayout, in width: Double) -> Double {
    guard layout == .inline, !isStacked else { return .infinity }
    return isCompact ? width * 0.4 : 240
  }
}
