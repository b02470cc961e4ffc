import ArgumentParser
import FileKit
import PreviewOptions

/// `fiori-render preview`, run by a separate program because its libraries would slow down every
/// start of this one.
struct PreviewCommand: ParsableCommand {
  static let configuration = PreviewOptions.configuration(version: Version.current)

  @OptionGroup var options: PreviewOptions

  func run() throws {
    try SiblingProgram(name: "fiori-render-preview").run(insteadOf: Self._commandName)
  }
}
