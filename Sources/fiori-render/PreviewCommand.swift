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

  func run() throws { try Self.serve(SiblingProgram.arguments(of: Self._commandName)) }

  /// Serves the preview, which gets the arguments.
  ///
  /// - Throws: The failure or the exit code if the preview cannot be served.
  static func serve(_ arguments: [String]) throws {
    #if BUNDLES_PREVIEW
      try PreviewOptions.parse(arguments).servePreview()
    #else
      try SiblingProgram(name: "fiori-render-preview").run(with: arguments)
    #endif
  }
}
