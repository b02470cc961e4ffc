import FioriBasics

/// Problems of numbers and dates that are formatted.
extension Message {
  static func noICU(reason: String) -> Message {
    Message(.fault, "ICU is not installed (\(reason)); install libicu72")
  }

  static func unknownTimeZone(_ name: String) -> Message {
    Message(.unknownWord, "unknown time zone '\(name)'; use an IANA name such as 'Europe/Berlin'")
  }

  static func unknownDigits(_ locale: String) -> Message {
    Message(
      .unknownWord,
      "unknown digits in locale '\(locale)'; use a locale such as 'en-US-u-nu-latn'")
  }

  static func unknownUnit(_ unit: String) -> Message {
    Message(.unknownWord, "unknown unit '\(unit)'; use a CLDR unit such as 'kilometer'")
  }

  static func notFinite(_ number: Double) -> Message {
    Message(.outOfRange, "expected a finite number, found \(number)")
  }

  static var noCurrency: Message {
    Message(.missingKey, "'currency' is missing; add a code such as 'USD'")
  }

  static func expectedCurrency(found: String, hint: String) -> Message {
    Message(.wrongValue, "expected a currency code such as 'USD', found '\(found)'\(hint)")
  }

  static var noUnit: Message {
    Message(.missingKey, "'unit' is missing; add a unit such as 'kilometer'")
  }

  static func expectedUnit(found: String) -> Message {
    Message(.wrongValue, "expected a CLDR unit such as 'kilometer', found '\(found)'")
  }

  static func unitOfSeveralNumbers(_ unit: String) -> Message {
    Message(
      .wrongValue, "unit '\(unit)' combines several units; use a single one such as 'kilometer'")
  }

  static func noEffectOfKey(_ key: String, value: String, style: String) -> Message {
    Message(
      .unusedStyle,
      "\(key) '\(value)' has no effect with style '\(style)'; remove it or change the style to "
        + "'\(key)'")
  }

  static func minimumDigits(_ minimum: Int, aboveMaximum maximum: Int) -> Message {
    Message(
      .outOfRange,
      "minimumFractionDigits \(minimum) is more than maximumFractionDigits \(maximum); lower the "
        + "minimum")
  }

  static func expectedDigits(_ key: String, found: Int) -> Message {
    Message(.wrongValue, "expected \(key) from 0 to 20, found \(found)")
  }

  static func expectedISODate(found: String) -> Message {
    Message(.wrongValue, "expected an ISO date such as '2026-01-05', found '\(found)'")
  }

  static func fieldsBesideWeek(found: String) -> Message {
    Message(
      .wrongValue,
      "'\(found)' mixes week fields with other fields; use 'Yw' for a week such as "
        + "'2026-W53', or fields such as 'yMMMd'")
  }

  static func expectedDateFields(found: String) -> Message {
    Message(.wrongValue, "expected the letters of date fields such as 'yMMM', found '\(found)'")
  }
}
