import FioriBasics
import FioriElements
import FioriFrames
import FioriModel

/// The labels below a plot: the categories, or the numbers of bars and points.
struct BottomAxis {
  private let chart: ChartElement
  private let traits: AxisTraits
  private var isLying: Bool { traits.isLying }

  init(_ chart: ChartElement, _ traits: AxisTraits) {
    self.chart = chart
    self.traits = traits
  }

  private var numbers: ChartElement.NumberAxis? { isLying ? chart.primary : chart.horizontal }

  var showsLabels: Bool {
    isLying ? numbers?.showsLabels ?? false : chart.categories?.showsLabels ?? false
  }

  var showsGridlines: Bool {
    isLying ? numbers?.showsGridlines ?? false : chart.categories?.showsGridlines ?? false
  }

  /// Whether there is a line between the plot and the labels.
  var showsBaseline: Bool {
    isLying ? numbers?.showsBaseline ?? false : chart.categories?.showsBaseline ?? false
  }

  var crowding: LabelRow.Crowding { traits.crowding }

  /// Whether the plot leaves room for labels that extend beyond its sides.
  var hasInsets: Bool { isLying || traits.standsAtSides }

  /// In bar charts, the style of the categories applies to the numbers (stated:
  /// Docs/sources/charts.md#axes).
  var style: CategoryAxis.LabelStyle { chart.categories?.style ?? .allOrNothing }

  /// The labels, starting at the side where reading starts.
  var texts: [String] { numbers?.labels.reversed() ?? chart.categories?.labels ?? [] }

  var textStyle: ChartTexts.Style {
    numbers == nil ? chart.texts.categoryLabel : chart.texts.numericLabel
  }

  func places(_ places: [Double]) -> [Double] {
    guard isLying, let ticks = numbers?.ticks else { return places }
    return ticks.values.reversed().map(ticks.position)
  }
}

/// The labels below a plot: all of them, none if they do not fit, or just the first and the last.
struct LabelRow {
  /// A label and the place of its center.
  struct Item {
    /// The distance from the side where reading starts, as a fraction of the plot's width.
    let place: Double
    let label: Frame
  }

  /// The behavior of labels that do not fit.
  enum Crowding {
    /// Draw none of the labels.
    case all
    /// Leave some out, the same number between any two.
    case thinned
  }

  let style: CategoryAxis.LabelStyle
  let crowding: Crowding
  /// Whether the plot leaves room for labels that extend beyond its sides; those of columns stay
  /// inside their clusters.
  let hasInsets: Bool
  private(set) var items: [Item]

  /// Creates the labels of an axis with categories at `places`, in a plot about `width` points
  /// wide.
  init(
    _ axis: BottomAxis, at places: [Double], width: Double, _ labels: inout some LabelLayout
  ) throws {
    style = axis.style
    crowding = axis.crowding
    hasInsets = axis.hasInsets
    items = []
    guard axis.showsLabels else { return }
    let (places, texts) = (axis.places(places), axis.texts)
    var shown = zip(places, texts).filter { !$0.1.isEmpty }
    if style == .range {
      let ends = Array(zip(places, texts))
      shown = ends.count > 1 ? [ends[0], ends[ends.count - 1]] : ends
    } else if crowding == .all, Double(shown.count - 1) * AxisMetrics.labelSpacing > width {
      return
    }
    let limit = style == .range ? max(width - 2, 0) / 2 : width / 2
    items = try shown.map {
      Item(place: $0.0, label: try labels.label(axis.textStyle.text($0.1), maximumWidth: limit))
    }
    if style == .range, items.contains(where: \.isUnreadable) { items = [] }
  }

  /// How far the labels extend to both sides of their places; those of a range stay inside.
  var overhangs: (leading: [Overhang], trailing: [Overhang]) {
    guard style == .allOrNothing, hasInsets else { return ([], []) }
    return (
      items.map { Overhang(place: $0.place, length: $0.label.size.width / 2) },
      items.map { Overhang(place: 1 - $0.place, length: $0.label.size.width / 2) }
    )
  }

  /// How far letters hang below the labels' box, which is sized for Latin letters. Arabic letters
  /// do by a sixth of the font size (measured: Noto Sans Arabic).
  var descents: [Overhang] {
    items.compactMap { item in
      guard case .text(let block) = item.label.content,
        block.text.unicodeScalars.contains(where: \.isRightToLeft)
      else { return nil }
      return Overhang(place: 0, length: height + AxisMetrics.labelGap + block.font.size / 6)
    }
  }

  /// The height of the labels in points.
  var height: Double {
    max(AxisMetrics.labelHeight, items.map(\.label.size.height).max() ?? 0)
  }

  /// Returns the labels that remain in a plot of a given width.
  func fitted(to width: Double) -> LabelRow {
    guard style == .allOrNothing else { return self }
    var row = self
    switch crowding {
    case .all: if !hasRoom(in: width) { row.items = [] }
    case .thinned: row.items = thinned(in: width)
    }
    return row
  }

  private func hasRoom(in width: Double) -> Bool {
    let total = items.reduce(0) { $0 + $1.label.size.width }
    guard total + AxisMetrics.labelSpacing <= width || items.count < 2 else { return false }
    return zip(items, items.dropFirst()).allSatisfy { gap($0, $1, in: width) >= Self.spacing }
  }

  /// Returns as many labels as fit: all, every other, every third, and so on.
  private func thinned(in width: Double) -> [Item] {
    for step in 1...max(items.count, 1) {
      let kept = items.indices.filter { $0 % step == 0 }.map { items[$0] }
      let hasRoom = zip(kept, kept.dropFirst()).allSatisfy {
        gap($0, $1, in: width) >= Self.spacing
      }
      if hasRoom { return kept }
    }
    return []
  }

  private func gap(_ first: Item, _ second: Item, in width: Double) -> Double {
    (second.place - first.place) * width
      - (first.label.size.width + second.label.size.width) / 2
  }

  /// Returns the start of each label, from the plot's leading edge. A label wider than the last
  /// column moves back by the distance that it extends beyond `right`.
  func placed(in width: Double, to right: Double) -> [(x: Double, label: Frame)] {
    items.enumerated().map { index, item in
      guard style == .range else {
        let x = item.place * width - item.label.size.width / 2
        return (hasInsets ? x : min(x, right - item.label.size.width), item.label)
      }
      return (index == 0 ? 0 : width - item.label.size.width, item.label)
    }
  }

  /// Slightly less than stated, to absorb rounding errors.
  private static let spacing = AxisMetrics.labelSpacing - 1e-9
}

extension LabelRow.Item {
  /// Whether too little of the text is left to read (chosen: two letters).
  fileprivate var isUnreadable: Bool {
    guard case .text(let block) = label.content, block.isTruncated else { return false }
    return block.text.count < 4
  }
}
