import FioriRender

@testable import FioriDocuments
@testable import FioriObjectHeader
@testable import TestSupport

/// An object header by its parts and its layout, on a screen of a width.
struct ObjectHeaderCase: Sendable, CustomStringConvertible {
  let slots: ObjectHeaderSlots
  let width: Double
  var version = ObjectHeader.Version.v2
  var statusLayout = ObjectHeader.StatusLayout.stacked
  var detail = Detail.none
  var generation = Environment.Generation.classic

  /// What the header shows besides its texts.
  enum Detail: String, CaseIterable {
    case none
    case image
    case chart

    /// Its name in the layout report.
    var kind: String { self == .chart ? "objectHeaderChartView" : "detailContentView" }
  }

  /// Two telephones and a tablet.
  static let widths = [320.0, 375, 1024]

  var isCompact: Bool { width < 1024 }

  var view: ObjectHeader {
    var header = slots.view
    header.version = version
    header.statusLayout = statusLayout
    header.detailContentView =
      switch detail {
      case .none: nil
      case .image: .image(.builtin(.trendUp))
      case .chart:
        .chart(
          ObjectHeaderChartView(
            title: "Temperature", trend: "4.2%", kpiItems: [.metric("78")]))
      }
    return header
  }

  var plan: ObjectHeaderPlan {
    ObjectHeaderPlan(
      version, isCompact: isCompact, hasDetail: hasDetail,
      hasDescription: slots.contains(.description),
      hasInformation: !slots.isDisjoint(with: .information))
  }

  var hasDetail: Bool { detail != .none }

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
      + "detail \(detail), \(generation)"
  }
}

extension ObjectHeaderCase {
  /// The case with its status as a row, which takes over in compact width where the column beside the
  /// headline would cut the status.
  func asDrawn(in report: LayoutReport) -> ObjectHeaderCase {
    let nodes = report.root.children
    guard isCompact, version == .v2, statusLayout == .stacked, !hasKPI,
      let headline = nodes.first(where: { $0.kind == "headline" }),
      let status = nodes.first(where: {
        $0.kind.hasPrefix("status") || $0.kind.hasPrefix("substatus")
      }),
      status.frame.minY >= headline.frame.maxY
    else { return self }
    var item = self
    item.statusLayout = .row
    return item
  }
}
