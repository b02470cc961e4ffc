import ArgumentParser
import CommandKit
import FileKit
import FioriRender
import SystemPackage

/// `fiori-render init`.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", _superCommandName: FioriRenderCommand.name,
    abstract: "Write a first description, its data, the schema and editor settings.",
    discussion: """
      Writes sales.json, sales.csv, fiori-render.schema.json and .vscode/settings.json. Existing files \
      are never overwritten.
      """)

  @Argument(help: "Folder; created if missing.", completion: .directory)
  var folder = "."

  @Flag(name: .customLong("preview"), help: "Open the description in the browser.")
  var opensPreview = false

  @OptionGroup(title: "Messages") var messages: MessageOptions

  func validate() throws {
    if folder == "-" || folder.isEmpty { throw ValidationError("'\(folder)' is no folder.") }
  }

  func run() throws {
    let console = Console(messages.level)
    try FirstProject(folder).write { file in
      console.note("\(file): new")
      console.tell("\(file)  new")
    }
    if opensPreview {
      try PreviewCommand.serve([description, "--open"])
    }
    console.tell("Next: fiori-render preview \(ShellWord.quoted(description)) --open")
  }

  private var description: String {
    FilePath(folder).appending(FirstProject.descriptionName).lexicallyNormalized().string
  }
}
