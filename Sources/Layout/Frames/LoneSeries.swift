package import FioriBasics

/// The only series of a chart, or the one that others are only compared to, whose name nothing in the chart shows.
package struct LoneSeries: Hashable, Sendable {
  package let origin: DescriptionPath
  package let name: String
  /// Whether the chart has no other series.
  package let isOnly: Bool

  package init(origin: DescriptionPath, name: String, isOnly: Bool) {
    (self.origin, self.name, self.isOnly) = (origin, name, isOnly)
  }
}
