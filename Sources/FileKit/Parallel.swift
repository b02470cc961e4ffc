import Dispatch
import Synchronization

/// Work that several threads do at the same time.
package enum Parallel {
  /// Values in the order of their places, of which so many are made at a time; `nil`: as many as there
  /// are cores.
  package static func map<Value: Sendable>(
    _ count: Int, jobs: Int? = nil, _ make: @Sendable (Int) -> Value
  ) -> [Value] {
    let values = Mutex<[Value?]>(Array(repeating: nil, count: count))
    let next = Atomic(0)
    run(workers: min(jobs ?? Processors.count, count)) {
      while true {
        let place = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard place < count else { return }
        let value = make(place)
        values.withLock { $0[place] = value }
      }
    }
    return values.withLock { $0.compactMap(\.self) }
  }

  /// Does work on so many threads, one of them this.
  package static func run(workers: Int, _ work: @Sendable () -> Void) {
    guard workers > 1 else { return work() }
    DispatchQueue.concurrentPerform(iterations: workers) { _ in work() }
  }
}
