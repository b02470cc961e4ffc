package import FioriBasics

extension Environment {
  /// A trait with an invalid value, and the message.
  package struct Objection: Hashable, Sendable {
    package let key: String
    package let message: Message
  }

  /// All values out of range, including NaN.
  ///
  /// Descriptions are checked when read; environments made in Swift and flags are not.
  package var objections: [Objection] {
    let lengths = [
      ("width", width), ("height", height), ("padding", padding.top), ("padding", padding.right),
      ("padding", padding.bottom), ("padding", padding.left),
    ]
    return lengths.compactMap { key, value in objection(key, value, Limits.length) }
      + [objection("scale", scale, Limits.scale), localeObjection, wordsObjection].compactMap(
        \.self)
  }

  private var wordsObjection: Objection? {
    words.objection.map { Objection(key: "words", message: $0.message.prefixed("'\($0.key)': ")) }
  }

  private var localeObjection: Objection? {
    guard !Self.isLanguageTag(locale) else { return nil }
    return Objection(
      key: "locale", message: .expectedLanguageTag(found: locale))
  }

  private func objection(
    _ key: String, _ value: Double?, _ range: ClosedRange<Double>
  ) -> Objection? {
    guard let value, !range.contains(value) else { return nil }
    let bounds = "\(Decimal.text(range.lowerBound)) to \(Decimal.text(range.upperBound))"
    return Objection(key: key, message: .expectedNumber(from: bounds, found: value))
  }
}
