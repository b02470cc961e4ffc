import CText
import FioriBasics
import FioriModel
import Synchronization

/// ICU, loaded on first use.
package struct ICULibrary: Sendable {
  private static let isolation = Atomic(false)

  /// Lets the library, which must not be loaded yet, read only its own data: the system's `ICU_DATA`
  /// could point to other data.
  package static func isolate() { isolation.store(true, ordering: .releasing) }

  /// The library's functions; none is nil.
  let functions: fiori_icu_functions

  private static let loaded = Result { () throws(NumberError) in try ICULibrary() }

  /// Returns the library, loaded once per process by the first thread that needs it.
  static func load() throws(NumberError) -> ICULibrary {
    try loaded.get()
  }

  private init() throws(NumberError) {
    var functions = fiori_icu_functions()
    if let reason = fiori_icu_load(&functions) {
      throw .missingICU(reason: String(cString: reason))
    }
    self.functions = functions
    if Self.isolation.load(ordering: .acquiring) { try useOwnData() }
  }

  private func useOwnData() throws(NumberError) {
    functions.set_data_directory("")
    try call { functions.set_file_access(fiori_icu_no_files, $0) }
  }

  /// Calls `body` with a status and returns its result. Throws `error`, or one with ICU's message,
  /// if the status is an error.
  func call<Value>(
    as error: NumberError? = nil, _ body: (UnsafeMutablePointer<fiori_icu_status>) -> Value
  ) throws(NumberError) -> Value {
    var status: fiori_icu_status = 0
    let value = body(&status)
    guard status > 0 else { return value }
    throw error ?? NumberError(.numberNotWritten(name(of: status)))
  }

  /// Returns ICU's name of a status.
  private func name(of status: fiori_icu_status) -> String {
    functions.error_name(status).map { String(cString: $0) } ?? "error \(status)"
  }
}

extension ICULibrary {
  /// The version as ICU counts: two parts of a release; `nil` if ICU is missing.
  package static var version: String? {
    guard let library = try? load() else { return nil }
    var parts = [UInt8](repeating: 0, count: 4)
    library.functions.get_version(&parts)
    return "\(parts[0]).\(parts[1])"
  }

  /// Returns ICU's name of the locale of a language tag.
  func locale(for tag: String) throws(NumberError) -> [CChar] {
    // Longer than any name ICU accepts, including the terminating zero.
    var locale = [CChar](repeating: 0, count: 256)
    var parsedLength: Int32 = 0
    let length = try call(as: .noLanguageTag(tag)) { status in
      functions.locale_for_tag(tag, &locale, Int32(locale.count), &parsedLength, status)
    }
    // ICU ignores everything from the first error in a tag on.
    guard Int(parsedLength) == tag.utf8.count, !tag.isEmpty, Int(length) < locale.count else {
      throw .noLanguageTag(tag)
    }
    try checkDigits(of: locale, tag)
    return try localeWithData(for: locale)
  }

  /// Returns ICU's name of the locale of a language tag, with the Gregorian calendar instead of the
  /// locale's own.
  func gregorianLocale(for tag: String) throws(NumberError) -> [CChar] {
    var locale = try locale(for: tag)
    let capacity = Int32(locale.count)
    _ = try call(as: .noLanguageTag(tag)) { status in
      functions.set_keyword("calendar", "gregorian", &locale, capacity, status)
    }
    return locale
  }

  /// Checks the digits of a locale, since ICU only reports unknown ones when formatting.
  private func checkDigits(of locale: [CChar], _ tag: String) throws(NumberError) {
    let numbering = try call(as: .unknownDigits(tag)) { functions.open_numbering(locale, $0) }
    functions.close_numbering(numbering)
  }

  /// Returns the decimals of amounts in a currency: 2 for `USD`, 0 for `JPY` or no currency.
  func fractionDigits(ofCurrency code: String?) throws(NumberError) -> Int {
    guard let code else { return 0 }
    let text = Array(code.utf16) + [0]
    return Int(try call { functions.currency_digits(text, $0) })
  }
}
