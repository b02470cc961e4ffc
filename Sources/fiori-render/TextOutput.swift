import ArgumentParser
import CommandKit
import FileKit

/// Where a text is printed to.
struct TextOutput: ParsableArguments {
  @Option(
    name: [.short, .customLong("output")], help: "Output file, or - for standard output.",
    completion: .file())
  var output: String?

  @OptionGroup(title: "Messages") var messages: MessageOptions

  /// Writes the text and an end of line.
  func write(_ text: String) throws {
    let file = output.map { $0 == "-" ? .standardOutput : OutputFile.path($0) } ?? .standardOutput
    let bytes = Array("\(text)\n".utf8)
    try file.write(bytes)
    if output != nil { Console(messages.level).note("\(file.name): \(bytes.count) bytes") }
  }
}
