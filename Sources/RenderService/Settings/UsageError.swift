/// Why what is asked for cannot be done whatever the inputs are, in a sentence.
package struct UsageError: Error {
  package let message: String

  package init(_ message: String) { self.message = message }
}
