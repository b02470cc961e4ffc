import CText
import FioriBasics
import FioriModel
import Synchronization

/// How a time is written.
enum ICUTimePattern: Hashable {
  /// A pattern such as `H:mm`, the same in all locales but for names and digits.
  case fixed(ExactText)
  /// The fields of a pattern, such as `Md`; the locale has their order and separators.
  case skeleton(ExactText)
}

/// Formats times with one pattern for one locale.
///
/// `@unchecked Sendable`: ICU's time formatters change while they format, so a lock guards them.
final class ICUTimeFormatter: @unchecked Sendable {
  private let library: ICULibrary
  private let handle: OpaquePointer
  private let lock = Mutex(())

  private static let refusal = NumberError(.timeNotWritten)
  /// Times have no zone: they are formatted as they were read.
  private static let zone = Array("UTC".utf16)
  /// Longer than the result of any pattern.
  private static let capacity = 128

  /// Creates a formatter for a pattern and a language tag.
  init(_ library: ICULibrary, pattern: ICUTimePattern, locale: String) throws(NumberError) {
    let locale = try library.gregorianLocale(for: locale)
    let (zone, pattern) = (Self.zone, try Self.text(of: pattern, library, locale))
    let opened = try library.call(as: Self.refusal) { status in
      library.functions.open_time_formatter(
        fiori_icu_pattern_style, fiori_icu_pattern_style, locale, zone, Int32(zone.count), pattern,
        Int32(pattern.count), status)
    }
    guard let opened else { throw Self.refusal }
    self.library = library
    handle = opened
    try forgetJulianDays(locale)
  }

  deinit {
    library.functions.close_time_formatter(handle)
  }

  /// Returns the pattern of a skeleton, in the order and with the separators of the locale.
  private static func text(
    of pattern: ICUTimePattern, _ library: ICULibrary, _ locale: [CChar]
  ) throws(NumberError) -> [UInt16] {
    let functions = library.functions
    switch pattern {
    case .fixed(let pattern): return Array(pattern.text.utf16)
    case .skeleton(let skeleton):
      let patterns = try library.call(as: refusal) { functions.open_patterns(locale, $0) }
      guard let patterns else { throw refusal }
      defer { functions.close_patterns(patterns) }
      let skeleton = Array(skeleton.text.utf16)
      var text = [UInt16](repeating: 0, count: capacity)
      let length = try library.call(as: refusal) {
        functions.best_pattern(
          patterns, skeleton, Int32(skeleton.count), &text, Int32(capacity), $0)
      }
      return Array(text.prefix(Int(length)))
    }
  }

  /// Removes the switch to the Julian calendar, which ICU makes for days before October 1582.
  private func forgetJulianDays(_ locale: [CChar]) throws(NumberError) {
    let functions = library.functions
    let calendar = try library.call(as: Self.refusal) { status in
      functions.open_calendar(
        Self.zone, Int32(Self.zone.count), locale, fiori_icu_gregorian, status)
    }
    guard let calendar else { throw Self.refusal }
    defer { functions.close_calendar(calendar) }
    try library.call(as: Self.refusal) {
      functions.set_gregorian_change(calendar, Self.milliseconds(of: .first), $0)
    }
    functions.set_calendar(handle, calendar)
  }

  /// Returns the time in the pattern, with the locale's digits and names.
  func text(of time: CivilTime) throws(NumberError) -> String {
    var text = [UInt16](repeating: 0, count: Self.capacity)
    let length = try lock.withLock { _ throws(NumberError) in
      try library.call(as: Self.refusal) { status in
        library.functions.format_time(
          handle, Self.milliseconds(of: time), &text, Int32(Self.capacity), nil, status)
      }
    }
    return String(decoding: text.prefix(Int(length)), as: UTF16.self)
  }

  private static func milliseconds(of time: CivilTime) -> Double { Double(time.seconds) * 1000 }
}
