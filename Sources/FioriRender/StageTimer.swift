import FioriDocuments
import Synchronization

/// Adds up the durations of the stages, for any number of renderers and threads.
///
///     let timer = StageTimer()
///     let renderer = try Renderer().timed(by: timer)
///     let png = try renderer.data(of: renderer.drawing(of: figure), as: .png)
///     print(timer.times[.layout])
public final class StageTimer: Sendable {
  private let state = Mutex(State())

  /// Creates a timer with no measurements.
  public init() {}

  /// The durations measured so far.
  public var times: StageTimes { state.withLock { $0.times } }

  /// Counts a figure, and the reading of its description and table once for all figures of them.
  func count(_ figure: Figure) {
    state.withLock { state in
      state.times.count()
      guard let reading = figure.reading else { return }
      state.count(reading.parsing)
      if let span = reading.figures { state.count(span) }
    }
  }

  func add(_ time: Duration, to stage: Stage) {
    state.withLock { $0.times.add(time, to: stage) }
  }

  private struct State {
    var times = StageTimes()
    var readings: Set<ReadingTime.Span> = []

    mutating func count(_ span: ReadingTime.Span) {
      if readings.insert(span).inserted { times.add(span.duration, to: .reading) }
    }
  }
}
