package import FioriBasics
package import FioriModel

/// What the colors of a drawing mean, such as those of the series of a chart.
package struct ColorCode: Hashable, Sendable {
  /// Something that a color represents.
  package struct Meaning: Hashable, Sendable {
    /// What it is, in words: `series 'Plan'`.
    package let name: String
    package let color: RGBA
    /// What tells it from others besides its color: marks of another form, another hatching.
    package let sign: String

    package init(name: String, color: RGBA, sign: String) {
      (self.name, self.color, self.sign) = (name, color, sign)
    }
  }

  /// The path in the description of what is drawn, starting at the view.
  package let origin: DescriptionPath
  package let meanings: [Meaning]

  package init(origin: DescriptionPath, meanings: [Meaning]) {
    (self.origin, self.meanings) = (origin, meanings)
  }
}
