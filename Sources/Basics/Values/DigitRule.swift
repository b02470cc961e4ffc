import Glibc

/// The rule for the digits of numbers, whether they are ticks, value labels, parts, KPIs or words
/// (Docs/charts.md#digits): a number is written to a twentieth of it, a number other than zero does not
/// read as zero, a part not as 100 %, and unlike numbers read unlike.
///
/// Numbers get more digits in levels: at level 0, a number has the digits of its style, and each level
/// may add one.
package struct DigitRule {
  /// A number as it is written, and the distance from the number that this says.
  package struct Label {
    package let text: String
    package let error: Double

    package init(text: String, error: Double) {
      self.text = text
      self.error = error
    }
  }

  /// Whether the numbers are percentages, 1 for 100 %.
  private let isPercentage: Bool
  /// The largest error of any number, such as a share of the step between ticks; `nil` for a twentieth
  /// of each.
  private let largestError: Double?
  /// The largest error of numbers that are compared with each other, as a value; `nil` if they are not compared.
  private let comparedError: Double?
  /// Numbers up to this size may read as zero: they are rounding errors.
  private let noise: Double
  /// Writes a number at a level; `nil` if it cannot be written.
  private let write: (Double, Int) -> Label?

  package init(
    isPercentage: Bool, largestError: Double? = nil, comparedError: Double? = nil,
    noise: Double = 0, write: @escaping (Double, Int) -> Label?
  ) {
    self.isPercentage = isPercentage
    self.largestError = largestError
    self.comparedError = comparedError
    self.noise = noise
    self.write = write
  }

  /// The highest level, beyond all decimals that anyone reads.
  package static let lastLevel = Misreading.mostDecimals + 1

  /// Returns the level of each number: the lowest where all keep the rule, if this makes no number
  /// longer than the longest that needs it, and otherwise for each number the lowest that it needs. A
  /// number that no level writes keeps level 0.
  package func levels(for values: [Double]) -> [Int] {
    let levels = ownLevels(for: values)
    guard let highest = levels.max(), highest > 0, Set(levels).count > 1 else { return levels }
    let own = zip(values, levels).map(text)
    let longest = own.map(length).max() ?? 0
    var readAlike = false
    for level in highest...max(highest, Self.lastLevel - 1) {
      let shared = values.map { text($0, level) }
      guard readAlike || shared.allSatisfy({ length(of: $0) <= longest }) else { break }
      // The last level has another notation, without the decimals of the levels before it.
      guard
        level < Self.lastLevel || values.allSatisfy({ problem(of: $0, level: level) == nil })
      else { break }
      if Set(shared).count >= Set(own).count { return values.map { _ in level } }
      // With the same decimals, numbers may read alike that do not with their own, such as 0.038 and 0.04: they need more.
      readAlike = true
    }
    return levels
  }

  /// Returns the number of characters, but for a minus sign if numbers are compared, so that these keep their digits.
  private func length(of text: String) -> Int {
    comparedError == nil ? text.count : text.count { $0 != "\u{2212}" && $0 != "-" }
  }

  /// Returns the lowest level where all numbers keep the rule, or `nil` if none does.
  package func sharedLevel(for values: [Double]) -> Int? {
    (0...Self.lastLevel).first { level in
      values.allSatisfy { problem(of: $0, level: level) == nil }
        && Set(values.map { text($0, level) }).count == Set(values).count
    }
  }

  /// The problem of a number at a level.
  package enum Problem: Hashable, Sendable {
    case misread(Misreading)
    /// It is too far from the number that its label says.
    case far
  }

  /// Returns the problem of a number at a level; `nil` if it keeps the rule by itself.
  package func problem(of value: Double, level: Int = 0) -> Problem? {
    fault(of: value, level: level)?.problem
  }

  /// Returns the problem of a number at a level, and its label.
  package func fault(of value: Double, level: Int) -> (problem: Problem, label: String)? {
    guard value != 0, abs(value) > noise, let label = write(value, level) else { return nil }
    let misreading = Misreading.of(value, as: label.text, isPercentage: isPercentage) {
      write($0, level)?.text
    }
    if let misreading { return (.misread(misreading), label.text) }
    let most = largestError ?? min(abs(value) / 20, comparedError ?? .infinity)
    return label.error > most * (1 + 1e-9) ? (.far, label.text) : nil
  }

  private func text(_ value: Double, _ level: Int) -> String { write(value, level)?.text ?? "" }

  /// Returns the lowest level where each number keeps the rule, raised together for unlike numbers
  /// that would read alike.
  private func ownLevels(for values: [Double]) -> [Int] {
    let lowest = values.map { value in
      (0...Self.lastLevel).first { problem(of: value, level: $0) == nil } ?? 0
    }
    var levels = lowest
    var alike = Dictionary(grouping: values.indices) { text(values[$0], levels[$0]) }
    for _ in 0..<Self.lastLevel {
      let groups = alike.values.filter { group in isMixed(group.map { values[$0] }) }
      guard !groups.isEmpty else { break }
      for index in groups.joined() where levels[index] < Self.lastLevel { levels[index] += 1 }
      alike = Dictionary(grouping: values.indices) { text(values[$0], levels[$0]) }
    }
    // Numbers that read alike at every level at least keep the rule by themselves.
    return values.indices.map { index in
      problem(of: values[index], level: levels[index]) == nil ? levels[index] : lowest[index]
    }
  }

  /// Whether numbers differ by more than the rounding errors of a sum.
  private func isMixed(_ values: [Double]) -> Bool { Self.isMixed(values, noise: noise) }

  private static func isMixed(_ values: [Double], noise: Double) -> Bool {
    guard values.count > 1, let least = values.min(), let most = values.max() else { return false }
    return most - least > max(noise, max(abs(least), abs(most)) * 1e-12)
  }
}

extension DigitRule {
  /// Returns the numbers that read like an unlike one before them, each after that one.
  package static func alike(
    _ values: [Double], _ texts: [String]
  ) -> [(earlier: Double, later: Double)] {
    let noise = noise(of: values)
    var (known, said): ([String: Double], Set<Double>) = ([:], [])
    return zip(values, texts).compactMap { value, text in
      let earlier = known.updateValue(value, forKey: text)
      guard said.insert(value).inserted, let earlier, isMixed([earlier, value], noise: noise)
      else { return nil }
      return (earlier, value)
    }
  }

  /// Returns the largest size of numbers that may be the rounding errors of a sum beside others, and
  /// read as zero: numbers that are tiny beside the largest, and have many digits or are next to
  /// nothing.
  package static func noise(of values: [Double]) -> Double {
    let largest = values.map(abs).max() ?? 0
    let tiny = values.map(abs).filter { value in
      value <= 1e-12 * largest && (value < 1e-14 || significantDigits(of: value) > 9)
    }
    return tiny.max() ?? 0
  }

  /// Whether a number by itself may be the rounding error of a sum.
  package static func isNoise(_ value: Double) -> Bool { abs(value) < leastValue }

  /// The smallest number that cannot be a rounding error (chosen: Docs/sources/kpi.md#formatted-values).
  private static let leastValue = 1e-9

  private static func significantDigits(of value: Double) -> Int {
    let digits = "\(abs(value))".prefix { $0 != "e" }.filter(\.isNumber)
    return digits.drop { $0 == "0" }.count
  }
}
