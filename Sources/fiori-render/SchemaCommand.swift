import ArgumentParser
import FioriRender

/// `fiori-render schema`.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", _superCommandName: FioriRenderCommand.name,
    abstract: "Print the JSON Schema for descriptions.",
    discussion:
      "Editors complete and check keys if a description's \"$schema\" points to it.")

  @OptionGroup var output: TextOutput

  func run() throws {
    try output.write(Document.schema)
  }
}
