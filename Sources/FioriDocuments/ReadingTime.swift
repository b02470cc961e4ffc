/// When a description was read, and how long it took: the same of all its figures.
package struct ReadingTime: Hashable, Sendable {
  let start: ContinuousClock.Instant
  package let duration: Duration
}
