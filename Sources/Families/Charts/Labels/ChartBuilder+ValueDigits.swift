import FioriBasics
import FioriLowering
import FioriModel

/// The digits of value labels: values that are read together have the digits that they need, and the same decimals.
extension ChartBuilder {
  /// How many digits labels have.
  enum Digits {
    /// As many as the labels of their axis.
    case full
    /// As many, but none for whole amounts.
    case whole
    case abbreviated
    /// As many as abbreviated labels need to say the numbers exactly.
    case exact
  }

  /// Values that are read together: of one series, or of the totals of stacks, in one format.
  struct ReadValues {
    /// Whether their axis is the secondary one.
    let isSecondary: Bool
    /// The format of their own; `nil` for their axis' format.
    let own: NumericAxisFormat?
    /// The values with their series and categories; the row of totals is the one after the last series.
    private(set) var places: [(row: Int, column: Int, value: Double)] = []

    init(isSecondary: Bool, own: NumericAxisFormat?) {
      (self.isSecondary, self.own) = (isSecondary, own)
    }

    mutating func add(_ value: Double, _ row: Int, _ column: Int) {
      places.append((row, column, value))
    }

    var values: [Double] { places.map(\.value) }

    /// The error of labels from which their differences may read more than half larger than they are; `nil` for
    /// values without a difference.
    fileprivate var comparedError: Double? {
      guard let least = values.min(), let greatest = values.max(), greatest > least else {
        return nil
      }
      return (greatest - least) / 4
    }
  }

  /// Returns the formats of values that are read together, by the rule of digits, and reports the first value that breaks
  /// it, because its decimals are set or would be too many to read. Refined formats have more decimals where
  /// differences would read as others, and the same ones in all series of an axis.
  mutating func valueFormats(
    of groups: [ReadValues], _ digits: Digits, isRefined: Bool
  ) -> (formats: [[AxisLabelFormat]], isRefined: Bool) {
    let own = groups.map { valueFormats(of: $0, digits, isCompared: isRefined) }
    var formats = own.map(\.formats)
    guard isRefined else { return (formats, false) }
    for indices in classes(of: groups) {
      let (members, own) = (indices.map { groups[$0] }, indices.map { formats[$0] })
      if !setsDigits(of: members[0]) {
        for (index, shared) in zip(indices, sharedFormats(own, of: members)) {
          formats[index] = shared
        }
      } else if digits == .full {
        reportAlike(members, in: own)
      }
    }
    return (formats, formats != own.map(\.formats) || own.contains(where: \.hasAdded))
  }

  /// Returns the formats of values of one axis and format that have the same decimals where that makes no label longer, and
  /// as many more as unlike values need.
  private func sharedFormats(
    _ own: [[AxisLabelFormat]], of groups: [ReadValues]
  ) -> [[AxisLabelFormat]] {
    func all(in format: AxisLabelFormat) -> [[AxisLabelFormat]] {
      own.map { $0.map { _ in format } }
    }
    var formats = sharedFormat(own, of: groups).map(all) ?? own
    formats = separated(sharedByUnits(formats, of: groups), of: groups)
    return withSameDecimals(Array(formats.joined()), of: groups.flatMap(\.values)).map(all)
      ?? zip(formats, groups).map { formats, group in
        let even = withSameDecimals(formats, of: group.values)
        return formats.map { even ?? $0 }
      }
  }

  /// Returns the formats of values that are read together, and whether any has more decimals than its own.
  private mutating func valueFormats(
    of group: ReadValues, _ digits: Digits, isCompared: Bool
  ) -> (formats: [AxisLabelFormat], hasAdded: Bool) {
    let values = group.values
    var format = valueFormat(isSecondary: group.isSecondary, in: group.own)
    switch digits {
    case .full where kind.values == .shares: format = format.sharingNotation(of: values)
    case .full: break
    case .whole: format = format.fittingWholeAmounts(values)
    case .abbreviated, .exact:
      format = sharingMagnitude(format.abbreviated, isSecondary: group.isSecondary)
    }
    let noise = formats.noise(of: values)
    format = sharingDecimals(format, of: values, noise: noise, by: write) ?? format
    let compared = format.rule(
      comparedError: isCompared ? group.comparedError : nil, noise: noise, by: write)
    let levels = setsDigits(of: group) ? values.map { _ in 0 } : compared.levels(for: values)
    if digits == .full, isCompared {
      let rule = format.rule(noise: noise, by: write)
      report("value", values, levels, by: rule, at: valueAxisPath(group.isSecondary))
    }
    let formats = levels.map { level in
      digits == .exact ? format.adding(level).exact : format.adding(level)
    }
    return (formats, levels.contains { $0 > 0 })
  }

  /// Reports the unlike values of one axis that are read together and have the same label, because their decimals are set.
  private mutating func reportAlike(_ groups: [ReadValues], in formats: [[AxisLabelFormat]]) {
    let texts = zip(groups, formats).map { zip($0.values, $1).map { text($0, in: $1) } }
    var alike = zip(groups, texts).flatMap { DigitRule.alike($0.values, $1) }
    for pair in categories(of: groups, texts).flatMap({
      DigitRule.alike($0.map(\.value), $0.map(\.text))
    }) where !alike.contains(where: { $0 == pair }) {
      alike.append(pair)
    }
    guard !alike.isEmpty else { return }
    findings.append(.warning(valueAxisPath(groups[0].isSecondary), .sameLabels(values: alike)))
  }

  /// Returns the formats with as many more decimals as unlike values of one category need to read unlike.
  private func separated(
    _ formats: [[AxisLabelFormat]], of groups: [ReadValues]
  ) -> [[AxisLabelFormat]] {
    guard groups.count > 1 else { return formats }
    for level in 0..<DigitRule.lastLevel {
      let separated = formats.map { $0.map { $0.adding(level) } }
      let texts = zip(groups, separated).map { zip($0.values, $1).map { text($0, in: $1) } }
      let isAlike = categories(of: groups, texts).contains { category in
        !DigitRule.alike(category.map(\.value), category.map(\.text)).isEmpty
      }
      if !isAlike { return separated }
    }
    return formats
  }

  /// Returns the values of each category with their labels, but for totals: a total is read like its only visible part.
  private func categories(
    of groups: [ReadValues], _ texts: [[String]]
  ) -> [[(value: Double, text: String)]] {
    let places = zip(groups, texts).flatMap { zip($0.places, $1) }
      .filter { place, _ in data.values.indices.contains(place.row) }
    let categories = Dictionary(grouping: places) { place, _ in place.column }
    return categories.sorted { $0.key < $1.key }.map { $0.value.map { ($0.value, $1) } }
  }

  private func setsDigits(of group: ReadValues) -> Bool {
    group.own?.setsDigits ?? formats.setsValueDigits(isSecondary: group.isSecondary)
  }

  private var write: AxisLabelFormat.Write {
    { [numbers = context.numbers] in try numbers.text(of: $0, in: $1) }
  }

  private func text(_ value: Double, in format: AxisLabelFormat) -> String {
    (try? write(value, format)) ?? ""
  }

  private func texts(of values: [Double], in format: AxisLabelFormat) -> [String] {
    values.map { text($0, in: format) }
  }

  /// Returns formats with one for all values of an axis that have a unit, such as `1.124M` and `1.20M` beside `957.7K`: the
  /// one of the most exact value, if it makes none longer than the longest, and none reads like an unlike one.
  private func sharedByUnits(
    _ formats: [[AxisLabelFormat]], of groups: [ReadValues]
  ) -> [[AxisLabelFormat]] {
    guard Set(formats.joined()).count > 1 else { return formats }
    let labels = zip(groups, formats).flatMap { group, formats in
      zip(group.values, formats).map { (value: $0, format: $1, text: text($0, in: $1)) }
    }
    let longest = longest(labels.map(\.text))
    func unit(_ text: String) -> String { text.filter(\.isLetter) }
    let shared = Dictionary(grouping: labels) { unit($0.text) }.compactMapValues { labels in
      let values = labels.map(\.value)
      func length(in format: AxisLabelFormat) -> Int {
        texts(of: values, in: format).joined().count
      }
      return labels.map(\.format).max { length(in: $0) < length(in: $1) }.flatMap { exact in
        keeps(labels.map(\.text), of: values, within: longest, in: exact) ? exact : nil
      }
    }
    return zip(groups, formats).map { group, formats in
      zip(group.values, formats).map { shared[unit(text($0, in: $1))] ?? $1 }
    }
  }

  /// Returns the one format of some values with equally many decimals for all, if these have one unit and this makes none
  /// longer than the longest: `5.5%` beside `5.48%` reads as the rounder number. Returns `nil` if there is none.
  private func withSameDecimals(
    _ formats: [AxisLabelFormat], of values: [Double]
  ) -> AxisLabelFormat? {
    let sizes = values.map(abs)
    guard let shared = formats.first, Set(formats).count == 1, let even = shared.withEvenDecimals,
      let least = sizes.min(), least > 0, let largest = sizes.max(),
      largest < Self.oneOrder * least
    else { return nil }
    let texts = texts(of: values, in: shared)
    guard Set(texts.map { $0.filter(\.isLetter) }).count == 1,
      keeps(texts, of: values, within: longest(texts), in: even)
    else { return nil }
    return even
  }

  /// How many times the least of some values the largest is if zeros behind its digits do not look too exact.
  private static let oneOrder = 10.0

  func valueFormat(
    isSecondary: Bool = false, in own: NumericAxisFormat? = nil
  ) -> AxisLabelFormat {
    let axis = isSecondary ? view.secondaryNumericAxis : view.numericAxis
    return sharingMagnitude(
      own.map { formats.format(of: $0, on: axis) } ?? formats.valueFormat(isSecondary: isSecondary),
      isSecondary: isSecondary)
  }

  private func sharingMagnitude(
    _ format: AxisLabelFormat, isSecondary: Bool
  ) -> AxisLabelFormat {
    formats.shared(format, of: isSecondary ? axisNumbers.secondary : axisNumbers.primary)
  }

  /// Returns the indices of the values that have one axis and one format.
  private func classes(of groups: [ReadValues]) -> [[Int]] {
    var classes: [[Int]] = []
    for (index, group) in groups.enumerated() {
      let own = classes.firstIndex {
        groups[$0[0]].isSecondary == group.isSecondary && groups[$0[0]].own == group.own
      }
      if let own { classes[own].append(index) } else { classes.append([index]) }
    }
    return classes
  }

  /// Returns the format among some where all values keep the rule of digits and none is longer than the longest:
  /// `17.77K` beside `24.5K` reads as the more exact number. Returns `nil` if there is none, or they have one format.
  private func sharedFormat(
    _ formats: [[AxisLabelFormat]], of groups: [ReadValues]
  ) -> AxisLabelFormat? {
    let all = formats.joined().reduce(into: [AxisLabelFormat]()) { all, format in
      if !all.contains(format) { all.append(format) }
    }
    guard all.count > 1, all.allSatisfy({ $0.isAbbreviated == all[0].isAbbreviated }) else {
      return nil
    }
    let texts = zip(groups, formats).map { zip($0.values, $1).map { text($0, in: $1) } }
    let longest = longest(texts.flatMap(\.self))
    let amounts = all[0].sharingDecimals(of: groups.flatMap(\.values))
    let candidates = amounts.isEmpty ? all : amounts
    return candidates.first { format in
      zip(groups, texts).allSatisfy { group, own in
        let rule = format.rule(
          comparedError: group.comparedError, noise: self.formats.noise(of: group.values), by: write
        )
        return keeps(own, of: group.values, within: longest, in: format)
          && group.values.allSatisfy { rule.problem(of: $0) == nil }
      }
    }
  }

  /// Returns the format in which all values have the fewest decimals that keep the rule of digits and make none
  /// longer than the longest; `nil` if there is none.
  private func sharingDecimals(
    _ format: AxisLabelFormat, of values: [Double], noise: Double,
    by write: @escaping AxisLabelFormat.Write
  ) -> AxisLabelFormat? {
    let formats = format.sharingDecimals(of: values)
    guard !formats.isEmpty else { return nil }
    let texts = texts(of: values, in: format)
    return formats.first { shared in
      let rule = shared.rule(noise: noise, by: write)
      return keeps(texts, of: values, within: longest(texts), in: shared)
        && values.allSatisfy { rule.problem(of: $0) == nil }
    }
  }

  /// Returns whether a format makes no label of some values longer than so many characters, and as many read unlike as the
  /// labels that they have.
  private func keeps(
    _ labels: [String], of values: [Double], within longest: Int, in format: AxisLabelFormat
  ) -> Bool {
    let texts = texts(of: values, in: format)
    return texts.allSatisfy { $0.count <= longest } && Set(texts).count >= Set(labels).count
  }

  private func longest(_ labels: [String]) -> Int { labels.map(\.count).max() ?? 0 }
}
