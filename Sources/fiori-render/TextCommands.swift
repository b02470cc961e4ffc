import ArgumentParser
import CommandKit
import FileKit
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

/// `fiori-render example`.
struct ExampleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "example", _superCommandName: FioriRenderCommand.name,
    abstract: "Print an example description.",
    discussion: "Without a type, lists all view types.")

  @Argument(
    help: "View type, such as kpiView.",
    completion: .custom { _, _, _ in ViewType.all.map(\.name) })
  var type: String?

  @OptionGroup var output: TextOutput

  func validate() throws {
    guard let type, example == nil else { return }
    let names = ViewType.all.map { "'\($0.name)'" }.joined(separator: ", ")
    throw ValidationError("unknown view type '\(type)'; give one of \(names).")
  }

  func run() throws {
    try output.write(example ?? Self.list)
  }

  private var example: String? { ViewType.all.first { $0.name == type }?.example }

  /// A line for each type, with its summary in a column.
  private static var list: String {
    let width = ViewType.all.map(\.name.count).max() ?? 0
    return ViewType.all.map { type in
      type.name + String(repeating: " ", count: width - type.name.count + 2) + type.summary
    }.joined(separator: "\n")
  }
}

/// The output option for a text.
struct TextOutput: ParsableArguments {
  @Option(
    name: [.short, .customLong("output")], help: "Output file, or - for standard output.",
    completion: .file())
  var output: String?

  @OptionGroup(title: "Messages") var messages: MessageOptions

  /// Writes the text and a line feed.
  func write(_ text: String) throws {
    let file = output.map { $0 == "-" ? .standardOutput : OutputFile.path($0) } ?? .standardOutput
    let bytes = Array("\(text)\n".utf8)
    try file.write(bytes)
    if output != nil { Console(messages.level).note("\(file.name): \(bytes.count) bytes") }
  }
}
