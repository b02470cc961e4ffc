/// Why a number cannot be written.
package struct NumberError: Error, Hashable {
  /// One line: what is wrong, what was found, and what would be right.
  package let message: String
  /// The key whose value is wrong; `nil`: the number as a whole.
  package let key: String?

  package init(_ message: String, key: String? = nil) {
    self.message = message
    self.key = key
  }
}

extension NumberError {
  /// ICU is not there; `reason` is the dynamic loader's own words.
  package static func missingICU(reason: String) -> NumberError {
    NumberError("ICU is not installed (\(reason)); install libicu72")
  }

  /// The locale is no language tag.
  package static func noLanguageTag(_ locale: String) -> NumberError {
    NumberError("expected a language tag such as 'en-US', found '\(locale)'")
  }

  /// The locale is to have digits that there are not.
  package static func unknownDigits(_ locale: String) -> NumberError {
    NumberError("unknown digits in locale '\(locale)'; give some such as 'en-US-u-nu-latn'")
  }

  /// The unit has the form of a unit but is none.
  package static func unknownUnit(_ unit: String) -> NumberError {
    NumberError("unknown unit '\(unit)'; give a CLDR unit such as 'kilometer'", key: "unit")
  }
}
