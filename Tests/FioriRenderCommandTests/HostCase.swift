import Testing

/// Something about a host that no picture may show.
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
  ]
}
