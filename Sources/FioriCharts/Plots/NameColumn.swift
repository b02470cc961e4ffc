import FioriBasics
import FioriElements
import FioriFrames
import FioriModel

/// The names of bars beside their plot: all, or none where they lie upon each other.
struct NameColumn {
  let labels: [Frame]
  let places: [Double]
  /// Of the axis, in points.
  let width: Double

  init(
    _ axis: ChartElement.NameAxis, at places: [Double], in size: Size,
    _ labels: inout some LabelLayout, style: ChartTexts.Style
  ) throws {
    self.places = places
    let cap = size.width * AxisMetrics.largestShare
    let line = axis.showsGridlines ? AxisMetrics.lineWidth : 0
    let pitch = places.count > 1 ? (places[1] - places[0]) * size.height : .infinity
    guard axis.showsLabels, pitch >= style.font.lineHeight else {
      self.labels = []
      width = line
      return
    }
    self.labels = try axis.labels.prefix(places.count).map {
      try labels.label(style.text($0), maximumWidth: max(cap - AxisMetrics.nameGap, 0))
    }
    let widest = self.labels.map(\.fullWidth).max() ?? 0
    width =
      widest > 0 ? min(max(AxisMetrics.leastWidth, widest + AxisMetrics.nameGap), cap) : line
  }

  /// How far the names reach above and below their bars.
  var overhangs: (top: [Overhang], bottom: [Overhang]) {
    var (top, bottom): ([Overhang], [Overhang]) = ([], [])
    for (place, label) in zip(places, labels) {
      let half: Double = label.size.height / 2
      top.append(Overhang(place: place, length: half))
      bottom.append(Overhang(place: 1 - place, length: half))
    }
    return (top, bottom)
  }

  /// The axis' frame, which reaches from the chart's side to the plot.
  func frame(beside plot: Rect, width frameWidth: Double) -> Frame.Placed {
    var placed: [Frame.Placed] = []
    for (place, label) in zip(places, labels) where label.size.width > 0 {
      let middle = place * plot.size.height
      let x = width - AxisMetrics.nameGap - label.size.width / 2
      placed.append(label.centered(x: x, y: middle))
    }
    return Frame.Placed(
      origin: Point(x: plot.minX - frameWidth, y: plot.minY),
      frame: Frame(
        size: Size(width: frameWidth, height: plot.size.height), baseline: nil,
        content: .axis(AxisContent(labels: placed)), kind: "categoryAxis"))
  }
}
