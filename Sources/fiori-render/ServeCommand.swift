import ArgumentParser
import FileKit
import ServeOptions

/// `fiori-render serve`, run by a separate program like the preview.
struct ServeCommand: ParsableCommand {
  static let configuration = ServeOptions.configuration(version: Version.current)

  @OptionGroup var options: ServeOptions

  func run() throws {
    try SiblingProgram(name: "fiori-render-serve").run(
      with: SiblingProgram.arguments(of: Self._commandName))
  }
}
