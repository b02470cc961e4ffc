import ArgumentParser
import FileKit
import FioriRender
import RenderService

/// `fiori-render schema`.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", _superCommandName: FioriRenderCommand.name,
    abstract: "Print the JSON Schema for descriptions.",
    usage: "fiori-render schema [<options>]",
    discussion:
      "Editors complete and check the keys of descriptions whose \"$schema\" points to it.")

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
    usage: "fiori-render example [<type>] [<options>]",
    discussion: """
      Without a type, lists all view types. With -o, also writes the schema that the example \
      refers to, unless it exists.
      """)

  @Argument(
    help: "View type, such as kpiView.",
    completion: .custom { _, _, _ in ViewType.all.map(\.name) })
  var type: String?

  @OptionGroup var output: TextOutput

  func validate() throws {
    guard let type, example == nil else { return }
    let hint = Suggestion.hint(for: type, among: ViewType.all.map(\.name))
    throw ValidationError("unknown view type '\(type)'; \(hint)")
  }

  func run() throws {
    try output.write(example ?? Self.list)
    // The example names the schema, which editors then find.
    guard example != nil, let path = output.path else { return }
    if let schema = try SchemaFile.write(beside: path) { output.announce(of: schema) }
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

  @OptionGroup(title: "Messages") var messages: NoteOptions

  /// The path of the file; `nil` for standard output.
  var path: String? { output == "-" ? nil : output }

  /// Writes the text and a line feed.
  func write(_ text: String) throws {
    let file = path.map { OutputFile.path($0) } ?? .standardOutput
    let bytes = Array("\(text)\n".utf8)
    try file.write(bytes)
    guard file != .standardOutput else { return }
    let console = Console(messages.level)
    console.note("\(file.name): \(bytes.count) bytes")
    console.announce("\(file.name)  \(bytes.count.grouped) bytes")
  }

  /// Says that another file was written.
  func announce(of file: String) {
    let console = Console(messages.level)
    console.note("\(file): new")
    console.announce("\(file)  new")
  }
}
