import FioriBasics
import FioriElements
import FioriModel

/// The strip of labels along a plot, below it, above it or at its zero.
struct LabelStrip {
  /// Where the strip stands.
  private enum Place {
    case bottom, top, zero
  }

  private let place: Place
  /// `nil`: no labels.
  private let labelHeight: Double?
  private let lineHeight: Double
  private let baselineHeight: Double
  private let baselineShare: Double

  /// `height` is that of the labels; `nil`: none is drawn.
  init(_ axis: BottomAxis, _ chart: ChartElement, height: Double?, isLying: Bool) {
    labelHeight = height
    let ticks = chart.primaryTicks
    let isDynamic = !isLying && chart.categories?.labelsPosition == .dynamic && height != nil
    let isAllNegative = ticks.maximum <= 0
    let isMixed = ticks.minimum < 0 && !isAllNegative
    place = isDynamic && isMixed ? .zero : isDynamic && isAllNegative ? .top : .bottom
    // Labels that were to be there and had no room leave nothing (stated:
    // Docs/sources/charts.md#axes).
    lineHeight = axis.showsGridlines && !axis.showsLabels ? AxisMetrics.lineWidth : 0
    let isAtEdge = isLying || !isMixed
    baselineHeight = axis.showsBaseline && isAtEdge ? AxisMetrics.lineWidth : 0
    isBaselineOnTop = !isLying && isAllNegative
    baselineShare = ticks.position(of: ticks.baseline)
  }

  private let isBaselineOnTop: Bool

  /// Of the strip, in points.
  var height: Double { labelHeight.map { $0 + AxisMetrics.labelGap } ?? lineHeight }

  /// Points that are taken above the plot.
  var top: Double {
    (place == .top ? height : 0) + (isBaselineOnTop ? baselineHeight : 0)
  }

  /// Points that are taken below the plot.
  var bottom: Double {
    (place == .bottom ? height : 0) + (isBaselineOnTop ? 0 : baselineHeight)
  }

  /// How far labels at zero reach below the plot.
  var overhangs: [Overhang] {
    place == .zero
      ? [Overhang(place: baselineShare, length: height + AxisMetrics.lineWidth)] : []
  }

  /// The middle of the labels, from the strip's upper edge.
  var labelMiddle: Double {
    let half = (labelHeight ?? 0) / 2
    return place == .top ? half : AxisMetrics.labelGap + half
  }

  /// The strip's upper edge, `margin` below a plot whose zero is at a height of it.
  func axisTop(of plot: Rect, margin: Double, baseline: Double) -> Double {
    switch place {
    case .bottom: plot.maxY + margin + (isBaselineOnTop ? 0 : baselineHeight)
    case .top: plot.minY - top
    case .zero: plot.minY + baseline + AxisMetrics.lineWidth
    }
  }
}
