import FioriBasics

/// Times the stages and checks the deadline at the end of each.
///
/// Without a timer or a deadline, no clock is read.
struct StageClock {
  private let timer: StageTimer?
  private let deadline: FigureDeadline?
  private var start: ContinuousClock.Instant?

  /// Creates a clock and starts the first stage.
  init(_ timer: StageTimer?, _ deadline: FigureDeadline?) {
    self.timer = timer
    self.deadline = deadline
    start = timer.map { _ in .now }
  }

  /// Ends a stage, and throws if the figure has run out of time.
  mutating func pass(_ stage: Stage) throws(DescriptionError) {
    end(stage)
    try deadline?.check()
  }

  /// Ends a stage and starts the next.
  mutating func end(_ stage: Stage) {
    guard let timer, let start else { return }
    let now = ContinuousClock.now
    timer.add(now - start, to: stage)
    self.start = now
  }
}
