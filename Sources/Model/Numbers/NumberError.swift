package import FioriBasics

/// An error formatting a number.
package struct NumberError: Error, Hashable {
  /// One line with the problem, the value found, and the fix.
  package let message: Message
  /// The key with the wrong value; `nil` for the number as a whole.
  package let key: String?

  package init(_ message: Message, key: String? = nil) {
    self.message = message
    self.key = key
  }
}

extension NumberError {
  /// ICU is not available; `reason` is the dynamic loader's message.
  package static func missingICU(reason: String) -> NumberError {
    NumberError(.noICU(reason: reason))
  }

  /// The locale is not a language tag.
  package static func noLanguageTag(_ locale: String) -> NumberError {
    NumberError(.expectedLanguageTag(found: locale))
  }

  /// The database of time zones has none of this name.
  package static func unknownTimeZone(_ name: String) -> NumberError {
    NumberError(.unknownTimeZone(name))
  }

  /// The locale asks for digits that do not exist.
  package static func unknownDigits(_ locale: String) -> NumberError {
    NumberError(.unknownDigits(locale))
  }

  /// The unit is well-formed but does not exist.
  package static func unknownUnit(_ unit: String) -> NumberError {
    NumberError(.unknownUnit(unit), key: "unit")
  }
}
