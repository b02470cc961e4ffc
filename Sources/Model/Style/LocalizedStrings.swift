package import FioriBasics

/// The words built into views, in place of those in the language of the locale; `nil` for these.
public struct LocalizedStrings: Hashable, Sendable {
  /// Shown in empty charts.
  public var noData: String?
  /// Replaces tags and label items that do not fit; ``countPlace`` is replaced by their number.
  public var more: String?
  /// Replaces series that do not fit into a legend; ``countPlace`` is replaced by their number.
  public var moreSeries: String?
  /// The name of positive changes in the legend of a waterfall.
  public var increase: String?
  /// The name of negative changes in the legend of a waterfall.
  public var decrease: String?
  /// The name of totals in the legend of a waterfall.
  public var total: String?
  /// The name of values that are forecasts, in the legend of a chart.
  public var forecast: String?

  /// The placeholder for a number.
  public static let countPlace = "{count}"

  /// Creates the words of the locale.
  public init() {}

  /// All words, for comparing their bytes.
  var texts: [String?] { [noData, more, moreSeries, increase, decrease, total, forecast] }

  /// Returns the words for a number of parts that do not fit.
  package static func text(_ template: String, count: Int) -> String {
    template.replacing(countPlace, with: "\(count)")
  }

  /// The first invalid word's key and error message; `nil` if all are valid.
  var objection: (key: String, message: Message)? {
    guard self != LocalizedStrings() else { return nil }
    for (key, word) in [
      ("noData", noData), ("increase", increase), ("decrease", decrease), ("total", total),
      ("forecast", forecast),
    ] {
      if let message = word.flatMap(Self.objection(to:)) { return (key, message) }
    }
    for (key, word) in [("more", more), ("moreSeries", moreSeries)] {
      if let message = word.flatMap(Self.objection(toCounting:)) { return (key, message) }
    }
    return nil
  }

  /// Returns the error message for an invalid text; `nil` if it is valid.
  package static func objection(to text: String) -> Message? {
    let count = text.unicodeScalars.count
    return count > Limits.builtinWordLength ? .tooLongWord(count) : nil
  }

  /// Returns the error message for an invalid text with a number; `nil` if it is valid.
  package static func objection(toCounting text: String) -> Message? {
    objection(to: text) ?? (text.contains(countPlace) ? nil : .expectedCount(found: text))
  }
}
