import CCairo
import CEmbeddedFonts
import FioriModel
import Synchronization

/// The fonts embedded in the program, as files in memory.
///
/// A file is empty until `load` has written it: a picture has texts of two weights or so, and to
/// write all four takes 5 % of the time from the start to a first picture.
package enum EmbeddedFonts {
  /// The family of all embedded fonts.
  package static let family = "Inter"

  /// A cut of the family.
  struct Cut: Hashable, Sendable {
    let style: String
    /// The weight on Fontconfig's scale.
    let weight: Int32
    fileprivate let fontWeight: Font.Weight
    /// The place in `fonts.c`.
    fileprivate let index: Int32
    /// Open as long as the process lives.
    fileprivate let descriptor: Int32

    /// The path of the file.
    var path: String { "/proc/self/fd/\(descriptor)" }
  }

  /// The cuts, the regular one first; empty if the files cannot be created.
  static let cuts: [Cut] = {
    let styles = [
      ("Regular", FC_WEIGHT_REGULAR, Font.Weight.regular), ("Light", FC_WEIGHT_LIGHT, .light),
      ("Semi Bold", FC_WEIGHT_DEMIBOLD, .semibold), ("Bold", FC_WEIGHT_BOLD, .bold),
    ]
    let cuts = styles.enumerated().compactMap { index, entry -> Cut? in
      let descriptor = embedded_font_create(Int32(index))
      return descriptor < 0
        ? nil
        : Cut(
          style: entry.0, weight: entry.1, fontWeight: entry.2, index: Int32(index),
          descriptor: descriptor)
    }
    return cuts.count == styles.count ? cuts : []
  }()

  private static let loaded = Mutex<Set<Int32>>([])

  /// Writes the file of a weight's cut, unless it is written.
  static func load(_ weight: Font.Weight) throws(FontError) {
    try load(cuts.filter { $0.fontWeight == weight })
  }

  /// Writes the files of the given cuts, unless they are written.
  static func load(_ cuts: [Cut]) throws(FontError) {
    try loaded.withLock { loaded throws(FontError) in
      for cut in cuts where !loaded.contains(cut.index) {
        guard embedded_font_write(cut.index, cut.descriptor) == 0 else { throw .noFonts }
        loaded.insert(cut.index)
      }
    }
  }
}
