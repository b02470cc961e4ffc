import FileKit
import FioriRender

/// A table of the times of the stages: a row for each, their sum, and the elapsed time.
struct TimingTable {
  private let times: StageTimes
  private let wall: Duration

  /// Creates a table; `wall` is the time of the whole run; stages may have overlapped.
  init(_ times: StageTimes, wall: Duration) {
    self.times = times
    self.wall = wall
  }

  /// The rows with a heading, in aligned columns.
  var lines: [String] {
    let count = times.figureCount
    let rows =
      [[count.counted("figure"), "ms"] + (count > 1 ? ["ms each"] : []) + ["share"]]
      + times.stages.map { row("\($0)", times[$0]) } + [
        row("sum", times.sum), ["wall", text(wall)],
      ]
    let widths = (rows.first ?? []).indices.map { column in
      rows.compactMap { $0.dropFirst(column).first?.count }.max() ?? 0
    }
    return rows.map { cells in
      zip(cells, widths).enumerated().map { column, cell in
        pad(cell.0, to: cell.1, atEnd: column == 0)
      }.joined(separator: "  ")
    }
  }

  private func row(_ name: String, _ time: Duration) -> [String] {
    let count = times.figureCount
    let share = times.sum > .zero ? "\(Int((time / times.sum * 100).rounded())) %" : ""
    return [name, text(time)] + (count > 1 ? [text(time / count)] : []) + [share]
  }

  /// Returns milliseconds with three digits.
  private func text(_ time: Duration) -> String {
    let microseconds = Int((time / .microseconds(1)).rounded())
    let fraction = String(microseconds % 1_000)
    return "\(microseconds / 1_000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
  }

  private func pad(_ text: String, to width: Int, atEnd: Bool) -> String {
    let blanks = String(repeating: " ", count: width - text.count)
    return atEnd ? text + blanks : blanks + text
  }
}

/// The measurements for `--timings`.
struct Timings {
  let timer = StageTimer()
  private let start = ContinuousClock.now

  /// Writes the table to standard error with a single call, so that nothing comes between its
  /// lines.
  func show() {
    let table = TimingTable(timer.times, wall: .now - start)
    StandardError.write(table.lines.map { $0 + "\n" }.joined())
  }
}
