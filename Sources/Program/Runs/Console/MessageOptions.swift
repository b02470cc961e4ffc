import ArgumentParser

/// The options for messages.
package struct MessageOptions: ParsableArguments {
  @Flag(name: .long, help: "Treat warnings as errors.")
  package var strict = false

  @Flag(name: .shortAndLong, help: .quiet)
  package var quiet = false

  @Flag(name: .shortAndLong, help: .verbose)
  package var verbose = false

  package init() {}

  /// The level of messages to show.
  package var level: MessageLevel {
    var level = MessageLevel()
    (level.isStrict, level.isQuiet, level.isVerbose) = (strict, quiet, verbose)
    return level
  }

  package func validate() throws { try NoteOptions.check(quiet: quiet, verbose: verbose) }
}

/// The options of commands that have no warnings, which `--strict` would make errors.
package struct NoteOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: .quiet)
  package var quiet = false

  @Flag(name: .shortAndLong, help: .verbose)
  package var verbose = false

  package init() {}

  /// The level of messages to show.
  package var level: MessageLevel {
    var level = MessageLevel()
    (level.isQuiet, level.isVerbose) = (quiet, verbose)
    return level
  }

  package func validate() throws { try Self.check(quiet: quiet, verbose: verbose) }

  fileprivate static func check(quiet: Bool, verbose: Bool) throws {
    if quiet, verbose { throw ValidationError("--quiet and --verbose cannot be used together.") }
  }
}

extension ArgumentHelp {
  fileprivate static let quiet: ArgumentHelp = "Print errors only."
  fileprivate static let verbose: ArgumentHelp =
    "Also print notes and the names of the files written."
}
