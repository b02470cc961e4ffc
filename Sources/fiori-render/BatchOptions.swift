import ArgumentParser

/// How many pictures are drawn in one run.
struct BatchOptions: ParsableArguments {
  @Option(help: "How many figures are drawn at a time; default: one for each core.")
  var jobs: Int?

  @Flag(
    name: .customLong("keep-going"),
    help: "Draw the sound figures of a description in which others are wrong.")
  var keepsGoing = false

  @Flag(
    name: .customLong("if-changed"),
    help: "Draw only what has other descriptions, sheets, images, fonts or options than before.")
  var onlyChanged = false

  @Option(
    name: .customLong("deps"),
    help: "A file that tells what each picture is made of: rules for make, or .json.",
    completion: .file())
  var dependencies: String?

  @Option(
    help: "A file with all pictures of the run side by side: .png, .svg or .html.",
    completion: .file(extensions: ["png", "svg", "html"]))
  var sheet: String?

  @Flag(name: .customLong("json"), help: "Print what was drawn, as JSON.")
  var printsSummary = false

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs is \(jobs); give at least 1.") }
    if printsSummary, dependencies == "-" {
      throw ValidationError("--json and --deps - would both go to standard output; name a file.")
    }
  }
}
