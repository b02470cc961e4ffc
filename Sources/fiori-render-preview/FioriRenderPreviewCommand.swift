import ArgumentParser
import CommandKit
import FileKit
import FioriRender
import PreviewOptions
import RenderPreview
import RenderService

/// `fiori-render preview` as a separate program.
@main
struct FioriRenderPreviewCommand: ParsableCommand {
  static let configuration = PreviewOptions.configuration(version: Version.current)

  @OptionGroup var options: PreviewOptions

  static func main() {
    StandardStreams.openClosed()
    runProgram(ProgramStart.arguments)
  }

  func run() throws {
    RenderProcess.isolate()
    try options.servePreview()
  }
}
