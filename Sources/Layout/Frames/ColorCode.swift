package import FioriBasics
package import FioriModel

/// The meaning of a drawing's colors, such as the colors of a chart's series.
package struct ColorCode: Hashable, Sendable {
  /// Something that a color represents.
  package struct Meaning: Hashable, Sendable {
    /// Its name in messages: `series 'Plan'`.
    package let name: String
    package let color: RGBA
    /// The differences from others besides its color: marks of another form, another hatching.
    package let sign: String

    package init(name: String, color: RGBA, sign: String) {
      (self.name, self.color, self.sign) = (name, color, sign)
    }
  }

  /// The path of the drawn part in the description, starting at the view.
  package let origin: DescriptionPath
  package let meanings: [Meaning]
  /// Whether a legend, or names beside the marks, say what the colors mean.
  package let isExplained: Bool

  package init(origin: DescriptionPath, meanings: [Meaning], isExplained: Bool = true) {
    (self.origin, self.meanings, self.isExplained) = (origin, meanings, isExplained)
  }
}
