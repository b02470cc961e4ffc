/// What a plot shows, in points from its upper left corner.
struct PlotContent: Hashable, Sendable {
  /// By series, then category.
  var marks: [PlotMark] = []
  /// In the order in which they are drawn.
  var shapes: [PlotShape] = []
}
