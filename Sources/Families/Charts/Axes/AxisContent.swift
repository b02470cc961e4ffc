package import FioriBasics
package import FioriLayout
package import FioriModel

/// The labels of an axis and the values behind them.
package struct AxisContent: Sendable {
  /// The labels as drawn; on a numeric axis from top to bottom, or from left to right.
  package var labels: [Frame.Placed] = []
  /// The ticks of a numeric axis from highest to lowest; `nil` for a category axis.
  package var ticks: [Double]?
  /// The values at the two ends of the plot; `nil` for a category axis.
  var range: ClosedRange<Double>?
  /// The dates of an axis whose categories are placed by them; `nil` for any other.
  package var dates: Dates?
  /// The names of an axis of names; `nil` for any other.
  var names: NamedCategories?

  /// The dates of an axis in ISO 8601, in their order.
  package struct Dates: Hashable, Sendable {
    /// Those with a tick.
    package let ticks: [String]
    /// The first and the last date of the data.
    package let first: String
    package let last: String
  }
}

extension AxisContent: FrameDrawing {
  package var texts: [Frame.Placed] { labels }

  package func skeleton(in color: RGBA) -> Frame.Content { .group([]) }

  package func facts(at origin: Point) -> LayoutReport.Facts {
    LayoutReport.Facts(
      axis: LayoutReport.Axis(
        labels: labels.compactMap { label in
          label.frame.textBlock.map { String($0.text.map { $0.isNewline ? " " : $0 }) }
        },
        ticks: ticks, range: range,
        dates: dates.map {
          LayoutReport.Axis.Dates(ticks: $0.ticks, first: $0.first, last: $0.last)
        }), names: names)
  }

  package func commands(in rect: Rect, on grid: PixelGrid) -> [DisplayCommand] { [] }
}

extension Frame.Content {
  /// The labels of an axis.
  static func axis(_ content: AxisContent) -> Frame.Content { .drawing(content) }
}

extension Frame {
  /// The axis that the frame shows; `nil` if it shows something else.
  var axis: AxisContent? {
    if case .drawing(let drawing) = content { drawing as? AxisContent } else { nil }
  }
}
