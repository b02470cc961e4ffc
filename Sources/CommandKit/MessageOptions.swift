import ArgumentParser
package import RenderService

/// How much is said.
package struct MessageOptions: ParsableArguments {
  @Flag(name: .long, help: "Warnings are errors.")
  package var strict = false

  @Flag(name: .shortAndLong, help: "Say nothing but errors.")
  package var quiet = false

  @Flag(name: .shortAndLong, help: "Say what is written, too.")
  package var verbose = false

  package init() {}

  /// What they ask for.
  package var level: MessageLevel {
    var level = MessageLevel()
    (level.isStrict, level.isQuiet, level.isVerbose) = (strict, quiet, verbose)
    return level
  }

  package func validate() throws {
    if quiet, verbose { throw ValidationError("--quiet and --verbose exclude each other.") }
  }
}
