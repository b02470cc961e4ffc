import CCairo
import FioriCharts
import FioriModel
import Synchronization

/// Formats times with one pattern for one locale.
///
/// `@unchecked Sendable`: ICU's time formatters change while they format, so a lock guards them.
final class ICUTimeFormatter: @unchecked Sendable {
  private let library: ICULibrary
  private let handle: OpaquePointer
  private let lock = Mutex(())

  private static let refusal = NumberError("ICU cannot write the time")
  /// Times have no zone: they are formatted as they were read.
  private static let zone = Array("UTC".utf16)
  /// Longer than the result of any pattern.
  private static let capacity = 128

  /// Creates a formatter for a pattern such as `H:mm`, and a language tag.
  init(_ library: ICULibrary, pattern: String, locale: String) throws(NumberError) {
    let locale = try library.gregorianLocale(for: locale)
    let (zone, pattern) = (Self.zone, Array(pattern.utf16))
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
  func text(of time: StockTime) throws(NumberError) -> String {
    var text = [UInt16](repeating: 0, count: Self.capacity)
    let length = try lock.withLock { _ throws(NumberError) in
      try library.call(as: Self.refusal) { status in
        library.functions.format_time(
          handle, Self.milliseconds(of: time), &text, Int32(Self.capacity), nil, status)
      }
    }
    return String(decoding: text.prefix(Int(length)), as: UTF16.self)
  }

  private static func milliseconds(of time: StockTime) -> Double { Double(time.seconds) * 1000 }
}
