package import FioriBasics
package import FioriModel
import Synchronization

/// Formats the labels of time axes with ICU.
package final class ICUTimes: TimeFormatting {
  /// The instance of the process, so that all renderers share formatters.
  package static let shared = ICUTimes()

  /// The key of a formatter.
  private struct Key: Hashable {
    let pattern: ICUTimePattern
    let locale: ExactText

    init(_ pattern: ICUTimePattern, locale: String) {
      (self.pattern, self.locale) = (pattern, ExactText(locale))
    }
  }

  private let formatters = Mutex(
    LeastRecentlyUsedCache<Key, ICUTimeFormatter>(byteLimit: ICUTimes.byteLimit))

  private let zones = Mutex(
    LeastRecentlyUsedCache<ExactText, ICUTimeZone>(byteLimit: ICUTimes.zoneByteCount * 20))

  package init() {}

  /// Space for 60 formatters; a page of charts in a dozen languages needs a few for each.
  static let byteLimit = 4_000_000
  /// The bytes of a formatter, measured with ICU 72.
  private static let formatterByteCount = 65_536

  /// The bytes of a time zone with its calendar, measured with ICU 72.
  private static let zoneByteCount = 16_384

  /// The bytes of all formatters.
  var byteCount: Int { formatters.withLock { $0.byteCount } }

  package func text(
    of time: CivilTime, as unit: TimeUnit, locale: String
  ) throws(NumberError) -> String {
    let key = Key(Self.pattern(of: unit), locale: locale)
    return try formatter(for: key).text(of: time)
  }

  package func text(
    of time: CivilTime, skeleton: String, locale: String
  ) throws(NumberError) -> String {
    try formatter(for: Key(.skeleton(ExactText(skeleton)), locale: locale)).text(of: time)
  }

  package func text(
    of time: CivilTime, in form: TimeForm, locale: String
  ) throws(NumberError) -> String {
    let key = Key(Self.pattern(of: form), locale: locale)
    return try formatter(for: key).text(of: time)
  }

  /// Returns the pattern of a form; a month alone has its standalone name.
  private static func pattern(of form: TimeForm) -> ICUTimePattern {
    switch form {
    case .time: .skeleton("Hm")
    case .timeWithSeconds: .skeleton("Hms")
    case .day: .skeleton("MMMd")
    case .month: .fixed("LLL")
    case .longMonth: .fixed("LLLL")
    case .weekday: .fixed("ccc")
    case .longWeekday: .fixed("cccc")
    case .year: .skeleton("y")
    case .monthAndYear: .skeleton("yMMM")
    case .date: .skeleton("yMMMd")
    case .numericDate: .skeleton("yMd")
    case .dateAndTime: .skeleton("yMMMdHm")
    case .dateAndTimeWithSeconds: .skeleton("yMMMdHms")
    }
  }

  /// Returns a pattern; only the pattern of a day depends on the locale: 3/7 in the United States,
  /// 7.3. in Germany (Docs/sources/charts.md#stock). A month has its standalone name.
  private static func pattern(of unit: TimeUnit) -> ICUTimePattern {
    switch unit {
    case .second: .fixed("s")
    case .minute, .hour: .fixed("H:mm")
    case .day: .skeleton("Md")
    case .month: .fixed("LLL")
    case .year: .fixed("y")
    }
  }

  package func offset(at instant: Int, in zone: String) throws(NumberError) -> Int {
    try timeZone(named: zone).offset(at: instant)
  }

  private func timeZone(named name: String) throws(NumberError) -> ICUTimeZone {
    if let kept = zones.withLock({ $0.value(for: ExactText(name)) }) { return kept }
    let made = try ICUTimeZone(named: name)
    zones.withLock { $0.keep(made, for: ExactText(name), byteCount: Self.zoneByteCount) }
    return made
  }

  /// Returns the problem with the name of a time zone; `nil` if it can be used.
  package func objection(toZone name: String) -> Message? {
    do throws(NumberError) {
      _ = try timeZone(named: name)
      return nil
    } catch {
      return error.message
    }
  }

  private func formatter(for key: Key) throws(NumberError) -> ICUTimeFormatter {
    if let kept = formatters.withLock({ $0.value(for: key) }) { return kept }
    // Outside of the lock, like the formatters of numbers.
    let library = try ICULibrary.load()
    let made = try ICUTimeFormatter(library, pattern: key.pattern, locale: key.locale.text)
    formatters.withLock { $0.keep(made, for: key, byteCount: Self.formatterByteCount) }
    return made
  }
}
