/// The faces that a sheet's `font-name` may name.
package struct FontFaces: Hashable, Sendable {
  /// A face of the loaded fonts.
  package struct Face: Hashable, Sendable {
    /// `nil`: the environment's family.
    let family: String?
    let weight: Font.Weight

    package init(family: String?, weight: Font.Weight) {
      self.family = family
      self.weight = weight
    }
  }

  private let byName: [String: Face]

  /// Faces by their PostScript names.
  package init(_ faces: [String: Face] = [:]) {
    byName = faces.merging(Self.system) { loaded, _ in loaded }
  }

  /// The face of a name; `nil`: there is none.
  func face(named name: String) -> Face? { byName[name] }

  /// All names, for suggestions.
  var names: [String] { byName.keys.sorted() }

  /// NUI's names for the system's font, which is the environment's here (stated:
  /// Docs/sources/text.md#families); weights that it has not are the nearest.
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
