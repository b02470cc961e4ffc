import FioriBasics

/// When a figure has taken as long as it may, looked at between the stages of drawing it.
struct FigureDeadline: Sendable {
  private let timeout: Duration
  private let lateness: Diagnostic
  /// What was used before the clock was started the last time.
  private var used: Duration
  private var start = ContinuousClock.now

  /// A deadline of a figure, its clock running.
  init(_ timeout: Duration, after used: Duration, lateness: Diagnostic) {
    self.timeout = timeout
    self.used = used
    self.lateness = lateness
  }

  /// Ends the figure when its time is over.
  func check() throws(DescriptionError) {
    guard elapsed > timeout else { return }
    throw DescriptionError(diagnostics: [lateness])
  }

  /// The deadline with what was used so far, for whenever the next stage comes.
  var paused: FigureDeadline {
    var deadline = self
    deadline.used = elapsed
    return deadline
  }

  /// The same with its clock running again.
  var resumed: FigureDeadline {
    var deadline = self
    deadline.start = .now
    return deadline
  }

  private var elapsed: Duration { used + (.now - start) }
}
