import ArgumentParser
import FioriRender

/// `fiori-render describe`.
struct DescribeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe", _superCommandName: FioriRenderCommand.name,
    abstract: "Tells each figure in words, as a screen reader would.",
    discussion: "One figure is a line of words; of several, each line begins with the name.")

  @Argument(help: "Descriptions; - is standard input.", completion: .file(extensions: ["json"]))
  var inputs: [String]

  @OptionGroup(title: "Environment") var environment: EnvironmentOptions
  @OptionGroup(title: "Environment") var pages: PageOptions
  @OptionGroup(title: "Resources") var style: StyleOptions
  @OptionGroup(title: "Resources") var resources: ResourceOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions
  @OptionGroup(title: "Messages") var messages: MessageOptions

  func validate() throws {
    try Inputs.check(inputs)
  }

  func run() throws {
    var batch = Batch(
      inputs, resources: resources, environment: environment, messages: messages)
    guard let renderer = batch.renderer(resources, limits) else { throw batch.exitCode }
    batch.use(style, renderer)
    batch.show(pages.choice, renderer)
    let words = batch.run(jobs: Processors.count) { entry in
      let drawing = try renderer.drawing(of: entry.figure)
      return (drawing.words, drawing.warnings)
    }
    do throws(CommandFailure) {
      let lines = words.map { entry, words in line(words, of: entry, in: batch) + "\n" }
      try OutputFile.standardOutput.write(Array(lines.joined().utf8))
    } catch {
      batch.note(error)
    }
    if batch.status != nil { throw batch.exitCode }
  }

  private func line(_ words: Words, of entry: Batch.Entry, in batch: Batch) -> String {
    let text = words.text.isEmpty ? words.title : words.text
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard batch.isCollection else { return line }
    return "\(OutputPlan.name(of: entry.figure, in: batch.inputs[entry.input])): \(line)"
  }
}
