/// A text beside the plot that belongs to a place of it.
struct SideTitle {
  /// The place as a fraction of the plot's height from its top.
  let fromTop: Double
  /// The height of the text in points.
  let height: Double
  /// The distance from the text's top that is level with the place if there is room, in points.
  let anchor: Double
}

/// A column of texts beside the plot, each as close to its place as the others allow.
struct SideTitles {
  /// The upper edges in points from the plot's top, in the order of the texts; `nil` for a text
  /// without room.
  let tops: [Double?]

  /// The first texts have room before the others; `height` is that of the plot.
  init(_ titles: [SideTitle], in height: Double) {
    var fitting: [Int] = []
    var room = height
    for (index, title) in titles.enumerated() where title.height <= room + Self.slack {
      room -= title.height
      fitting.append(index)
    }
    let sorted = fitting.sorted { (titles[$0].fromTop, $0) < (titles[$1].fromTop, $1) }
    let heights = sorted.map { titles[$0].height }
    let positions = TitleSpread(
      sorted.map { titles[$0].fromTop * height - titles[$0].anchor }, heights: heights,
      from: -(sorted.first.map { titles[$0].anchor } ?? 0), to: height
    ).positions
    var tops = [Double?](repeating: nil, count: titles.count)
    for (index, position) in zip(sorted, positions) { tops[index] = position }
    self.tops = tops
  }

  /// Rounding errors, in points.
  private static let slack = 0.001
}
