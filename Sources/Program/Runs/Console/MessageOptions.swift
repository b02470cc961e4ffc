import ArgumentParser

/// The options for messages.
package struct MessageOptions: ParsableArguments {
  @Flag(name: .long, help: "Treat warnings as errors.")
  package var strict = false

  @Flag(name: .shortAndLong, help: "Print errors only.")
  package var quiet = false

  @Flag(name: .shortAndLong, help: "Also print notes and the files that are written.")
  package var verbose = false

  package init() {}

  /// The level of messages to show.
  package var level: MessageLevel {
    var level = MessageLevel()
    (level.isStrict, level.isQuiet, level.isVerbose) = (strict, quiet, verbose)
    return level
  }

  package func validate() throws {
    if quiet, verbose { throw ValidationError("--quiet and --verbose cannot be used together.") }
  }
}
