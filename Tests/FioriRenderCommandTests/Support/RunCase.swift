import Testing

/// A run of the program, and what it says.
struct RunCase: Sendable, CustomTestStringConvertible {
  /// What it shows.
  let testDescription: String
  let arguments: [String]
  let input: String
  let status: Int32
  let output: String
  let errors: String
  private let place: SourceLocation

  /// The arguments are split at blanks.
  init(
    _ words: String, _ arguments: String, input: String = "", status: Int32 = 0,
    output: String = "", errors: String = "", at place: SourceLocation = #_sourceLocation
  ) {
    testDescription = words
    self.arguments = arguments.split(separator: " ").map(String.init)
    (self.input, self.status, self.output, self.errors) = (input, status, output, errors)
    self.place = place
  }

  /// Runs the program in a folder, and expects all that it says.
  func check(in workspace: Workspace) async throws {
    try await workspace.run(arguments, input: input)
      .expect(status: status, output: output, errors: errors, at: place)
  }
}
