import CCairo

/// Reads Fontconfig's patterns, which describe fonts.
enum FontPattern {
  static func string(_ key: String, of pattern: OpaquePointer) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, key, 0, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }

  static func integer(_ key: String, of pattern: OpaquePointer) -> Int? {
    var value: Int32 = 0
    guard FcPatternGetInteger(pattern, key, 0, &value) == FcResultMatch else { return nil }
    return Int(value)
  }

  static func set(_ key: String, to value: String, of pattern: OpaquePointer) {
    FcPatternDel(pattern, key)
    FcPatternAddString(pattern, key, value)
  }

  static func set(_ key: String, to value: Int32, of pattern: OpaquePointer) {
    FcPatternDel(pattern, key)
    FcPatternAddInteger(pattern, key, value)
  }
}
