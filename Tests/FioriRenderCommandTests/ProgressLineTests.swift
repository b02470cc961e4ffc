import Testing

@testable import RenderService
@testable import TestSupport

/// What the line of progress says.
struct ProgressLineTests {
  /// What is written while figures are counted.
  private final class Screen {
    var text = ""
  }

  @Test(arguments: [
    (1_204, 10_000, 2.0, "1204 of 10000, 602/s, 15 s left"),
    (3, 10, 2.0, "3 of 10, 1.5/s, 5 s left"),
    (1, 1_000, 1.0, "1 of 1000, 1.0/s, 16 min 39 s left"),
    (0, 5, 3.0, "0 of 5, 0.0/s, 0 s left"),
  ])
  func `it shows the count, the rate and the remaining time`(
    done: Int, total: Int, seconds: Double, text: String
  ) {
    var line = ProgressLine(total: total, isTerminal: false) { _ in }
    line.advance(by: done, at: "a.json")
    expect(line.text(after: .seconds(seconds)), is: text)
  }

  @Test func `it reports each step except drawing`() {
    let line = ProgressLine(total: 10, work: "checked", isTerminal: false) { _ in }
    expect(line.text(after: .seconds(1)), is: "checked 0 of 10, 0.0/s, 0 s left")
  }

  @Test(arguments: [true, false])
  func `a short run has none`(isTerminal: Bool) {
    let screen = Screen()
    var line = ProgressLine(total: 3, isTerminal: isTerminal) { screen.text += $0 }
    line.advance(by: 2, at: "a.json")
    line.clear()
    #expect(screen.text.isEmpty)
  }

  @Test func `on a terminal it has the current name, and goes when it is cleared`() async throws {
    let screen = Screen()
    var line = ProgressLine(total: 100, isTerminal: true) { screen.text += $0 }
    try await Task.sleep(for: .milliseconds(150))
    line.advance(by: 25, at: "cards/sales.json")
    screen.text.expect(
      startsWith: "\r\u{1B}[K██████░░░░░░░░░░░░░░░░░░ 25 of 100, ",
      endsWith: " left  cards/sales.json")
    screen.text = ""
    line.clear()
    line.clear()
    expect(screen.text, is: "\r\u{1B}[K")
  }
}
