import FioriBasics

/// A date to be formatted for a locale.
public struct DateValue: Hashable, Sendable {
  /// The date in ISO 8601: `2026`, `2026-01`, `2026-01-05` or `2026-01-05T14:30`.
  public var date: String
  /// The fields to write, in the letters of an ICU skeleton such as `yMMM`; the locale has their order.
  /// `nil` for the date's own.
  public var skeleton: String?

  /// Creates a date, by default with its own fields.
  public init(date: String, skeleton: String? = nil) {
    self.date = date
    self.skeleton = skeleton
  }
}

extension DateValue {
  /// Throws the first error of the date.
  package func check() throws(NumberError) {
    guard ISODate(date) != nil else {
      throw NumberError(
        .expectedISODate(found: JSONProblem.shown(date)), key: "date"
      )
    }
    guard let skeleton else { return }
    guard Self.isSkeleton(skeleton) else {
      throw NumberError(
        .expectedDateFields(found: JSONProblem.shown(skeleton)),
        key: "skeleton")
    }
    guard Self.isWeek(skeleton) || !skeleton.contains(where: { "wWY".contains($0) }) else {
      throw NumberError(.fieldsBesideWeek(found: skeleton), key: "skeleton")
    }
  }

  /// Whether a skeleton has a week and its year alone, which is written as in ISO 8601 in every locale:
  /// ICU has words for them in some locales, and nothing in others.
  package static func isWeek(_ skeleton: String) -> Bool {
    skeleton.contains("w") && skeleton.allSatisfy { "wyY".contains($0) }
  }

  /// Whether a text has only fields of a day and a time of day.
  package static func isSkeleton(_ text: String) -> Bool {
    (1...32).contains(text.utf8.count)
      && text.allSatisfy { "GyYuQqMLwWdDEecabBhHkKjmsS".contains($0) }
  }
}

extension ISODate.Precision {
  /// The skeleton of a date with all its fields.
  package var skeleton: String {
    switch self {
    case .year: "y"
    case .month: "yMMM"
    case .day: "yMMMd"
    case .minute: "yMMMdHm"
    case .second: "yMMMdHms"
    }
  }
}

/// A value in a text, formatted for the locale.
public enum TextValue: Hashable, Sendable {
  /// A number.
  case number(NumberValue)
  /// A date.
  case date(DateValue)
}

extension TextValue {
  /// The value without a locale.
  package var plain: String {
    switch self {
    case .number(let number): Decimal.text(number.value)
    case .date(let date): date.date
    }
  }
}
