/// What a plot shows, in points from its upper left corner.
package struct PlotContent: Hashable, Sendable {
  /// By series, then category.
  package var marks: [PlotMark] = []
  /// In the order in which they are drawn.
  package var shapes: [PlotShape] = []

  package init(marks: [PlotMark] = [], shapes: [PlotShape] = []) {
    self.marks = marks
    self.shapes = shapes
  }
}
