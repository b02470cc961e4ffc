import ArgumentParser
import CommandKit
import FileKit
import FioriRender
import RenderService

/// `fiori-render describe`.
struct DescribeCommand: DrawingCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe", _superCommandName: FioriRenderCommand.name,
    abstract: "Print the accessibility text of each figure.",
    discussion: "Prints one line per figure; several figures are prefixed with their names.")

  @Argument(
    help: "Description files; - reads standard input.", completion: .file(extensions: ["json"]))
  var inputs: [String]

  @OptionGroup(title: "Environment") var environment: EnvironmentOptions
  @OptionGroup(title: "Resources") var resources: ResourceOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions
  @OptionGroup(title: "Messages") var messages: MessageOptions

  func validate() throws {
    try check(inputs: inputs)
  }

  func run() throws {
    var batch = try Batch(inputs, settings, console)
    let (renderer, isCollection) = (batch.source.renderer, batch.isCollection)
    let lines = batch.reduce(into: [String](), jobs: Processors.count) { figure, _ in
      let drawing = try renderer.drawing(of: figure)
      return (drawing.words, drawing.warnings)
    } _: { lines, input, drawn, diagnostics in
      guard !diagnostics.hasErrors else { return [] }
      lines += drawn.products.map { figure, words in
        isCollection
          ? "\(OutputPlan.name(of: figure, in: input)): \(words.line)" : words.line
      }
      return []
    }
    do throws(RunFailure) {
      try OutputFile.standardOutput.write(Array(lines.map { $0 + "\n" }.joined().utf8))
    } catch {
      batch.note(error)
    }
    try batch.end()
  }
}
