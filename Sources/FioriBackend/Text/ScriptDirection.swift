import CCairo

/// The direction that a character is written in.
enum ScriptDirection {
  /// Whether a letter is written from right to left; `nil` of digits, signs and blanks, which
  /// follow what is around them.
  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool? {
    if scalar.value == 0x200E { return false }
    if scalar.value == 0x200F { return true }
    guard scalar.properties.isAlphabetic else { return nil }
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    guard script != HB_SCRIPT_COMMON, script != HB_SCRIPT_INHERITED else { return nil }
    return hb_script_get_horizontal_direction(script) == HB_DIRECTION_RTL
  }
}
