import FileKit
import FioriLowering
import FioriRender
import SystemPackage

/// The facet values of a picture, taken from its view and environment.
struct GalleryFacts: Equatable, Sendable {
  /// The view type of a palette's sheet, which descriptions cannot use.
  static let paletteView = PaletteSheet.typeName

  /// The values in the order of the facet; facets without a value are omitted.
  private(set) var values: [GalleryFacet: [String]] = [:]

  /// Creates the facts of a figure.
  init(_ figure: Figure) {
    let (view, environment) = (figure.view, figure.environment)
    let parts = view.allParts
    set(.view, [type(of: view).typeName])
    set(.chart, parts.compactMap { ($0 as? ChartView)?.chartType.rawValue })
    let states = parts.flatMap { ($0 as? any DescribedComponent)?.states ?? [] }
    set(.state, states.map(\.rawValue))
    let levels = environment.interfaceLevel == .elevated ? ["elevated"] : []
    let contrasts = environment.contrast == .high ? ["highContrast"] : []
    set(.appearance, [environment.appearance.rawValue] + levels + contrasts)
    let effective = environment.effective
    for facet in GalleryFacet.allCases {
      if case .string(let value) = facet.trait?.value(in: effective) { set(facet, [value]) }
    }
    set(
      .styleSheet,
      figure.styleSheets.compactMap { FilePath($0.file).lastComponent?.stem })
  }

  /// Creates the facts of a palette's sheet.
  init(palette: Palette.Version) {
    set(.view, [Self.paletteView])
    set(.palette, [palette.rawValue])
  }

  /// Adds the values of a picture that shares an entry with this one.
  mutating func add(_ other: GalleryFacts) {
    for (facet, values) in other.values { set(facet, (self.values[facet] ?? []) + values) }
  }

  /// The name of the view's type.
  var viewType: String { values[.view]?.first ?? "" }

  private mutating func set(_ facet: GalleryFacet, _ values: [String]) {
    guard !values.isEmpty else { return }
    self.values[facet] = facet.sorted(values)
  }
}

/// A property to filter pictures by.
enum GalleryFacet: String, CaseIterable, Sendable {
  case view
  case chart
  case state
  case generation
  case palette
  case appearance
  case sizeClass
  case direction
  case textSize
  case locale
  case styleSheet

  /// The heading above its values.
  var label: String { CamelCase.words(of: rawValue) }

  /// The known values, in the order of the list; others follow them, sorted.
  var order: [String] {
    switch self {
    case .view: ViewType.all.map(\.name) + [GalleryFacts.paletteView]
    case .chart: ChartType.allCases.map(\.rawValue)
    case .state: ViewState.allCases.map(\.rawValue)
    case .generation, .palette: words.reversed()
    case .appearance: ["light", "dark", "elevated", "highContrast"]
    case .sizeClass, .direction, .textSize: words
    case .locale, .styleSheet: []
    }
  }

  /// The trait that it shows, if it shows one and nothing else.
  var trait: EnvironmentTrait? {
    switch self {
    case .generation, .palette, .locale: Environment.optionTrait(rawValue)
    case .sizeClass: Environment.optionTrait("horizontalSizeClass")
    case .direction: Environment.optionTrait("layoutDirection")
    case .textSize: Environment.optionTrait("contentSizeCategory")
    case .view, .chart, .state, .appearance, .styleSheet: nil
    }
  }

  private var words: [String] { if case .choice(let words) = trait?.schema { words } else { [] } }

  /// Returns the label of a value.
  func label(of value: String) -> String {
    switch self {
    case .locale, .styleSheet: value
    case .palette: value.uppercased()
    case .view where value == GalleryFacts.paletteView: "Palette"
    case .view, .chart, .state, .generation, .appearance, .sizeClass, .direction, .textSize:
      CamelCase.words(of: value)
    }
  }

  /// Returns values without duplicates, in the order of the list.
  func sorted(_ values: some Sequence<String>) -> [String] {
    let values = Set(values)
    let known = order
    return known.filter(values.contains) + values.subtracting(known).sorted()
  }
}
