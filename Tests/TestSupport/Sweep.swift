import Foundation

/// How much of a long row of seeds or widths a test tries: each fifth, or all of them if
/// `FIORI_RENDER_WHOLE_SWEEPS` is set.
enum Sweep {
  static let step = ProcessInfo.processInfo.environment["FIORI_RENDER_WHOLE_SWEEPS"] == nil ? 5 : 1
}
