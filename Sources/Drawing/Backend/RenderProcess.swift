import CCairo
import FioriNative

/// The process that draws the pictures.
public enum RenderProcess {
  /// Isolates a program from system settings that C libraries keep for the whole process: ICU reads
  /// only its own data, and Fontconfig's current configuration is empty.
  ///
  /// It is for programs that only draw; a library leaves its process alone. Without it, the first
  /// renderer takes 4 ms longer: Pango waits for Fontconfig to read the system's configuration,
  /// which no picture uses. Call it before creating the first renderer.
  public static func isolate() {
    ICULibrary.isolate()
    guard let configuration = FcConfigCreate() else { return }
    FcConfigSetCurrent(configuration)
    // Fontconfig keeps its own reference.
    FcConfigDestroy(configuration)
  }
}
