import CCairo
import FioriBasics
import FioriLayout
import FioriModel

/// The language of a text, as far as Pango, HarfBuzz and Fontconfig distinguish languages.
///
/// Pango and HarfBuzz keep each tag that they receive for the lifetime of the process, and HarfBuzz
/// searches all of them for each text. Tags without the parts that make no difference are few, and
/// so are their shaped texts.
enum ShapingLanguage {
  /// Returns the tag for a locale's: `de` for `de-AT-1996`, but `zh-hant-tw` for `zh-Hant-TW`.
  static func tag(for locale: String) -> String {
    let parts = locale.lowercased().split(separator: "-")
    guard let language = parts.first, (2...3).contains(language.utf8.count) else { return none }
    guard parts.count > 1 else { return String(language) }
    let kept = parts.dropFirst().filter(distinctions(in: String(language)).contains)
    // `joined` looks up the types of its elements, which takes 1.5 % of a start.
    return kept.prefix(longest).reduce(String(language)) { "\($0)-\($1)" }
  }

  /// A language that no font knows.
  static let none = "xx"

  /// The most parts after the language that make a difference together, as in `zh-yue-hant-hk`.
  private static let longest = 3

  /// Returns the scripts, regions and variants of a language that have their own letters, fonts or
  /// line breaks in HarfBuzz's, Fontconfig's and Pango's tables.
  private static func distinctions(in language: String) -> [Substring] {
    switch language {
    case "art": ["lojban"]
    case "az": ["az", "ir"]
    case "ber": ["dz", "ma"]
    case "ca": ["ad", "es", "fr", "it", "valencia"]
    case "el": ["polyton"]
    case "ga": ["latg"]
    case "hy": ["arevmda"]
    case "ka": ["geok"]
    case "ku": ["am", "iq", "ir", "tr"]
    case "mn": ["cn", "mn"]
    case "mnw": ["th"]
    case "mo", "ro": ["md"]
    case "no": ["bok", "nyn"]
    case "oc": ["provenc"]
    case "pa": ["pk"]
    case "pap": ["an", "aw"]
    case "ps": ["af", "pk"]
    case "syr": ["syre", "syrj", "syrn"]
    case "ti": ["er", "et"]
    case "und": ["fonipa", "fonnapa", "zmth", "zsye"]
    case "zh": chineseDistinctions + chineseLanguages.dropFirst().map { $0[...] }
    case _ where chineseLanguages.contains(language): chineseDistinctions
    default: []
    }
  }

  private static let chineseDistinctions: [Substring] = [
    "cn", "hans", "hant", "hk", "mo", "sg", "tw",
  ]

  private static let chineseLanguages = [
    "zh", "cdo", "cjy", "cmn", "cnp", "cpx", "csp", "czh", "czo", "gan", "hak", "hsn", "lzh", "mnp",
    "nan", "wuu", "yue",
  ]
}

/// The sample language of a script, as `pango_script_get_sample_language` returns it without
/// languages in the environment.
enum SampleLanguage {
  /// Returns the language for a script, or one that no font knows for a script without a language.
  static func of(_ script: PangoScript) -> OpaquePointer? {
    pango_language_from_string(names[script.rawValue] ?? ShapingLanguage.none)
  }

  private static let names: [Int32: String] = [
    PANGO_SCRIPT_ARABIC: "ar", PANGO_SCRIPT_ARMENIAN: "hy", PANGO_SCRIPT_BENGALI: "bn",
    PANGO_SCRIPT_CHEROKEE: "chr", PANGO_SCRIPT_COPTIC: "cop", PANGO_SCRIPT_CYRILLIC: "ru",
    PANGO_SCRIPT_DEVANAGARI: "hi", PANGO_SCRIPT_ETHIOPIC: "am", PANGO_SCRIPT_GEORGIAN: "ka",
    PANGO_SCRIPT_GREEK: "el", PANGO_SCRIPT_GUJARATI: "gu", PANGO_SCRIPT_GURMUKHI: "pa",
    PANGO_SCRIPT_HANGUL: "ko", PANGO_SCRIPT_HEBREW: "he", PANGO_SCRIPT_HIRAGANA: "ja",
    PANGO_SCRIPT_KANNADA: "kn", PANGO_SCRIPT_KATAKANA: "ja", PANGO_SCRIPT_KHMER: "km",
    PANGO_SCRIPT_LAO: "lo", PANGO_SCRIPT_LATIN: "en", PANGO_SCRIPT_MALAYALAM: "ml",
    PANGO_SCRIPT_MONGOLIAN: "mn", PANGO_SCRIPT_MYANMAR: "my", PANGO_SCRIPT_ORIYA: "or",
    PANGO_SCRIPT_SINHALA: "si", PANGO_SCRIPT_SYRIAC: "syr", PANGO_SCRIPT_TAMIL: "ta",
    PANGO_SCRIPT_TELUGU: "te", PANGO_SCRIPT_THAANA: "dv", PANGO_SCRIPT_THAI: "th",
    PANGO_SCRIPT_TIBETAN: "bo", PANGO_SCRIPT_CANADIAN_ABORIGINAL: "iu", PANGO_SCRIPT_TAGALOG: "tl",
    PANGO_SCRIPT_HANUNOO: "hnn", PANGO_SCRIPT_BUHID: "bku", PANGO_SCRIPT_TAGBANWA: "tbw",
    PANGO_SCRIPT_UGARITIC: "uga", PANGO_SCRIPT_BUGINESE: "bug", PANGO_SCRIPT_SYLOTI_NAGRI: "syl",
    PANGO_SCRIPT_OLD_PERSIAN: "peo", PANGO_SCRIPT_NKO: "nqo",
  ].reduce(into: [:]) { $0[$1.key.rawValue] = $1.value }
}
