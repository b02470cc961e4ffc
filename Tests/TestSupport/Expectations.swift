import Testing

/// Expects a value.
///
/// `#expect` takes the compiler five times as long as a call of this (17 against 3.6 ms), mostly for
/// words that a comparison of two values does not need.
func expect<Value: Equatable>(
  _ value: Value, is expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  at place: SourceLocation = #_sourceLocation
) {
  #expect(value == expected, comment(), sourceLocation: place)
}
