import ArgumentParser

/// How much is said.
struct MessageOptions: ParsableArguments {
  @Flag(name: .long, help: "Warnings are errors.")
  var strict = false

  @Flag(name: .shortAndLong, help: "Say nothing but errors.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Say what is written, too.")
  var verbose = false

  func validate() throws {
    if quiet, verbose { throw ValidationError("--quiet and --verbose exclude each other.") }
  }
}
