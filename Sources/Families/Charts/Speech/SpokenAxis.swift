import FioriBasics

/// How the numbers on an axis are said: the numbers that a text names read unlike each other, share their decimals
/// where this makes none longer, and differ from their values by at most a twentieth of the range of the data, and half of
/// the range of their series.
struct SpokenAxis {
  /// The numbers that a text names, without the places of references.
  let own: [Double]
  let references: [Double]
  /// The range of the data; `nil` if all values are equal.
  let spread: Double?
  let write: (Double) -> String

  /// An axis without numbers.
  static var none: SpokenAxis { SpokenAxis([]) { _, _ in { Decimal.text($0) } } }

  /// `numbers` returns how some values are said in a range, besides the places of references.
  init(
    _ own: [Double], references: [Double] = [],
    as numbers: ([Double], _ spread: Double?) -> (Double) -> String
  ) {
    (self.own, self.references) = (own, references)
    let range = (own.max() ?? 0) - (own.min() ?? 0)
    spread = range > 0 ? range : nil
    write = numbers(own, spread)
  }
}

extension ChartAccessibilityText {
  /// Returns how the numbers on one of the axes of values are said; of bubbles, the second one has their sizes.
  func spokenAxis(isSecondary: Bool) -> SpokenAxis {
    let (axis, shown) =
      isSecondary
      ? (view.secondaryNumericAxis, chart.secondary) : (view.numericAxis, chart.primary)
    let hasSizes = isSecondary && kind.values == .bubbles
    guard kind.values != .shares, hasSizes || !isSecondary || shown != nil else { return .none }
    let own = chart.data.drawnSeries.flatMap { series -> [Double] in
      if hasSizes { return ends(points(of: series).map(\.size)) }
      guard chart.data.secondary.contains(series) == isSecondary else { return [] }
      return view.series[series].hasMixedFormats ? [] : namedValues(of: series)
    }
    let references = shownReferences(axis, shown).flatMap(\.places)
    return SpokenAxis(own, references: references) {
      numbers.spoken(
        distinguishing: $0, in: $1, beside: references, secondary: isSecondary)
    }
  }

  /// Returns how the places on the horizontal axis of points are said.
  func spokenAcross() -> SpokenAxis {
    guard kind.values.isPoint else { return .none }
    let own = chart.data.drawnSeries.flatMap { ends(points(of: $0).map(\.x)) }
    return SpokenAxis(own, as: numbers.spokenAcross)
  }

  /// Returns the numbers of a series that the text names: of a few all, otherwise the ends and the extremes.
  private func namedValues(of series: Int) -> [Double] {
    if kind.values.isPoint { return ends(points(of: series).map(\.y)) }
    let all = entries(of: series)
    return (all.count <= kind.accessibility.listedCount ? all : notable(all)).map(\.value)
  }

  private func ends(_ values: [Double]) -> [Double] {
    [values.min(), values.max()].compactMap(\.self)
  }

  /// Returns how values of a series, or one in a category, are said, so that some of them read unlike.
  func writer(
    of series: Int, distinguishing values: [Double], at category: Int? = nil
  ) -> (Double) -> String {
    let isSecondary = chart.data.secondary.contains(series)
    let own = view.format(of: category, in: series)
    guard own == nil else {
      return numbers.spoken(distinguishing: values, secondary: isSecondary, as: own)
    }
    let axis = isSecondary ? secondary : primary
    guard chart.data.drawnSeries.count > 1 || !values.allSatisfy(axis.own.contains) else {
      return axis.write
    }
    let range = (values.max() ?? 0) - (values.min() ?? 0)
    let spread = range > 0 ? min(axis.spread ?? .infinity, Self.spreadOfFlat * range) : axis.spread
    return numbers.spoken(
      distinguishing: values + axis.own, in: spread, beside: axis.references,
      secondary: isSecondary, evening: values)
  }

  /// How many times the range of a series the range is that its numbers are compared in at most: then, their difference reads
  /// at most half larger than it is, as with value labels.
  private static let spreadOfFlat = 5.0
}
