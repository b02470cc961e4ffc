import FioriBasics
import FioriCharts
import FioriKPI
package import FioriLowering
import FioriModel

extension ObjectHeader: DescribedComponent {
  package init() {
    self.init(headlineText: nil)
  }

  package var states: Set<ViewState> {
    ViewState.all(loading: isLoading)
  }

  package static let summary =
    "The header of an object's page, with its name, status and key facts."
}

extension Property<ObjectHeader> {
  /// Returns a key that the SDK deprecates and ignores (stated: Docs/sources/headers.md#versions).
  static func ignored<Value>(
    _ name: String, _ value: ValueReader<Value>, example: JSONText
  ) -> Property {
    let key = SchemaKey(
      name, "Deprecated and ignored; widths depend on the content.", examples: [example],
      isDeprecated: true, schema: value.schema)
    return Property(key, swift: nil) { node, path, _, reader in
      guard value.read(node, path, &reader) != nil else { return }
      reader.note(.warning, .deprecatedWidth, at: node.position, path)
    }
  }
}

extension ValueReader where Value == ObjectHeaderDetail {
  /// The views that an object header can have as its detail, besides its own chart.
  private static let views: [any DescribedComponent.Type] = [
    KPIView.self, KPIProgressView.self, ChartView.self,
  ]

  /// An image, or a view: of the type that is set, or else a header's chart.
  static let objectHeaderDetail = ValueReader(
    .anyOf([
      ValueReader<Image>.image.schema(),
      ValueReader<ObjectHeaderChartView>.objectHeaderChartView.schema(),
      .typed(views.map { $0.definition }),
    ]), swift: \.swift
  ) { node, path, reader in
    guard node.isObject, node.member("source") == nil else {
      return ValueReader<Image>.image.read(node, path, &reader).map(ObjectHeaderDetail.image)
    }
    let entry = LocatedNode(node: node, path: path)
    guard let type = node.member("type")?.value.value, type != .null else {
      return .chart(ObjectHeaderChartView.read(entry, &reader))
    }
    let types = [ObjectHeaderChartView.self] + views
    return reader.viewType(of: entry, among: types, named: { $0.typeName })
      .flatMap { ObjectHeaderDetail($0.read(entry, &reader)) }
  }
}

extension ObjectHeaderDetail {
  /// Creates the detail of a view; `nil` for one that is none.
  fileprivate init?(_ view: any Component) {
    switch view {
    case let view as ObjectHeaderChartView: self = .chart(view)
    case let view as KPIView: self = .kpiView(view)
    case let view as KPIProgressView: self = .kpiProgressView(view)
    case let view as ChartView: self = .chartView(view)
    default: return nil
    }
  }

  var swift: SwiftCode {
    switch self {
    case .chart(let chart): .call(".chart", SwiftArgument(nil, chart.swift))
    case .image(let image): .call(".image", SwiftArgument(nil, image.swift))
    case .kpiView(let view): .call(".kpiView", SwiftArgument(nil, view.swift))
    case .kpiProgressView(let view): .call(".kpiProgressView", SwiftArgument(nil, view.swift))
    case .chartView(let view): .call(".chartView", SwiftArgument(nil, view.swift))
    }
  }
}

extension ValueReader where Value == ColorScheme {
  /// A color scheme; the SDK's oldest names produce a note.
  static let backgroundColorScheme = ValueReader(colorScheme.schema(), swift: colorScheme.swift) {
    node, path, reader in
    let scheme = colorScheme.read(node, path, &reader)
    if case .string(let name) = node.value, let newer = ColorScheme.olderNames[name] {
      reader.note(.note, .deprecatedKey(name, newer: newer), at: node.position, path)
    }
    return scheme
  }
}

extension ValueReader where Value == Size {
  /// A width and a height; if one is missing, no further problem is reported.
  static let size = ValueReader(box.schema(), swift: box.swift) { node, path, reader in
    box.read(node, path, &reader).flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
  }

  private static let box = object(
    "size", "A width and a height, in points.", examples: [["width": 60, "height": 60]],
    over: Size.zero, taking: [.required("width"), .required("height")], Size.properties)
}

extension Size {
  fileprivate static let properties: [Property<Size>] = [
    Property(
      "width", \.width, .number(in: ObjectHeaderCheck.imageSide), "Points.",
      default: .required("it in points, such as 60"),
      examples: [60]),
    Property(
      "height", \.height, .number(in: ObjectHeaderCheck.imageSide), "Points.",
      default: .required("it in points, such as 60"),
      examples: [60]),
  ]
}
