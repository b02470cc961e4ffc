package import FioriBasics

/// The only series of a chart, whose name nothing in the chart shows.
package struct LoneSeries: Hashable, Sendable {
  package let origin: DescriptionPath
  package let name: String

  package init(origin: DescriptionPath, name: String) {
    (self.origin, self.name) = (origin, name)
  }
}
