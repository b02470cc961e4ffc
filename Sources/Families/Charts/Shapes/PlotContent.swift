package import FioriBasics
package import FioriLayout
package import FioriModel

/// The content of a plot, in points from its top left corner.
package struct PlotContent: Hashable, Sendable {
  /// The marks by series, then category.
  package var marks: [PlotMark] = []
  /// The shapes in drawing order.
  package var shapes: [PlotShape] = []
  /// The values that lie beyond an end of their axis, in any order.
  package var beyond: [PlotOverflow] = []
  /// The meanings of the colors of the marks; `nil` for none.
  package var colorCode: ColorCode?
  /// The only series, if nothing in the chart names it.
  var loneSeries: LoneSeries?
  /// The warnings about marks that cannot be read, if this is the plot that is drawn.
  package var findings: [Finding] = []

  package init(
    marks: [PlotMark] = [], shapes: [PlotShape] = [], beyond: [PlotOverflow] = []
  ) {
    self.marks = marks
    self.shapes = shapes
    self.beyond = beyond
  }
}

/// The end of an axis that a value lies beyond.
package struct PlotOverflow: Hashable, Sendable {
  package let isSecondary: Bool
  /// Whether the value is greater than the axis's maximum, rather than less than its minimum.
  package let isAbove: Bool
  /// Whether a break mark of its own shows the value.
  package let isMarked: Bool

  /// `position` is the position of the value as a fraction of the axis; returns `nil` if it lies on
  /// the axis.
  package init?(position: Double, isSecondary: Bool, isMarked: Bool) {
    guard !(-0.000_001...1.000_001).contains(position) else { return nil }
    self.isSecondary = isSecondary
    self.isMarked = isMarked
    isAbove = position > 1
  }
}

/// The mark of a single value in a plot, drawn or not.
package struct PlotMark: Hashable, Sendable {
  package let series: Int
  package let category: Int
  package let value: Double
  /// The frame in points from the plot's top left corner, not clipped.
  package let frame: Rect
  /// The start and end of a slice, in degrees clockwise from the top.
  package var angles: ClosedRange<Double>?
  /// Whether a value label shows the value.
  package var isLabeled = false
  /// Whether the mark is drawn; the points of a line may not be.
  package var isDrawn = true
  /// The row of the arrowhead in place of the mark beyond the axis, from 0 at the edge.
  var breakRow = 0
}

extension PlotContent: FrameDrawing {
  package var texts: [Frame.Placed] { [] }

  /// Returns a block, and the lines as they are if the plot has nothing else.
  package func skeleton(in color: RGBA) -> Frame.Content {
    let isOfRules =
      !shapes.isEmpty && shapes.allSatisfy { if case .rule = $0 { true } else { false } }
    return isOfRules ? .plot(self) : .skeletonBlock(in: color)
  }

  package func facts(at origin: Point) -> LayoutReport.Facts {
    LayoutReport.Facts(
      marks: marks.map { mark in
        LayoutReport.Mark(
          series: mark.series, category: mark.category, value: mark.value,
          frame: Rect(origin: origin + mark.frame.origin, size: mark.frame.size),
          angles: mark.angles)
      }, colorCode: colorCode, loneSeries: loneSeries)
  }

  package func commands(in rect: Rect, on grid: PixelGrid) -> [DisplayCommand] {
    let painter = PlotPainter(grid: grid)
    return shapes.flatMap { painter.commands(for: $0, at: rect.origin) }
  }
}

extension Frame.Content {
  /// The marks of a chart.
  package static func plot(_ content: PlotContent) -> Frame.Content { .drawing(content) }
}

extension Frame {
  /// The plot that the frame shows; `nil` if it shows something else.
  var plot: PlotContent? {
    if case .drawing(let drawing) = content { drawing as? PlotContent } else { nil }
  }

  /// The height of a chart's plot in points; `nil` for a frame without one.
  package var plotHeight: Double? {
    if kind == "plot" { return size.height }
    guard case .group(let children) = content else { return nil }
    return children.lazy.compactMap(\.frame.plotHeight).first
  }
}
