import ArgumentParser
import FileKit
import FioriRender
import RenderServer
import RenderService
import SystemPackage

/// `fiori-render init`.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", _superCommandName: FioriRenderCommand.name,
    abstract: "Write a first description, its data, the schema and editor settings.",
    usage: "fiori-render init [<folder>] [<options>]",
    discussion: """
      Writes sales.json, sales.csv, fiori-render.schema.json and .vscode/settings.json. Existing files \
      are never overwritten.
      """)

  @Argument(help: "Folder; created if missing.", completion: .directory)
  var folder = "."

  @Flag(name: .customLong("preview"), help: "Preview the description in the browser.")
  var opensPreview = false

  @OptionGroup(title: "Messages") var messages: NoteOptions

  func validate() throws {
    if folder == "-" || folder.isEmpty { throw ValidationError("'\(folder)' is not a folder.") }
  }

  func run() throws {
    let console = Console(messages.level)
    try FirstProject(folder).write { file in
      console.note("\(file): new")
      console.announce("\(file)  new")
    }
    if opensPreview {
      let arguments = [description, "--open"]
      try PreviewOptions.parse(arguments).servePreview(
        arguments: [PreviewCommand._commandName] + arguments)
    }
    console.announce("Next: fiori-render preview \(ShellWord.quoted(description)) --open")
  }

  private var description: String {
    FilePath(folder).appending(FirstProject.descriptionName).lexicallyNormalized().string
  }
}
