import FioriBasics

/// Times the stages, and checks the deadline and the token at the end of each.
///
/// Without a timer or a deadline, no clock is read.
struct StageClock {
  private let timer: StageTimer?
  private let deadline: FigureDeadline?
  private let token: CancellationToken?
  private var start: ContinuousClock.Instant?

  /// Creates a clock and starts the first stage, unless the figure must not be drawn at all.
  init(
    _ timer: StageTimer?, _ deadline: FigureDeadline?, _ token: CancellationToken?
  ) throws {
    self.timer = timer
    self.deadline = deadline
    self.token = token
    start = timer.map { _ in .now }
    try check()
  }

  /// Ends a stage, and throws if the figure has run out of time or no one waits for it anymore.
  mutating func pass(_ stage: Stage) throws {
    end(stage)
    try check()
  }

  /// Throws if the figure has run out of time or no one waits for it anymore.
  func check() throws {
    try deadline?.check()
    try token?.check()
  }

  /// Ends a stage and starts the next.
  mutating func end(_ stage: Stage) {
    guard let timer, let start else { return }
    let now = ContinuousClock.now
    timer.add(now - start, to: stage)
    self.start = now
  }
}
