import ArgumentParser
import FioriRender

/// `fiori-render validate`.
struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate", _superCommandName: FioriRenderCommand.name,
    abstract: "Says what is wrong with descriptions and .nss style sheets, and draws nothing.")

  @Argument(
    help: "Descriptions, - being standard input, and style sheets.",
    completion: .file(extensions: ["json", "nss"]))
  var inputs: [String]

  @OptionGroup(title: "Environment") var environment: EnvironmentOptions
  @OptionGroup(title: "Environment") var pages: PageOptions
  @OptionGroup(title: "Resources") var style: StyleOptions
  @OptionGroup(title: "Resources") var resources: ResourceOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions
  @Flag(
    name: .customLong("contrast-check"), inversion: .prefixedNo,
    help: "Warn of texts that are hard to read on what lies beneath them (WCAG 2).")
  var checksContrast = true

  @OptionGroup(title: "Messages") var messages: MessageOptions

  func validate() throws {
    try Inputs.check(inputs)
  }

  func run() throws {
    let sheets = inputs.filter(StyleSheetValidation.isSheet)
    var batch = Batch(
      inputs.filter { !sheets.contains($0) }, resources: resources, environment: environment,
      messages: messages)
    guard let renderer = batch.renderer(resources, limits) else { throw batch.exitCode }
    batch.use(style, renderer)
    batch.show(pages.choice, renderer)
    let checksContrast = checksContrast
    _ = batch.run(jobs: Processors.count) { entry in
      let drawing = try renderer.drawing(of: entry.figure)
      return ((), drawing.warnings + (checksContrast ? drawing.contrastWarnings : []))
    }
    for sheet in sheets { batch.check(sheet, renderer) }
    if batch.status != nil { throw batch.exitCode }
  }
}
