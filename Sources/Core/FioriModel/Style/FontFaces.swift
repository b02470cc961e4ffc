/// The fonts available to `font-name` in style sheets.
package struct FontFaces: Hashable, Sendable {
  /// A font among the loaded ones.
  package struct Face: Hashable, Sendable {
    /// The family; `nil` uses the environment's.
    let family: String?
    let weight: Font.Weight

    package init(family: String?, weight: Font.Weight) {
      self.family = family
      self.weight = weight
    }
  }

  private let byName: [String: Face]

  /// Creates a table of fonts by PostScript name.
  package init(_ faces: [String: Face] = [:]) {
    byName = faces.merging(Self.system) { loaded, _ in loaded }
  }

  /// Returns the font with a name; `nil` if it does not exist.
  func face(named name: String) -> Face? { byName[name] }

  /// All names, for suggestions.
  var names: [String] { byName.keys.sorted() }

  /// NUI's names for the system font, here the environment's (stated:
  /// Docs/sources/text.md#families); missing weights map to the nearest.
  private static let system: [String: Face] = [
    "system": Face(family: nil, weight: .regular),
    "boldSystem": Face(family: nil, weight: .bold),
    "blackSystem": Face(family: nil, weight: .bold),
    "heavySystem": Face(family: nil, weight: .bold),
    "semiboldSystem": Face(family: nil, weight: .semibold),
    "mediumSystem": Face(family: nil, weight: .semibold),
    "italicSystem": Face(family: nil, weight: .regular),
    "lightSystem": Face(family: nil, weight: .light),
    "thinSystem": Face(family: nil, weight: .light),
    "ultraLightSystem": Face(family: nil, weight: .light),
  ]
}
