/// How long the stages of drawing took, of several figures their sums.
///
/// Figures that are drawn at the same time each count in full, so that the sum may be longer than
/// the time that passed.
public struct StageTimes: Hashable, Sendable {
  /// The figures that were drawn, or tried.
  public private(set) var figureCount = 0
  private var durations: [Stage: Duration] = [:]

  /// The stages that were passed, in their order.
  public var stages: [Stage] { Stage.all.filter { durations[$0] != nil } }

  /// The time of all stages.
  public var sum: Duration { durations.values.reduce(.zero, +) }

  /// The time of one stage; zero of one that was not passed.
  public subscript(stage: Stage) -> Duration { durations[stage] ?? .zero }

  mutating func count() { figureCount += 1 }

  mutating func add(_ time: Duration, to stage: Stage) {
    durations[stage, default: .zero] += time
  }
}
