import CCairo
import Synchronization

/// The process that pictures are drawn in.
public enum RenderProcess {
  private static let isolation = Atomic(false)

  /// Isolates a program from its host's settings that C libraries keep for the whole process: ICU reads
  /// no data but its own, and Fontconfig's current configuration is an empty one.
  ///
  /// It is for programs that do nothing but draw; a library leaves its process as it is. Without it the
  /// first renderer takes 4 ms more: Pango waits until Fontconfig has read the host's configuration,
  /// which no picture uses. Call it before the first renderer is made.
  public static func isolate() {
    isolation.store(true, ordering: .releasing)
    guard let configuration = FcConfigCreate() else { return }
    FcConfigSetCurrent(configuration)
    // Fontconfig keeps it.
    FcConfigDestroy(configuration)
  }

  /// Whether the process is isolated from its host.
  static var isIsolated: Bool { isolation.load(ordering: .acquiring) }
}
