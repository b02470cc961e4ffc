import CCairo
import FioriModel

/// ICU, loaded on first use.
struct ICULibrary: Sendable {
  /// Its functions, of which none is nil.
  let functions: fiori_icu_functions

  private static let loaded = Result { () throws(NumberError) in try ICULibrary() }

  /// The library, loaded once per process, whichever thread asks first.
  static func load() throws(NumberError) -> ICULibrary {
    try loaded.get()
  }

  private init() throws(NumberError) {
    var functions = fiori_icu_functions()
    if let reason = fiori_icu_load(&functions) {
      throw .missingICU(reason: String(cString: reason))
    }
    self.functions = functions
    // The host's `ICU_DATA` could bring other data.
    if RenderProcess.isIsolated { try useOwnData() }
  }

  private func useOwnData() throws(NumberError) {
    functions.set_data_directory("")
    try call { functions.set_file_access(fiori_icu_no_files, $0) }
  }

  /// Calls `body` with a place for a status, and gives its result; throws when the status is an
  /// error, in other words if they are given.
  func call<Value>(
    as error: NumberError? = nil, _ body: (UnsafeMutablePointer<fiori_icu_status>) -> Value
  ) throws(NumberError) -> Value {
    var status: fiori_icu_status = 0
    let value = body(&status)
    guard status > 0 else { return value }
    throw error ?? NumberError("ICU cannot write the number (\(name(of: status)))")
  }

  /// A status in ICU's words.
  private func name(of status: fiori_icu_status) -> String {
    functions.error_name(status).map { String(cString: $0) } ?? "error \(status)"
  }
}

extension ICULibrary {
  /// As ICU counts: two parts of a release.
  var version: String {
    var parts = [UInt8](repeating: 0, count: 4)
    functions.get_version(&parts)
    return "\(parts[0]).\(parts[1])"
  }

  /// ICU's name of the locale that a language tag means.
  func locale(for tag: String) throws(NumberError) -> [CChar] {
    // Longer than any that ICU opens, with room for the zero at its end.
    var locale = [CChar](repeating: 0, count: 256)
    var parsedLength: Int32 = 0
    let length = try call(as: .noLanguageTag(tag)) { status in
      functions.locale_for_tag(tag, &locale, Int32(locale.count), &parsedLength, status)
    }
    // What is wrong in a tag is left out, with all that follows.
    guard Int(parsedLength) == tag.utf8.count, !tag.isEmpty, Int(length) < locale.count else {
      throw .noLanguageTag(tag)
    }
    try checkDigits(of: locale, tag)
    return withoutUnknownLanguage(locale)
  }

  /// A locale's name; of a language without data the root's, with the same keywords. ICU itself would
  /// take the host's language.
  private func withoutUnknownLanguage(_ locale: [CChar]) -> [CChar] {
    if hasData(forLanguageOf: locale) { return locale }
    let keywords = locale.drop { $0 != 0 && $0 != CChar(UInt8(ascii: "@")) }
    return keywords + [CChar](repeating: 0, count: locale.count - keywords.count)
  }

  /// Compares in place: the several hundred names as a set of strings would take longer than
  /// formatting a number.
  private func hasData(forLanguageOf locale: [CChar]) -> Bool {
    let ends: [CChar] = [0, CChar(UInt8(ascii: "_")), CChar(UInt8(ascii: "@"))]
    let length = locale.firstIndex(where: ends.contains) ?? 0
    return (0..<functions.count_locales()).contains { place in
      guard let name = functions.get_locale(place) else { return false }
      return strncmp(name, locale, length) == 0 && ends.contains(name[length])
    }
  }

  /// ICU's name of the locale that a language tag means, with the Gregorian calendar whatever the
  /// locale's own is.
  func gregorianLocale(for tag: String) throws(NumberError) -> [CChar] {
    var locale = try locale(for: tag)
    let capacity = Int32(locale.count)
    _ = try call(as: .noLanguageTag(tag)) { status in
      functions.set_keyword("calendar", "gregorian", &locale, capacity, status)
    }
    return locale
  }

  /// Of digits that it does not know, ICU only complains when it writes.
  private func checkDigits(of locale: [CChar], _ tag: String) throws(NumberError) {
    let numbering = try call(as: .unknownDigits(tag)) { functions.open_numbering(locale, $0) }
    functions.close_numbering(numbering)
  }

  /// The decimals that amounts in a currency have: 2 of `USD`, 0 of `JPY` and of none.
  func fractionDigits(ofCurrency code: String?) throws(NumberError) -> Int {
    guard let code else { return 0 }
    let text = Array(code.utf16) + [0]
    return Int(try call { functions.currency_digits(text, $0) })
  }
}
