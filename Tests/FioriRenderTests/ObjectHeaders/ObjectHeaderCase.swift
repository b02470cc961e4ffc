@testable import FioriRender

/// An object header by its parts and its layout, on a screen of a width.
struct ObjectHeaderCase: Sendable, CustomStringConvertible {
  let slots: ObjectHeaderSlots
  let width: Double
  var version = ObjectHeader.Version.v2
  var statusLayout = ObjectHeader.StatusLayout.stacked
  var hasDetail = false
  var generation = Environment.Generation.classic

  /// Two telephones and a tablet.
  static let widths = [320.0, 375, 1024]

  var isCompact: Bool { width < 1024 }

  var view: ObjectHeader {
    var header = slots.view
    header.version = version
    header.statusLayout = statusLayout
    if hasDetail { header.detailContentView = .image(.builtin(.trendUp)) }
    return header
  }

  var plan: ObjectHeaderPlan {
    ObjectHeaderPlan(
      version, isCompact: isCompact, hasDetail: hasDetail,
      hasDescription: slots.contains(.description),
      hasInformation: !slots.isDisjoint(with: .information))
  }

  var hasKPI: Bool { version == .v2 && slots.contains(.kpi) }

  /// Whether status and substatus stand below the tags.
  var hasStatusRow: Bool { version == .v2 && (hasKPI || statusLayout == .row) }

  func figure(
    page: Int? = nil, _ direction: Environment.LayoutDirection = .leftToRight
  ) -> Figure {
    var figure = Figure(view)
    figure.page = page
    figure.environment.width = width
    figure.environment.horizontalSizeClass = isCompact ? .compact : .regular
    figure.environment.generation = generation
    figure.environment.layoutDirection = direction
    return figure
  }

  var description: String {
    "slots \(slots.rawValue) at \(width), \(version) \(statusLayout), "
      + "\(hasDetail ? "" : "no ")detail, \(generation)"
  }
}
