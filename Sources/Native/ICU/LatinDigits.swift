package import FioriBasics
package import FioriModel
import Synchronization

/// Writes numbers and times with Latin digits if no loaded font has the digits of their locale.
package final class LatinDigits: NumberFormatting, TimeFormatting {
  private let used = Mutex(false)

  package init() {}

  /// Whether anything was written.
  package var isUsed: Bool { used.withLock { $0 } }

  package var forWords: any NumberFormatting { LatinDigits() }

  /// Returns the locale with Latin digits, for writing a text.
  private func using(_ locale: String) -> String {
    used.withLock { $0 = true }
    return Self.locale(locale)
  }

  /// Returns a language tag with Latin digits, such as `ar-EG-u-nu-latn`.
  static func locale(_ tag: String) -> String {
    var parts = tag.split(separator: "-").map(String.init)
    let end = parts.firstIndex { $0.lowercased() == "x" } ?? parts.count
    guard let start = parts[..<end].firstIndex(where: { $0.lowercased() == "u" }) else {
      parts.insert(contentsOf: ["u", "nu", "latn"], at: end)
      return parts.joined(separator: "-")
    }
    let keys = start + 1..<end
    let place = parts[keys].firstIndex { $0.lowercased() == "nu" }
    if let place {
      let next = parts[(place + 1)..<end].firstIndex { $0.count < 3 } ?? end
      parts.removeSubrange(place..<next)
    }
    let first = place ?? parts[keys].firstIndex { $0.count < 3 } ?? end
    parts.insert(contentsOf: ["nu", "latn"], at: first)
    return parts.joined(separator: "-")
  }

  // MARK: Numbers

  package func parts(of number: NumberValue, locale: String) throws(NumberError) -> [NumberPart] {
    try ICUNumbers.shared.parts(of: number, locale: using(locale))
  }

  package func written(_ number: NumberValue, locale: String) throws(NumberError) -> String {
    try ICUNumbers.shared.written(number, locale: using(locale))
  }

  package func text(
    of number: NumberValue, magnitude: String, locale: String
  ) throws(NumberError) -> String {
    try ICUNumbers.shared.text(of: number, magnitude: magnitude, locale: using(locale))
  }

  package func fractionDigits(of number: NumberValue) throws(NumberError) -> ClosedRange<Int> {
    try ICUNumbers.shared.fractionDigits(of: number)
  }

  package func plural(of count: Int, locale: String) throws(NumberError) -> String {
    try ICUNumbers.shared.plural(of: count, locale: locale)
  }

  // MARK: Times

  package func text(
    of time: CivilTime, as unit: TimeUnit, locale: String
  ) throws(NumberError) -> String {
    try ICUTimes.shared.text(of: time, as: unit, locale: using(locale))
  }

  package func offset(at instant: Int, in zone: String) throws(NumberError) -> Int {
    try ICUTimes.shared.offset(at: instant, in: zone)
  }

  package func text(
    of time: CivilTime, skeleton: String, locale: String
  ) throws(NumberError) -> String {
    try ICUTimes.shared.text(of: time, skeleton: skeleton, locale: using(locale))
  }

  package func text(
    of time: CivilTime, in form: TimeForm, locale: String
  ) throws(NumberError) -> String {
    try ICUTimes.shared.text(of: time, in: form, locale: using(locale))
  }
}
