import CCairo
import FioriBasics
import FioriLayout
import FioriModel

/// The readable names of scripts.
enum ScriptName {
  /// Returns a name such as `Han` for U+4E2D, or the ISO 15924 code of a script not named here.
  static func of(_ scalar: Unicode.Scalar) -> String {
    if scalar.properties.isEmojiPresentation { return "Emoji" }
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    let tag = hb_script_to_iso15924_tag(script)
    let code = [24, 16, 8, 0].map {
      Character(Unicode.Scalar(UInt8(truncatingIfNeeded: tag >> $0)))
    }
    return names[String(code)] ?? String(code)
  }

  private static let names = [
    "Arab": "Arabic", "Armn": "Armenian", "Beng": "Bengali", "Cyrl": "Cyrillic",
    "Deva": "Devanagari", "Ethi": "Ethiopic", "Geor": "Georgian", "Grek": "Greek",
    "Gujr": "Gujarati", "Guru": "Gurmukhi", "Hang": "Hangul", "Hani": "Han", "Hebr": "Hebrew",
    "Hira": "Hiragana", "Kana": "Katakana", "Khmr": "Khmer", "Knda": "Kannada", "Laoo": "Lao",
    "Latn": "Latin", "Mlym": "Malayalam", "Mymr": "Myanmar", "Sinh": "Sinhala", "Taml": "Tamil",
    "Telu": "Telugu", "Thai": "Thai", "Tibt": "Tibetan", "Zinh": "Inherited", "Zyyy": "Common",
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
