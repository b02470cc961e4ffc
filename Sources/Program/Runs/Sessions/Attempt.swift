import FileKit

/// A value, or the failure in its place.
///
/// Not `Result`: Swift looks in the whole program for what makes a type an error, which takes 1 % of a
/// start.
enum Attempt<Value> {
  case success(Value)
  case failure(RunFailure)

  /// Runs `body` and stores its value or failure.
  init(_ body: () throws(RunFailure) -> Value) {
    do throws(RunFailure) {
      self = .success(try body())
    } catch {
      self = .failure(error)
    }
  }

  /// Returns the value, or throws the failure.
  func get() throws(RunFailure) -> Value {
    switch self {
    case .success(let value): return value
    case .failure(let failure): throw failure
    }
  }
}

extension Attempt: Sendable where Value: Sendable {}
