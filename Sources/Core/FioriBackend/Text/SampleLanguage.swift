import CCairo

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
