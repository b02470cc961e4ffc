import Glibc
import Synchronization

/// Times as text.
enum TimeText {
  /// Returns a time in UTC by a pattern of `strftime`.
  static func text(_ seconds: Int, _ pattern: String) -> String {
    var (time, parts) = (time_t(seconds), tm())
    gmtime_r(&time, &parts)
    var buffer = [CChar](repeating: 0, count: 64)
    let count = strftime(&buffer, buffer.count, pattern, &parts)
    return String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The seconds since 1970.
  static var now: Int { time(nil) }
}

/// The `Date` header field, written again each second.
final class DateField: Sendable {
  private let kept = Mutex((second: 0, text: ""))

  var text: String {
    let now = TimeText.now
    return kept.withLock { kept in
      if kept.second != now {
        kept = (now, TimeText.text(now, "%a, %d %b %Y %H:%M:%S GMT"))
      }
      return kept.text
    }
  }
}
