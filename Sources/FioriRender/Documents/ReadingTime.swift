/// When a description was read, and how long it took: the same of all its figures.
struct ReadingTime: Hashable, Sendable {
  let start: ContinuousClock.Instant
  let duration: Duration
}
