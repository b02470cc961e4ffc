import ArgumentParser
import FileKit
import PreviewOptions

#if BUNDLES_PREVIEW
  import RenderPreview
#endif

/// `fiori-render preview`, run by a separate program because its libraries would slow down every
/// start of this one. Only the wheel's program has it built in.
struct PreviewCommand: ParsableCommand {
  static let configuration = PreviewOptions.configuration(version: Version.current)

  @OptionGroup var options: PreviewOptions

  func run() throws {
    #if BUNDLES_PREVIEW
      try options.servePreview()
    #else
      try SiblingProgram(name: "fiori-render-preview").run(insteadOf: Self._commandName)
    #endif
  }
}
