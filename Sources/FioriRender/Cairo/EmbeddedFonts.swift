import CEmbeddedFonts

/// The fonts that the program carries, as files in memory.
enum EmbeddedFonts {
  /// The family of all of them.
  static let family = "Inter"

  /// A path for each font, open as long as the process lives; fewer where the system has no room.
  static let paths: [String] = (0..<embedded_font_count()).compactMap { index in
    let descriptor = embedded_font_open(index)
    return descriptor < 0 ? nil : "/proc/self/fd/\(descriptor)"
  }
}
