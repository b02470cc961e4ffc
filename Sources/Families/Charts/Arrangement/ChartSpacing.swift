/// The distances of the titles of a chart's axes, and the dots of its legend, in points.
package struct ChartSpacing: Hashable, Sendable {
  /// The dot before a title of a legend.
  package struct Dot: Hashable, Sendable {
    /// The diameter.
    package let size: Double
    /// The distance of the text from the side of the dot where reading starts.
    package let textIndent: Double

    /// See Docs/sources/cards.md#legend.
    package static let small = Dot(size: 8, textIndent: 14)
  }

  /// Between a title and the numbers below it, which may extend half of their height above the plot.
  let aboveNumbers: Double
  /// Between a title and the bars below it.
  let aboveBars: Double
  /// Between the labels below a plot and a title below them.
  let belowLabels: Double
  let dot: Dot

  /// For a chart alone and in a card (chosen: Docs/sources/charts.md#axes).
  package static let chart = ChartSpacing(
    aboveNumbers: 6, aboveBars: 6, belowLabels: 4, dot: .small)

  /// For SAP's cells with a plot and its legend (measured: Docs/sources/floorplan.md#classic).
  package static let cells = ChartSpacing(
    aboveNumbers: 10.45, aboveBars: 8, belowLabels: 6.75, dot: Dot(size: 12, textIndent: 18.5))
}
