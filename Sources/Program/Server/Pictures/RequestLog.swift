import Dispatch
import FileKit
import FioriRender
import Glibc
import Synchronization
import SystemPackage

/// The log: a line of JSON for each request, on standard error.
///
/// A thread of its own writes, so that a reader that does not keep up never holds up an answer;
/// lines that find no space are counted instead.
final class RequestLog: Sendable {
  private struct State {
    var bytes: [UInt8] = []
    var droppedCount = 0
    var isScheduled = false
  }

  private let state = Mutex(State())
  private let writer = DispatchQueue(label: "log")
  private let isOn: Bool

  /// The number of bytes that may wait to be written.
  private static let byteLimit = 4_000_000

  init(isOn: Bool) {
    self.isOn = isOn
  }

  /// Adds the line of a request.
  func add(_ trace: RequestTrace, status: Int, byteCount: Int) {
    guard isOn else { return }
    let course = trace.course
    let line = JSONLine.object { line in
      line.member("time", Self.time())
      line.member("id", trace.id)
      if let client = trace.client { line.member("client", client) }
      line.member("method", trace.method)
      line.member("path", trace.path)
      line.member("status", status)
      line.member("bytes", byteCount)
      line.member("ms", (ContinuousClock.now - trace.start).milliseconds)
      if let waiting = course.waiting { line.member("queueMs", waiting.milliseconds) }
      if let drawing = course.drawing { line.member("drawMs", drawing.milliseconds) }
      if let isCached = course.isCached { line.member("cache", isCached ? "hit" : "miss") }
      if let status = course.replacedStatus { line.member("fallback", status) }
      let codes = course.counts.codes
      guard !codes.isEmpty else { return }
      line.member("warnings", course.counts.warningCount)
      line.member("codes", codes)
    }
    write(line)
  }

  /// Adds a message about a request, whose line follows when it is answered.
  func add(_ severity: Severity, _ trace: RequestTrace, _ message: String) {
    write(
      JSONLine.object { line in
        line.member("time", Self.time())
        line.member("severity", severity.rawValue)
        line.member("id", trace.id)
        line.member("method", trace.method)
        line.member("path", trace.path)
        line.member("message", message)
      })
  }

  /// Adds a message about the server itself.
  func add(_ severity: Severity, _ message: String) {
    write(
      JSONLine.object { line in
        line.member("time", Self.time())
        line.member("severity", severity.rawValue)
        line.member("message", message)
      })
  }

  /// Waits until all lines are written, or for some time: no one may be reading them.
  func flush(within time: Duration) {
    let isWritten = DispatchSemaphore(value: 0)
    writer.async { isWritten.signal() }
    _ = isWritten.wait(timeout: .now() + time.seconds)
  }

  private func write(_ line: [UInt8]) {
    let mustSchedule = state.withLock { state in
      guard state.bytes.count + line.count <= Self.byteLimit else {
        state.droppedCount += 1
        return false
      }
      state.bytes += line
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    if mustSchedule { writer.async { self.writeAll() } }
  }

  private func writeAll() {
    let (bytes, droppedCount) = state.withLock { state in
      let taken = (state.bytes, state.droppedCount)
      (state.bytes, state.droppedCount, state.isScheduled) = ([], 0, false)
      return taken
    }
    _ = try? FileDescriptor.standardError.writeAll(bytes)
    if droppedCount > 0 {
      let lines = droppedCount.counted("line")
      add(.warning, "the log lacks \(lines), because standard error was not read; read it faster")
    }
  }

  /// The time in UTC, as RFC 3339 writes it, with milliseconds.
  private static func time() -> String {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let text = TimeText.text(now.tv_sec, "%Y-%m-%dT%H:%M:%S")
    let milliseconds = "\(now.tv_nsec / 1_000_000)"
    return text + "." + String(repeating: "0", count: 3 - milliseconds.count) + milliseconds + "Z"
  }
}

extension Duration {
  /// The number of milliseconds.
  var milliseconds: Double { self / .milliseconds(1) }

  /// The number of seconds.
  var seconds: Double { self / .seconds(1) }
}
