/// Stops unless a condition holds, and says why, which `precondition` does not in a release build.
public func require(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}
