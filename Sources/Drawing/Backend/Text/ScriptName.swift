import CCairo
import FioriBasics
import FioriLayout
import FioriModel

/// The readable names of scripts.
enum ScriptName {
  /// Returns a name such as `Han` for U+4E2D; `nil` for a character of several scripts, and for a script
  /// not named here.
  static func of(_ scalar: Unicode.Scalar) -> String? {
    if scalar.properties.isEmojiPresentation { return "Emoji" }
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    let tag = hb_script_to_iso15924_tag(script)
    let code = [24, 16, 8, 0].map {
      Character(Unicode.Scalar(UInt8(truncatingIfNeeded: tag >> $0)))
    }
    return names[String(code)]
  }

  /// The scripts of living languages and of characters that symbols borrow, by their ISO 15924 codes.
  private static let names = [
    "Adlm": "Adlam", "Arab": "Arabic", "Armn": "Armenian", "Bali": "Balinese", "Beng": "Bengali",
    "Bopo": "Bopomofo", "Brai": "Braille", "Cakm": "Chakma", "Cans": "Canadian Aboriginal",
    "Cher": "Cherokee", "Copt": "Coptic", "Cyrl": "Cyrillic", "Deva": "Devanagari",
    "Egyp": "Egyptian hieroglyphs", "Ethi": "Ethiopic", "Geor": "Georgian", "Goth": "Gothic",
    "Grek": "Greek", "Gujr": "Gujarati", "Guru": "Gurmukhi", "Hang": "Hangul", "Hani": "Han",
    "Hebr": "Hebrew", "Hira": "Hiragana", "Java": "Javanese", "Kana": "Katakana",
    "Khmr": "Khmer", "Knda": "Kannada", "Lana": "Tai Tham", "Laoo": "Lao", "Latn": "Latin",
    "Mlym": "Malayalam", "Mong": "Mongolian", "Mtei": "Meetei Mayek", "Mymr": "Myanmar",
    "Nkoo": "N’Ko", "Ogam": "Ogham", "Olck": "Ol Chiki", "Orya": "Odia", "Runr": "Runic",
    "Sinh": "Sinhala", "Sund": "Sundanese", "Syrc": "Syriac", "Tale": "Tai Le",
    "Talu": "New Tai Lue", "Taml": "Tamil", "Tavt": "Tai Viet", "Telu": "Telugu",
    "Tfng": "Tifinagh", "Thaa": "Thaana", "Thai": "Thai", "Tibt": "Tibetan", "Vaii": "Vai",
    "Xsux": "Cuneiform", "Yiii": "Yi",
  ]
}

/// The writing direction of characters.
enum ScriptDirection {
  /// Whether a letter is written from right to left, or `nil` for digits, signs and blanks, which
  /// follow their context.
  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool? {
    if scalar.value == 0x200E { return false }
    if scalar.value == 0x200F { return true }
    guard scalar.properties.isAlphabetic else { return nil }
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    guard script != HB_SCRIPT_COMMON, script != HB_SCRIPT_INHERITED else { return nil }
    return hb_script_get_horizontal_direction(script) == HB_DIRECTION_RTL
  }
}
