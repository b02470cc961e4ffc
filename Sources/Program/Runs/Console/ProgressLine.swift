import FioriRender
import Glibc

/// The progress of a batch: a line that is overwritten on a terminal and repeated every ten seconds
/// elsewhere.
package struct ProgressLine: RunProgress {
  private let total: Int
  private let work: String?
  private let isTerminal: Bool
  private let write: (String) -> Void
  private let start = ContinuousClock.now
  private var shown: ContinuousClock.Instant
  private var done = 0
  /// Whether the terminal shows a line that the next one overwrites.
  private var isShown = false

  /// The minimum time between updates on a terminal; no one can read them faster.
  private static let terminalInterval = Duration.milliseconds(100)
  private static let logInterval = Duration.seconds(10)

  /// Creates a progress line for a number of figures, written by `write`; `work` names the step
  /// unless they are drawn.
  package init(
    total: Int, work: String? = nil, isTerminal: Bool, write: @escaping (String) -> Void
  ) {
    self.total = total
    self.work = work
    self.isTerminal = isTerminal
    self.write = write
    shown = start
  }

  /// Counts finished figures; `name` is the input of the last one.
  package mutating func advance(by count: Int, at name: String) {
    done += count
    let now = ContinuousClock.now
    guard now - shown >= (isTerminal ? Self.terminalInterval : Self.logInterval), done < total
    else { return }
    shown = now
    let text = text(after: now - start)
    if isTerminal {
      write(
        "\r\u{1B}[K"
          + Self.fitted("\(bar) \(text)  \(TerminalText.escaped(name))", width: Self.width))
      isShown = true
    } else {
      write("\(text)\n")
    }
  }

  /// Clears the line to make space for a message.
  package mutating func clear() {
    if isShown { write("\r\u{1B}[K") }
    isShown = false
  }

  /// Returns text such as `1,204 of 10,000, 702/s, 13 s left`.
  package func text(after time: Duration) -> String {
    let seconds = max(time / .seconds(1), 0.001)
    let rate = Double(done) / seconds
    let left = rate > 0 ? Int((Double(total - done) / rate).rounded(.up)) : 0
    let speed = rate < 10 ? "\((rate * 10).rounded() / 10)" : "\(Int(rate))"
    let start = work.map { "\($0) " } ?? ""
    return "\(start)\(done) of \(total), \(speed)/s, \(Self.text(for: left)) left"
  }

  private var bar: String {
    let width = 24
    let filled = width * done / max(1, total)
    return String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
  }

  private static func text(for seconds: Int) -> String {
    seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s"
  }

  /// Cuts a text to the width of the terminal, since a wrapped line cannot be overwritten
  /// completely.
  private static func fitted(_ text: String, width: Int) -> String {
    text.count < width ? text : text.prefix(max(0, width - 2)) + "…"
  }

  private static var width: Int {
    var size = winsize()
    let isKnown = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }
}
