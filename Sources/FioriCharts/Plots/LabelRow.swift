import FioriBasics
import FioriElements
import FioriFrames
import FioriModel

/// What stands below a plot: the categories, or the numbers of bars and of points.
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

  /// Whether a line runs between the plot and the labels.
  var showsBaseline: Bool {
    isLying ? numbers?.showsBaseline ?? false : chart.categories?.showsBaseline ?? false
  }

  var crowding: LabelRow.Crowding { traits.crowding }

  /// Whether the plot leaves room for labels that reach beyond its sides.
  var hasInsets: Bool { isLying || traits.standsAtSides }

  /// In bar charts the style of the categories acts on the numbers (stated:
  /// Docs/sources/charts.md#axes).
  var style: CategoryAxis.LabelStyle { chart.categories?.style ?? .allOrNothing }

  /// What is written, from the side where reading starts.
  var texts: [String] { numbers?.labels.reversed() ?? chart.categories?.labels ?? [] }

  var textStyle: ChartTexts.Style {
    numbers == nil ? chart.texts.categoryLabel : chart.texts.numericLabel
  }

  func places(_ places: [Double]) -> [Double] {
    guard isLying, let ticks = numbers?.ticks else { return places }
    return ticks.values.reversed().map(ticks.position)
  }
}

/// The labels below a plot: all, or none where they have no room, or the first and the last.
struct LabelRow {
  /// A label and where its middle stands.
  struct Item {
    /// From the side where reading starts, as a share of the plot's width.
    let place: Double
    let label: Frame
  }

  /// How labels behave that have no room.
  enum Crowding {
    /// None is drawn.
    case all
    /// Some are left out, the same number between any two.
    case thinned
  }

  let style: CategoryAxis.LabelStyle
  let crowding: Crowding
  /// Whether the plot leaves room for labels that reach beyond its sides; those of columns stand
  /// inside of their clusters.
  let hasInsets: Bool
  private(set) var items: [Item]

  /// The labels of an axis whose categories stand at `places`, in a plot of about `width` points.
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

  /// How far the labels reach to both sides of their places; those of a range stand inside.
  var overhangs: (leading: [Overhang], trailing: [Overhang]) {
    guard style == .allOrNothing, hasInsets else { return ([], []) }
    return (
      items.map { Overhang(place: $0.place, length: $0.label.size.width / 2) },
      items.map { Overhang(place: 1 - $0.place, length: $0.label.size.width / 2) }
    )
  }

  /// How far letters hang below the labels' box, which is made for Latin ones: Arabic ones do by a
  /// sixth of the font's size (measured: Noto Sans Arabic).
  var descents: [Overhang] {
    items.compactMap { item in
      guard case .text(let block) = item.label.content,
        block.text.unicodeScalars.contains(where: \.isRightToLeft)
      else { return nil }
      return Overhang(place: 0, length: height + AxisMetrics.labelGap + block.font.size / 6)
    }
  }

  /// Of the labels, in points.
  var height: Double {
    max(AxisMetrics.labelHeight, items.map(\.label.size.height).max() ?? 0)
  }

  /// What is left of the labels in a plot of a width.
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

  /// Every label, or every other one, or every third …: the most that have room.
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

  /// Where labels begin, from the plot's leading edge; one that is wider than the last column moves
  /// back by what lies beyond `right`.
  func placed(in width: Double, to right: Double) -> [(x: Double, label: Frame)] {
    items.enumerated().map { index, item in
      guard style == .range else {
        let x = item.place * width - item.label.size.width / 2
        return (hasInsets ? x : min(x, right - item.label.size.width), item.label)
      }
      return (index == 0 ? 0 : width - item.label.size.width, item.label)
    }
  }

  /// A hair less than stated, for sums of fractions.
  private static let spacing = AxisMetrics.labelSpacing - 1e-9
}

extension LabelRow.Item {
  /// Whether so little is left of the text that it says nothing (chosen: two letters).
  fileprivate var isUnreadable: Bool {
    guard case .text(let block) = label.content, block.isTruncated else { return false }
    return block.text.count < 4
  }
}
