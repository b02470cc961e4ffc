/// The durations of the stages of drawing, summed over all figures.
///
/// Figures drawn at the same time each count in full, so the sum may exceed the time that passed.
public struct StageTimes: Hashable, Sendable {
  /// The number of figures drawn or attempted.
  public private(set) var figureCount = 0
  private var durations: [Stage: Duration] = [:]

  /// The stages that were passed, in order.
  public var stages: [Stage] { Stage.all.filter { durations[$0] != nil } }

  /// The total time of all stages.
  public var sum: Duration { durations.values.reduce(.zero, +) }

  /// The time of one stage, or zero if it was not passed.
  public subscript(stage: Stage) -> Duration { durations[stage] ?? .zero }

  mutating func count() { figureCount += 1 }

  mutating func add(_ time: Duration, to stage: Stage) {
    durations[stage, default: .zero] += time
  }
}
