import Testing

/// Something about a host that no picture or message may show.
struct HostCase: Sendable, CustomTestStringConvertible {
  let environment: [String: String]

  /// The variables.
  var testDescription: String {
    environment.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: " ")
  }

  /// Languages, fonts, folders and clocks.
  static let all = [
    HostCase(environment: ["LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8"]),
    HostCase(environment: ["LANG": "C", "LC_ALL": "C", "LANGUAGE": "ar"]),
    HostCase(environment: ["HOME": "/nonexistent", "XDG_CACHE_HOME": "/nonexistent"]),
    HostCase(environment: ["FONTCONFIG_FILE": "/dev/null", "FONTCONFIG_PATH": "/nonexistent"]),
    HostCase(environment: ["TZ": "Pacific/Kiritimati"]),
    HostCase(environment: ["SOURCE_DATE_EPOCH": "1"]),
    HostCase(environment: ["PANGO_LANGUAGE": "ja", "FC_LANG": "ja", "PANGOCAIRO_BACKEND": "fc"]),
    HostCase(environment: ["FREETYPE_PROPERTIES": "cff:no-stem-darkening=0", "NO_COLOR": "1"]),
    HostCase(environment: ["HB_SHAPER_LIST": "fallback", "HB_OPTIONS": "uniscribe-bug-compatible"]),
    HostCase(environment: ["G_DEBUG": "fatal-warnings,fatal-criticals", "G_MESSAGES_DEBUG": "all"]),
    HostCase(environment: [
      "G_SLICE": "debug-blocks", "G_ENABLE_DIAGNOSTIC": "1", "CHARSET": "KOI8",
    ]),
    HostCase(environment: ["GOBJECT_DEBUG": "instance-count", "GIO_MODULE_DIR": "/nonexistent"]),
    HostCase(environment: ["FC_DEBUG": "1023", "FC_LANG": "ar", "FONTCONFIG_USE_MMAP": "no"]),
    HostCase(environment: ["FONTCONFIG_SYSROOT": "/nonexistent"]),
    HostCase(environment: [
      "CAIRO_DEBUG_PDF": "1", "CAIRO_DEBUG": "1", "PIXMAN_DISABLE": "sse2 ssse3",
    ]),
    HostCase(environment: ["EXPAT_ACCOUNTING_DEBUG": "3", "EXPAT_ENTROPY_DEBUG": "1"]),
    HostCase(environment: ["ICU_DATA": "/nonexistent", "ICU_TIMEZONE_FILES_DIR": "/nonexistent"]),
    HostCase(environment: ["LIBTHAI_DICTDIR": "/nonexistent", "PANGO_RC_FILE": "/nonexistent"]),
    HostCase(environment: ["JSIMD_FORCENONE": "1", "TJ_OPTIMIZE": "1", "JPEGMEM": "1"]),
    HostCase(environment: ["MALLOC_PERTURB_": "165", "MALLOC_ARENA_MAX": "1"]),
    HostCase(environment: ["LC_NUMERIC": "ar_EG.UTF-8", "LC_CTYPE": "tr_TR.UTF-8"]),
  ]
}
