import Dispatch
import FioriFiles
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
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < count else { return }
        let value = make(index)
        values.withLock { $0[index] = value }
      }
    }
    // A loop, since `compactMap` of a type that is not known here takes 2 % of a start.
    return values.withLock { values in
      var made: [Value] = []
      made.reserveCapacity(values.count)
      for case let value? in values { made.append(value) }
      return made
    }
  }

  /// Runs work on a number of threads, including the current one.
  package static func run(workers: Int, _ work: @Sendable () -> Void) {
    guard workers > 1 else { return work() }
    let host = RunHost.current
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      RunHost.$current.withValue(host, operation: work)
    }
  }
}
