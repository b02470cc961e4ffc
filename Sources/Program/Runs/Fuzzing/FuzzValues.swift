import FioriBasics
import FioriModel

/// The values that designs break at.
enum FuzzValues {
  /// Words that are long, cannot be broken, read from right to left, stack marks or have no letters;
  /// and hardly any.
  static let texts = [
    "Instandhaltungsauftragsabwicklung",
    "Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung",
    "Umsatzsteuervoranmeldung für Tochtergesellschaften außerhalb der Europäischen Union",
    "إجمالي المبيعات في جميع الفروع",
    "סך כל המכירות בכל הסניפים",
    "ยอดขายรวมทุกสาขาในไตรมาสนี้",
    "営業利益（連結）の四半期推移",
    "本季度所有分公司的销售总额",
    "전 지점 분기 매출 합계",
    "कुल बिक्री सभी शाखाओं में",
    "🚀 Launch 👩‍👩‍👧‍👦 ✅ 🏳️‍🌈",
    "A considerably longer text than anybody had in mind when this was designed",
    "i",
  ]

  /// Texts of numbers: none, less than nothing, and more than anybody expects.
  static let numberTexts = [
    "0", "-1,265,849.98", "999,999,999,999", "-0.0001", "1.234.567,89 €", "100 000 000 %",
  ]

  static let numbers: [Double] = [0, -1_265_849.98, 999_999_999_999, 1, 0.000_1, 12.5]

  /// A text and a number that are nothing but that; a value that takes them takes any.
  static let probeText = "Zq"

  /// The traits with the values that are tried.
  static let traits: [(key: String, values: [JSONValue])] = [
    ("width", [.number(320), .number(320), .number(834)]),
    (
      "contentSizeCategory",
      [
        "extraSmall", "extraExtraExtraLarge", "accessibilityMedium",
        "accessibilityExtraExtraExtraLarge", "accessibilityExtraExtraExtraLarge",
      ].map { .string($0) }
    ),
    ("layoutDirection", [.string("rightToLeft"), .string("leftToRight")]),
    (
      "locale",
      ["de-DE", "fr-FR", "ar-EG", "he-IL", "th-TH", "ja-JP", "hi-IN", "sv-SE"].map { .string($0) }
    ),
    ("appearance", [.string("dark"), .string("light")]),
  ]

  /// Returns whether a text is a number with signs and units rather than words.
  static func isNumber(_ text: String) -> Bool {
    let letters = text.unicodeScalars.count { $0.properties.isAlphabetic }
    return text.contains { $0.isNumber } && letters <= 3
  }
}

/// Numbers that look random and are the same for the same seed (SplitMix64).
struct FuzzGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns `true` once in `count` times.
  mutating func isOne(in count: UInt64) -> Bool { next(upperBound: count) == 0 }

  /// Returns one of several values; `nil` if there are none.
  mutating func pick<Value>(_ values: [Value]) -> Value? {
    values.isEmpty ? nil : values[at: Int(next(upperBound: UInt64(values.count)))]
  }
}
