import ArgumentParser
import FioriRender

/// `fiori-render validate`.
struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate", _superCommandName: FioriRenderCommand.name,
    abstract: "Says what is wrong with descriptions, and draws nothing.")

  @Argument(help: "Descriptions; - is standard input.", completion: .file(extensions: ["json"]))
  var inputs: [String]

  @OptionGroup(title: "Environment") var environment: EnvironmentOptions
  @OptionGroup(title: "Environment") var pages: PageOptions
  @OptionGroup(title: "Resources") var resources: ResourceOptions
  @OptionGroup(title: "Messages") var messages: MessageOptions

  func validate() throws {
    try Inputs.check(inputs)
  }

  func run() throws {
    var batch = Batch(
      inputs, resources: resources, environment: environment, messages: messages)
    guard let renderer = batch.renderer(resources) else { throw batch.exitCode }
    batch.show(pages.choice, renderer)
    _ = batch.run(jobs: Processors.count) { entry in
      ((), try renderer.drawing(of: entry.figure).warnings)
    }
    if batch.status != nil { throw batch.exitCode }
  }
}
