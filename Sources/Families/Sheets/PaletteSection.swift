import FioriModel

/// Related styles of a palette, under a title.
struct PaletteSection: Hashable, Sendable {
  let title: String
  private(set) var styles: [ColorStyle]

  /// Returns the sections of a palette in order of appearance, each in palette order.
  static func all(of palette: Palette) -> [PaletteSection] {
    palette.styles.reduce(into: []) { sections, style in
      let title = title(of: style)
      if let index = sections.firstIndex(where: { $0.title == title }) {
        sections[index].styles.append(style)
      } else {
        sections.append(PaletteSection(title: title, styles: [style]))
      }
    }
  }

  /// Chosen: SAP's lists have no titles, but related names are alike
  /// (Docs/sources/colors.md#palettes).
  private static func title(of style: ColorStyle) -> String {
    let name = style.rawValue
    let letters = String(name.prefix { !$0.isNumber })
    if letters != name, let title = families[letters] { return title }
    return beginnings.first { name.hasPrefix($0.beginning) }?.title
      ?? meaning(of: name)
      ?? endings.first { name.hasSuffix($0.ending) }?.title
      ?? "Bars and cells"
  }

  /// The names of numbered styles, without their numbers.
  private static let families = [
    "grey": "Grey", "red": "Red", "mango": "Mango", "green": "Green", "teal": "Teal",
    "blue": "Blue", "indigo": "Indigo", "pink": "Pink", "raspberry": "Raspberry",
    "primary": "Primary", "accent": "Accents", "accentLabel": "Accent labels",
    "accentBackground": "Accent backgrounds", "background": "Backgrounds",
    "customColor": "Custom colors",
  ]

  private static let beginnings: [(beginning: String, title: String)] = [
    ("base", "Base"), ("background", "Backgrounds"), ("tintColor", "Tint"), ("chart", "Charts"),
    ("stock", "Charts"), ("map", "Maps"), ("esri", "Maps"), ("joule", "Joule"),
    ("line", "Separators"), ("separator", "Separators"), ("cell", "Bars and cells"),
  ]

  private static func meaning(of name: String) -> String? {
    let meanings = ["positive", "negative", "critical", "informati", "neutral"]
    guard meanings.contains(where: { name.hasPrefix($0) }) else { return nil }
    if name.contains("Background") { return "Semantic backgrounds" }
    return name.contains("Label") ? "Semantic labels" : "Semantic colors"
  }

  private static let endings: [(ending: String, title: String)] = [
    ("hadow", "Shadows"), ("Background", "Backgrounds"), ("Label", "Labels"), ("Fill", "Fills"),
  ]
}
