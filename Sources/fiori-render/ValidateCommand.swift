import ArgumentParser
import FileKit
import FioriRender
import RenderService

/// `fiori-render validate`.
struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate", _superCommandName: FioriRenderCommand.name,
    abstract: "Says what is wrong with descriptions and .nss style sheets, and draws nothing.")

  @Argument(
    help: "Descriptions, - being standard input, and style sheets.",
    completion: .file(extensions: ["json", "nss"]))
  var inputs: [String]

  @Flag(
    name: .customLong("contrast-check"), inversion: .prefixedNo,
    help: "Warn of texts that are hard to read on what lies beneath them (WCAG 2).")
  var checksContrast = true

  @OptionGroup var drawing: DrawingOptions

  func validate() throws {
    try check(inputs: inputs)
  }

  func run() throws {
    let sheets = inputs.filter(StyleSheetValidator.isSheet)
    var batch = try Batch(
      inputs.filter { !sheets.contains($0) }, drawing.settings, drawing.console)
    let (renderer, checksContrast) = (batch.source.renderer, checksContrast)
    batch.reduce(into: (), jobs: Processors.count) { figure, _ in
      let drawing = try renderer.drawing(of: figure)
      return ((), drawing.warnings + (checksContrast ? drawing.contrastWarnings : []))
    } _: { _, _, _, _ in
      []
    }
    for sheet in sheets { batch.check(sheet) }
    try batch.end()
  }
}
