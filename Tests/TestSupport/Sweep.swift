import Foundation

/// How much of a long row of seeds or widths a test tries: each fifth, or all of them if
/// `FIORI_RENDER_WHOLE_SWEEPS` is set.
enum Sweep {
  static let step = isWhole ? 1 : 5
  /// The same for what takes long to lay out: each twelfth.
  static let longStep = isWhole ? 1 : 12

  private static let isWhole =
    ProcessInfo.processInfo.environment["FIORI_RENDER_WHOLE_SWEEPS"] != nil
}
