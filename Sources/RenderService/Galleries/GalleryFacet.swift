import FileKit
import FioriRender

/// Something that pictures are told apart by.
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

  /// What people read above its values.
  var label: String { CamelCase.words(of: rawValue) }

  /// The values that it may have, in the order in which they are listed; others follow them, sorted.
  var order: [String] {
    switch self {
    case .view: ViewType.all.map(\.name) + [GalleryFacts.paletteView]
    case .chart: ChartType.allCases.map(\.rawValue)
    case .state: GalleryState.allCases.map(\.rawValue)
    case .generation: Environment.Generation.allCases.map(\.rawValue).reversed()
    case .palette: Palette.Version.allCases.map(\.rawValue).reversed()
    case .appearance: ["light", "dark", "elevated", "highContrast"]
    case .sizeClass: Environment.SizeClass.allCases.map(\.rawValue)
    case .direction: Environment.LayoutDirection.allCases.map(\.rawValue)
    case .textSize: ContentSizeCategory.allCases.map(\.rawValue)
    case .locale, .styleSheet: []
    }
  }

  /// What people read for a value.
  func label(of value: String) -> String {
    switch self {
    case .locale, .styleSheet: value
    case .palette: value.uppercased()
    case .view where value == GalleryFacts.paletteView: "Palette"
    case .view, .chart, .state, .generation, .appearance, .sizeClass, .direction, .textSize:
      CamelCase.words(of: value)
    }
  }

  /// Values in the order in which they are listed, each once.
  func sorted(_ values: some Sequence<String>) -> [String] {
    let values = Set(values)
    let known = order
    return known.filter(values.contains) + values.subtracting(known).sorted()
  }
}
