import FioriBasics

/// The explicit ends of a category axis: dates, or the names of categories.
struct CategoryEnds {
  /// The categories between the ends.
  private(set) var kept: [Int] = []
  /// The numbers of categories before the first end and after the last.
  private(set) var counts = (before: 0, after: 0)
  /// The problem of an end, with its key.
  private(set) var problem: (key: String, message: Message)?
  /// Whether the categories are dates, and not names.
  let areDates: Bool

  /// Creates the ends of a view whose categories have been checked and are in order; `nil` if it has none.
  init?(of view: ChartView) {
    let axis = view.categoryAxis
    guard axis.explicitMin != nil || axis.explicitMax != nil else { return nil }
    let names = view.categories
    let ends = [axis.explicitMin, axis.explicitMax].compactMap(\.self)
    let dates = names.compactMap { $0.flatMap(ISODate.init) }
    areDates =
      view.isOnTimeScale || view.chartType.kind.values == .prices
      || dates.count == names.count && !ends.allSatisfy(names.contains)
    if areDates, dates.count == names.count {
      keepDates(dates, from: axis.explicitMin, to: axis.explicitMax)
    } else if !areDates {
      keepNames(names, view.categoryCount, from: axis.explicitMin, to: axis.explicitMax)
    }
    if problem != nil { kept = Array(0..<view.categoryCount) }
  }

  private mutating func keepDates(_ dates: [ISODate], from first: String?, to last: String?) {
    let (start, end) = (first.flatMap(ISODate.init), last.flatMap(ISODate.init))
    for (key, text, date) in [("explicitMin", first, start), ("explicitMax", last, end)] {
      guard let text, date == nil else { continue }
      let found = text.prefix(Self.quotedLength)
      problem = (key, .expectedDateOfEnd(found: found))
    }
    if let start, let end, start.isAfter(end), let first, let last {
      problem = ("explicitMin", .endsSwapped(dates: first, "explicitMax", last: last))
    }
    let scale = TimeScale(dates)
    for (index, date) in dates.enumerated() {
      switch scale.side(of: date, from: start, to: end) {
      case ..<0: counts.before += 1
      case 0: kept.append(index)
      default: counts.after += 1
      }
    }
  }

  private mutating func keepNames(
    _ names: [String?], _ count: Int, from first: String?, to last: String?
  ) {
    let start = first.map { names.firstIndex(of: $0) } ?? 0
    let end = last.map { names.lastIndex(of: $0) } ?? count - 1
    guard let start, let end else {
      let (key, name) = start == nil ? ("explicitMin", first) : ("explicitMax", last)
      let known = Suggestion.hint(for: name ?? "", among: names.compactMap(\.self))
      let found = (name ?? "").prefix(Self.quotedLength)
      problem = (key, .unknownCategory(found, known: known))
      return
    }
    guard start <= end || count == 0 else {
      problem = (
        "explicitMin", .endsSwapped(categories: first ?? "", "explicitMax", last: last ?? "")
      )
      return
    }
    kept = count == 0 ? [] : Array(start...end)
    counts = (start, max(count - 1 - end, 0))
  }

  private static let quotedLength = 32
}

extension ISODate {
  /// Returns whether the date begins after another has ended.
  fileprivate func isAfter(_ other: ISODate) -> Bool { time > other.end(in: precision) }
}

extension ChartCheck {
  /// Checks the ends of the category axis, and reports categories beyond them.
  mutating func checkCategoryEnds() {
    let axis = chart.categoryAxis
    let keys = [("explicitMin", axis.explicitMin), ("explicitMax", axis.explicitMax)]
      .filter { $0.1 != nil }.map(\.0)
    guard axes != .none, !keys.isEmpty else { return }
    let axisPath = path.key("categoryAxis")
    guard kind.options.contains(.categoryEnds) else {
      for key in keys { warnUnused("categoryAxis.\(key)", at: axisPath.key(key)) }
      (corrected.categoryAxis.explicitMin, corrected.categoryAxis.explicitMax) = (nil, nil)
      return
    }
    guard errors.isEmpty, let ends = CategoryEnds(of: corrected.inOrder) else { return }
    if let problem = ends.problem { return error(axisPath.key(problem.key), problem.message) }
    let (one, many) = ends.areDates ? ("date", "dates") : ("category", "categories")
    for (key, count, side) in [
      ("explicitMin", ends.counts.before, "before"), ("explicitMax", ends.counts.after, "after"),
    ] where count > 0 {
      warn(
        axisPath.key(key),
        .beyondCategoryEnd(count, of: categoryCount.counted(one, many), side: side))
    }
  }

  /// Checks the bands between categories or dates: their ends, and whether the categories between these are side by
  /// side in the order that is drawn. Otherwise a band would also mark others.
  mutating func checkCategoryBands() {
    guard errors.isEmpty else { return }
    for (index, band) in corrected.categoryAxis.references.enumerated() {
      guard let first = band.from, let last = band.to else { continue }
      let bandPath = path.key("categoryAxis").key("references").index(index)
      if let message = swappedEnds(from: first, to: last) {
        error(bandPath.key("from"), message)
      } else if corrected.separates(band) {
        error(bandPath, .separatedBand(first, last))
      }
    }
  }

  /// Returns the problem of a band that ends before it begins; `nil` for none. After `sort`, both ends only say
  /// which categories the band marks.
  private func swappedEnds(from first: String, to last: String) -> Message? {
    if chart.isOnTimeScale {
      guard let start = ISODate(first), let end = ISODate(last), start.isAfter(end) else {
        return nil
      }
      return .endsSwapped(dates: first, "to", last: last)
    }
    guard corrected.categoryAxis.sort == nil, let start = chart.categories.firstIndex(of: first),
      let end = chart.categories.firstIndex(of: last), start > end
    else { return nil }
    return .endsSwapped(categories: first, "to", last: last)
  }
}
