package import FioriBasics
package import FioriElements
package import FioriFrames

/// A type of chart: what it needs, and where its parts lie.
///
/// What a new type takes is told in <doc:AddingAChart>.
package protocol Plot {
  /// What the type has and can use.
  static var traits: PlotTraits { get }

  init(_ chart: ChartElement)

  /// The type's axes and its plot, in a chart of a size.
  func frames(in size: Size, _ labels: inout some LabelLayout) throws -> [Frame.Placed]
}
