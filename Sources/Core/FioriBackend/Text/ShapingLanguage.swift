/// The language of a text, as far as Pango, HarfBuzz and Fontconfig tell languages apart.
///
/// Pango and HarfBuzz keep each tag that they are given for the lifetime of the process, and
/// HarfBuzz searches all of them for each text. Tags without the parts that make no difference are
/// few, and so are their shaped texts.
enum ShapingLanguage {
  /// Returns the tag for a locale's: `de` for `de-AT-1996`, but `zh-hant-tw` for `zh-Hant-TW`.
  static func tag(for locale: String) -> String {
    let parts = locale.lowercased().split(separator: "-")
    guard let language = parts.first, (2...3).contains(language.utf8.count) else { return none }
    guard parts.count > 1 else { return String(language) }
    let kept = parts.dropFirst().filter(distinctions(in: String(language)).contains)
    return ([language] + kept.prefix(longest)).joined(separator: "-")
  }

  /// A language that no font knows.
  static let none = "xx"

  /// The most parts after the language that make a difference together, as in `zh-yue-hant-hk`.
  private static let longest = 3

  /// Returns the scripts, regions and variants of a language that have letters, fonts or line breaks
  /// of their own in HarfBuzz's, Fontconfig's and Pango's tables.
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
