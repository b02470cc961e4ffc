/// What reading a JSON text gave.
package struct JSONReading: Sendable {
  /// The value, or nil where the text could not be followed to its end.
  ///
  /// With problems present it is a best guess, good only for finding further errors.
  package let root: JSONNode?

  /// What is wrong with the text, in reading order; empty for a valid text.
  package let problems: [JSONProblem]
}
