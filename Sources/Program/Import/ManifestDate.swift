import FioriBasics

/// Dates as manifests and services write them.
enum ManifestDate {
  /// Returns a date as a description has it; `nil` if it is none: `2026`, `2026-01`, `2026-01-05`, one with a time,
  /// or the milliseconds since 1970, as in `/Date(1767571200000)/`.
  static func iso(_ text: String) -> String? {
    if let milliseconds = milliseconds(text) { return iso(milliseconds: milliseconds) }
    let date = text.prefix { $0 != "T" && $0 != " " }
    let parts = date.split(separator: "-", omittingEmptySubsequences: false)
    let widths = parts.map(\.count)
    guard [[4], [4, 2], [4, 2, 2]].contains(widths), parts.allSatisfy(isNumber),
      parts.count < 2 || (1...12).contains(Int(parts[1]) ?? 0),
      parts.count < 3 || (1...31).contains(Int(parts[2]) ?? 0)
    else { return nil }
    let time = text.dropFirst(date.count + 1).prefix(8)
    guard parts.count == 3, !time.isEmpty, !time.hasPrefix("00:00") || time.dropFirst(6) > "00"
    else { return String(date) }
    let clock = time.prefix { $0.isNumber || $0 == ":" }
    let units = clock.split(separator: ":", omittingEmptySubsequences: false)
    guard units.count > 1, units.allSatisfy({ $0.count == 2 && isNumber($0) }) else { return nil }
    return "\(date)T\(clock)"
  }

  private static func isNumber(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) }
  }

  private static func milliseconds(_ text: String) -> Int? {
    if text.hasPrefix("/Date("), text.hasSuffix(")/") {
      let inner = text.dropFirst(6).dropLast(2)
      return Int(inner.first == "-" ? inner : inner.prefix { $0 != "+" && $0 != "-" })
    }
    return text.count >= 11 ? Int(text) : nil
  }

  /// Returns the date of some milliseconds since 1970, between the years 1000 and 9999.
  private static func iso(milliseconds: Int) -> String? {
    guard abs(milliseconds) < 253_000_000_000_000 else { return nil }
    let seconds = Int((Double(milliseconds) / 1_000).rounded(.down))
    let days = Int((Double(seconds) / 86_400).rounded(.down))
    let rest = seconds - days * 86_400
    // The civil calendar, in eras of 400 years that begin in March.
    let shifted = days + 719_468
    let era = Int((Double(shifted) / 146_097).rounded(.down))
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let march = (5 * dayOfYear + 2) / 153
    let month = march < 10 ? march + 3 : march - 9
    let year = yearOfEra + era * 400 + (month < 3 ? 1 : 0)
    guard (1_000...9_999).contains(year) else { return nil }
    let day = dayOfYear - (153 * march + 2) / 5 + 1
    let date = "\(year)-\(two(month))-\(two(day))"
    return rest == 0
      ? date : "\(date)T\(two(rest / 3_600)):\(two(rest / 60 % 60)):\(two(rest % 60))"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
