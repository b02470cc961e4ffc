package import FioriBasics

/// How a time is written.
package enum TimeForm: Hashable, Sendable {
  /// `14:30:05` and `14:30`.
  case timeWithSeconds, time
  /// `Mar 7`.
  case day
  /// `Mar` and `March`.
  case month, longMonth
  /// `Thu` and `Thursday`.
  case weekday, longWeekday
  /// `2024`.
  case year
  /// `Mar 2024`.
  case monthAndYear
  /// `Mar 7, 2024` and `3/7/2024`.
  case date, numericDate
  /// `Mar 7, 2024, 14:30` and `Mar 7, 2024, 14:30:05`.
  case dateAndTime, dateAndTimeWithSeconds
}

/// Formats the labels of time axes for a locale, and knows the clocks of time zones.
package protocol TimeFormatting: Sendable {
  /// Returns the label of a time on an axis that counts in `unit`, in the locale of a language tag
  /// such as `en-US` or `ar-EG-u-nu-latn`: `2019`, `Jan`, `1/31`, `9:05`, `59` (stated:
  /// Docs/sources/charts.md#stock).
  func text(
    of time: CivilTime, as unit: TimeUnit, locale: String
  ) throws(NumberError) -> String

  /// Returns the seconds by which clocks in a time zone are ahead of UTC at an instant, in seconds
  /// since the start of 1970 in UTC.
  func offset(at instant: Int, in zone: String) throws(NumberError) -> Int

  /// Returns the fields of a time that a skeleton such as `yMMM` names, in the order and with the names of
  /// a locale.
  func text(
    of time: CivilTime, skeleton: String, locale: String
  ) throws(NumberError) -> String

  /// Returns a time in a form, in the order and with the names of a locale.
  func text(of time: CivilTime, in form: TimeForm, locale: String) throws(NumberError) -> String
}
