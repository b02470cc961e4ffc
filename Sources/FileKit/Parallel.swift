import Dispatch
import FioriModel
import Synchronization

/// Runs work on several threads.
package enum Parallel {
  /// Returns values in order, making at most `jobs` of them at a time; `nil` means one per core.
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
    // Not a key path, which takes Swift 300,000 instructions at a start.
    return values.withLock { $0.compactMap { $0 } }
  }

  /// Runs work on the given number of threads, including the current one.
  package static func run(workers: Int, _ work: @Sendable () -> Void) {
    guard workers > 1 else { return work() }
    let host = RunHost.current
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      RunHost.$current.withValue(host, operation: work)
    }
  }
}
