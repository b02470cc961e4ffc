import ArgumentParser
import FioriRender

/// `fiori-render schema`.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", _superCommandName: FioriRenderCommand.name,
    abstract: "Prints the JSON Schema of descriptions.",
    discussion:
      "An editor that a description's \"$schema\" leads to it completes and underlines keys.")

  @OptionGroup var output: TextOutput

  func run() throws {
    try output.write(Document.schema)
  }
}
