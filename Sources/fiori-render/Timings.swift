import FioriRender
import SystemPackage

/// What `--timings` measures and says.
struct Timings {
  let timer = StageTimer()
  private let start = ContinuousClock.now

  /// Writes the table to standard error, at once, so that nothing gets between its lines.
  func show() {
    let table = TimingTable(timer.times, wall: .now - start)
    let text = table.lines.map { $0 + "\n" }.joined()
    _ = try? FileDescriptor.standardError.writeAll(text.utf8)
  }
}
