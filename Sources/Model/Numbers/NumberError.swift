/// An error formatting a number.
package struct NumberError: Error, Hashable {
  /// One line with the problem, the value found, and the fix.
  package let message: String
  /// The key with the wrong value; `nil` for the number as a whole.
  package let key: String?

  package init(_ message: String, key: String? = nil) {
    self.message = message
    self.key = key
  }
}

extension NumberError {
  /// ICU is not available; `reason` is the dynamic loader's message.
  package static func missingICU(reason: String) -> NumberError {
    NumberError("ICU is not installed (\(reason)); install libicu72")
  }

  /// The locale is not a language tag.
  package static func noLanguageTag(_ locale: String) -> NumberError {
    NumberError("expected a language tag such as 'en-US', found '\(locale)'")
  }

  /// The database of time zones has none of this name.
  package static func unknownTimeZone(_ name: String) -> NumberError {
    NumberError("unknown time zone '\(name)'; give an IANA name such as 'Europe/Berlin'")
  }

  /// The locale asks for digits that do not exist.
  package static func unknownDigits(_ locale: String) -> NumberError {
    NumberError("unknown digits in locale '\(locale)'; give some such as 'en-US-u-nu-latn'")
  }

  /// The unit is well-formed but does not exist.
  package static func unknownUnit(_ unit: String) -> NumberError {
    NumberError("unknown unit '\(unit)'; give a CLDR unit such as 'kilometer'", key: "unit")
  }
}
