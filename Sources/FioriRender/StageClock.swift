import FioriBasics

/// Looked at where a stage ends: for how long it took, and for whether the figure may go on.
///
/// No clock is read where neither is asked for.
struct StageClock {
  private let timer: StageTimer?
  private let deadline: FigureDeadline?
  private var start: ContinuousClock.Instant?

  /// A clock whose first stage begins.
  init(_ timer: StageTimer?, _ deadline: FigureDeadline?) {
    self.timer = timer
    self.deadline = deadline
    start = timer.map { _ in .now }
  }

  /// Ends a stage after which the figure goes on, if it has time left.
  mutating func pass(_ stage: Stage) throws(DescriptionError) {
    end(stage)
    try deadline?.check()
  }

  /// Ends a stage, and begins the next.
  mutating func end(_ stage: Stage) {
    guard let timer, let start else { return }
    let now = ContinuousClock.now
    timer.add(now - start, to: stage)
    self.start = now
  }
}
