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

  /// A bit for each cut whose file is written. It is read for each text, so without the lock.
  private static let loaded = Atomic<UInt8>(0)
  private static let writing = Mutex(())

  /// Writes the file of a weight's cut, unless it is written.
  static func load(_ weight: Font.Weight) throws(FontError) {
    guard let cut = cuts.first(where: { $0.fontWeight == weight }) else { return }
    try load(cut)
  }

  /// Writes the file of a cut, unless it is written.
  static func load(_ cut: Cut) throws(FontError) {
    let bit: UInt8 = 1 << UInt8(cut.index)
    guard loaded.load(ordering: .acquiring) & bit == 0 else { return }
    try writing.withLock { _ throws(FontError) in
      guard loaded.load(ordering: .relaxed) & bit == 0 else { return }
      guard embedded_font_write(cut.index, cut.descriptor) == 0 else { throw .noFonts }
      loaded.bitwiseOr(bit, ordering: .releasing)
    }
  }
}
