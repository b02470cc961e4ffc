import FioriBasics

/// The time limit of a figure, checked between the stages of drawing it.
struct FigureDeadline: Sendable {
  private let timeout: Duration
  private let lateness: Diagnostic
  /// The time used before the clock was last started.
  private var used: Duration
  private var start = ContinuousClock.now

  /// Creates a deadline with its clock running.
  init(_ timeout: Duration, after used: Duration, lateness: Diagnostic) {
    self.timeout = timeout
    self.used = used
    self.lateness = lateness
  }

  /// Throws the lateness diagnostic if time has run out.
  func check() throws(DescriptionError) {
    guard elapsed > timeout else { return }
    throw DescriptionError(diagnostics: [lateness])
  }

  /// The deadline with its clock stopped at the time used so far.
  var paused: FigureDeadline {
    var deadline = self
    deadline.used = elapsed
    return deadline
  }

  /// The deadline with its clock running again.
  var resumed: FigureDeadline {
    var deadline = self
    deadline.start = .now
    return deadline
  }

  private var elapsed: Duration { used + (.now - start) }
}
