/// Why an image cannot be shown: what is wrong, and what would be right.
package struct ImageFailure: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(description: String) {
    self.description = description
  }
}
