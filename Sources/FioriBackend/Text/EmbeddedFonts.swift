import CCairo
import CEmbeddedFonts

/// The fonts embedded in the program, as files in memory.
package enum EmbeddedFonts {
  /// The family of all embedded fonts.
  package static let family = "Inter"

  /// A cut of the family, in the order of `fonts.c`.
  struct Cut: Hashable, Sendable {
    let style: String
    /// The weight on Fontconfig's scale.
    let weight: Int32
    /// The path of the file, open as long as the process lives.
    let path: String
  }

  /// The cuts, the regular one first; empty if the files cannot be created.
  static let cuts: [Cut] = {
    let styles = [
      ("Regular", FC_WEIGHT_REGULAR), ("Light", FC_WEIGHT_LIGHT),
      ("Semi Bold", FC_WEIGHT_DEMIBOLD), ("Bold", FC_WEIGHT_BOLD),
    ]
    let cuts = styles.enumerated().compactMap { index, entry -> Cut? in
      let descriptor = embedded_font_open(Int32(index))
      let path = "/proc/self/fd/\(descriptor)"
      return descriptor < 0 ? nil : Cut(style: entry.0, weight: entry.1, path: path)
    }
    return cuts.count == styles.count ? cuts : []
  }()
}
