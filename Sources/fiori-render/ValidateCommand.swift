import ArgumentParser
import CommandKit
import FileKit
import FioriRender
import RenderService

/// `fiori-render validate`.
struct ValidateCommand: DrawingCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate", _superCommandName: FioriRenderCommand.name,
    abstract: "Check descriptions and .nss style sheets without rendering them.")

  @Argument(
    help: "Description files and style sheets; - reads a description from standard input.",
    completion: .file(extensions: ["json", "nss"]))
  var inputs: [String]

  @Flag(
    name: .customLong("contrast-check"), inversion: .prefixedNo,
    help: "Warn about text with low contrast (WCAG 2).")
  var checksContrast = true

  @OptionGroup(title: "Environment") var environment: EnvironmentOptions
  @OptionGroup(title: "Resources") var resources: ResourceOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions
  @OptionGroup(title: "Messages") var messages: MessageOptions

  func validate() throws {
    try check(inputs: inputs)
  }

  func run() throws {
    let sheets = inputs.filter(StyleSheetValidator.isSheet)
    var batch = try Batch(
      inputs.filter { !sheets.contains($0) }, settings, console)
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
