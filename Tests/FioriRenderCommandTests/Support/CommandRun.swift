/// What the program did.
struct CommandRun {
  /// The exit code; of a run that a signal ended, the signal's number below zero.
  let status: Int32
  let output: [UInt8]
  /// All of standard error.
  let errors: String

  /// Standard output as a text.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// Standard error line by line.
  var errorLines: [String] {
    errors.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast()
  }
}
