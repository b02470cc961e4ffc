import FioriBasics

/// A value of a manifest after its bindings are replaced.
enum BoundValue: Sendable {
  case missing
  case bool(Bool)
  case number(Double)
  case text(String)
  /// A number with a currency, or as a percentage.
  case formatted(Double, style: String, currency: String?)
  case date(String, skeleton: String?)

  /// Creates a value from one of the data; `nil` for an array or an object.
  init?(_ value: JSONValue) {
    switch value {
    case .null: self = .missing
    case .bool(let bool): self = .bool(bool)
    case .number(let number): self = .number(number)
    case .string(let text): self = .text(text)
    case .array, .object: return nil
    }
  }

  var number: Double? {
    switch self {
    case .number(let number), .formatted(let number, _, _): number
    case .text(let text): Self.number(text)
    case .missing, .bool, .date: nil
    }
  }

  /// Returns the number of a text, whose thousands may be separated by commas; `nil` if it is none.
  private static func number(_ text: String) -> Double? {
    let whole = text.prefix { $0 != "." && $0 != "e" && $0 != "E" }
    let groups = whole.split(separator: ",", omittingEmptySubsequences: false)
    if groups.count > 1 {
      let first = groups[0].drop { $0 == "-" || $0 == "+" }
      guard (1...3).contains(first.count), groups.dropFirst().allSatisfy({ $0.count == 3 }) else {
        return nil
      }
    }
    let digits = text.filter { $0 != "," }
    guard digits.utf8.allSatisfy({ (48...57).contains($0) || "+-.eE".utf8.contains($0) }) else {
      return nil
    }
    return Double(digits).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Whether an expression takes the value as true.
  var isTrue: Bool {
    switch self {
    case .missing: false
    case .bool(let bool): bool
    case .number(let number): number != 0
    case .text(let text): !text.isEmpty
    case .formatted, .date: true
    }
  }

  /// The value as a part of a text.
  var string: String {
    switch self {
    case .missing: ""
    case .bool(let bool): bool ? "true" : "false"
    case .number(let number): Self.digits(number)
    case .text(let text), .date(let text, _): text
    case .formatted(let number, "percent", _): "\(Self.digits(number * 100))%"
    case .formatted(let number, _, let currency):
      [Self.digits(number), currency].compactMap(\.self).joined(separator: " ")
    }
  }

  /// The value as a text of a description; `nil` if it is empty.
  var json: JSONText? {
    switch self {
    case .missing: nil
    case .bool, .text: string.isEmpty ? nil : .string(string)
    case .number(let number): .object([("value", .value(number))] + Self.form(of: number))
    case .date(let text, let skeleton):
      .object([("date", .string(text))] + (skeleton.map { [("skeleton", .string($0))] } ?? []))
    case .formatted(let number, let style, let currency):
      .object(
        [("value", .value(number)), ("style", .string(style))]
          + (currency.map { [("currency", .string($0))] } ?? []))
    }
  }

  /// The value as the metric of a KPI, with the decimals that a text has; `nil` if it is empty.
  var metric: JSONText? {
    switch self {
    case .missing: nil
    case .bool, .date: .string(string)
    case .formatted: json
    case .number(let value): Self.metric(value, decimals: Self.decimals(string), isGrouped: true)
    case .text(let text):
      text.isEmpty
        ? nil
        : number.map { Self.metric($0, of: text) } ?? .string(text)
    }
  }

  private static func metric(_ value: Double, of text: String) -> JSONText {
    guard !text.contains(where: { "eE+".contains($0) }) else { return .string(text) }
    let decimals = decimals(text)
    guard decimals <= 20, text.first != ".", text.last != "." else { return .string(text) }
    return metric(value, decimals: decimals, isGrouped: text.contains(","), keepsDecimals: true)
  }

  private static func metric(
    _ value: Double, decimals: Int, isGrouped: Bool, keepsDecimals: Bool = false
  ) -> JSONText {
    var members: [(String, JSONText)] = [("value", .value(value))]
    if keepsDecimals, decimals > 0 {
      members.append(("minimumFractionDigits", .value(Double(decimals))))
    }
    if decimals > 0 { members.append(("maximumFractionDigits", .value(Double(min(decimals, 20))))) }
    if !isGrouped, abs(value) >= 1_000 { members.append(("usesGroupingSeparator", false)) }
    return .object(members)
  }

  /// Returns a number with all the decimals that it can have in a text.
  private static func digits(_ number: Double) -> String { Decimal.text(number, decimals: 9) }

  /// Returns the settings for a number with more than the usual three decimals, or that may be a
  /// year.
  private static func form(of number: Double) -> [(String, JSONText)] {
    let count = decimals(digits(number))
    if count > 3 { return [("maximumFractionDigits", .value(Double(count)))] }
    return count == 0 && (1_900...2_100).contains(number) ? [("usesGroupingSeparator", false)] : []
  }

  private static func decimals(_ text: String) -> Int {
    text.contains("e") ? 0 : text.split(separator: ".").dropFirst().first?.count ?? 0
  }

  /// The value where a number can stand alone, as in a cell.
  var cell: JSONText? {
    guard case .number(let number) = self, Self.form(of: number).isEmpty else { return json }
    return .value(number)
  }
}
