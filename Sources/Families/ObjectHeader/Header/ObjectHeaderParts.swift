import FioriBasics
import FioriCharts
import FioriKPI
import FioriLayout
import FioriLowering
import FioriModel

/// The lowered views inside an object header.
struct ObjectHeaderParts {
  private(set) var kpi: ObjectHeaderBuilder.Spoken?
  /// The KPI as a part of the texts' column.
  private(set) var kpiBelow: Element?
  private(set) var detail: ObjectHeaderBuilder.Spoken?
  /// A KPI as the detail among the parts below the texts, which all begin where reading starts.
  private(set) var detailBelow: Element?
  private(set) var findings: [Finding] = []

  /// `context` is the header's on its own background.
  init(_ header: ObjectHeader, in context: LoweringContext) {
    if let view = header.kpiView {
      let view = accessory(view, in: context)
      kpi = take(view, "kpiView", in: context)
      kpiBelow = Self.leading(view, "kpiView", in: context)
    }
    switch header.detailContentView {
    case .chart(let chart): detail = take(chart, Self.detailKey, in: context)
    case .image(let image): detail = Self.picture(image, in: context)
    case .kpiView(var view):
      // Below another number, it ends at the same edge.
      if header.kpiView != nil, ObjectHeaderMetrics(header.version, in: context).isStacked,
        context.sizeClass == .regular
      {
        view.alignment = .trailing
      }
      // Beside another number, it has the same font.
      if header.kpiView?.attributesProvider == nil, header.kpiView != nil,
        context.sizeClass == .regular
      {
        view.attributesProvider = view.attributesProvider ?? context.accessoryKPIAttributes
      }
      detail = take(view, Self.detailKey, in: context)
      if context.sizeClass == .regular {
        detailBelow = Self.leading(view, Self.detailKey, in: context)
      }
    case .kpiProgressView(let view): detail = take(view, Self.detailKey, in: context)
    case .chartView(var view):
      // A block also in place of the colors in a legend and above the axes.
      view.isLoading = view.isLoading || header.isLoading
      let chart = take(view, Self.detailKey, in: context)
      detail = ObjectHeaderBuilder.Spoken(
        element: .arrangement(DetailChartArrangement(chart: chart.element)), text: chart.text)
    case nil: break
    }
  }

  private static let detailKey = "detailContentView"

  /// Lowers a view on the header's background and collects its accessibility text.
  private mutating func take(
    _ view: some Component, _ key: String, in context: LoweringContext
  ) -> ObjectHeaderBuilder.Spoken {
    let lowered = view.lowered(
      in: context.inside(at: DescriptionPath(.key(key)), on: context.background))
    findings += lowered.findings
    let text = lowered.accessibilityText.text(shown: 0..<0, page: 1, of: 1, in: context.phrases)
      .text
    return ObjectHeaderBuilder.Spoken(element: lowered.element, text: text)
  }

  /// Returns a KPI whose value and caption begin where reading starts.
  private static func leading(
    _ view: KPIView, _ key: String, in context: LoweringContext
  ) -> Element {
    var view = view
    view.alignment = .leading
    let inner = context.inside(at: DescriptionPath(.key(key)), on: context.background)
    return view.lowered(in: inner).element
  }

  /// Returns a KPI at accessory size, with its texts aligned to the header's edge
  /// (Docs/sources/headers.md#accessory-kpi).
  private mutating func accessory(_ view: KPIView, in context: LoweringContext) -> KPIView {
    if let finding = context.schemeFinding(view.colorScheme, at: DescriptionPath(.key("kpiView"))) {
      findings.append(finding)
    }
    var view = view
    view.alignment = .trailing
    view.keepsHeight = false
    view.attributesProvider = view.attributesProvider ?? context.accessoryKPIAttributes
    return view
  }

  /// Returns a picture at its natural size, but no wider than a chart and no higher than a photo of
  /// that width (chosen: Docs/sources/headers.md#image-checks).
  private static func picture(
    _ image: Image, in context: LoweringContext
  ) -> ObjectHeaderBuilder.Spoken {
    let element = ImageElement(
      image: image, kind: detailKey, origin: context.path.key(detailKey),
      sizing: .intrinsic(maximum: Size(width: 312, height: 208)),
      tint: context.theme.color("tintColor", on: context.background))
    return ObjectHeaderBuilder.Spoken(element: .image(element), text: "Image")
  }
}
