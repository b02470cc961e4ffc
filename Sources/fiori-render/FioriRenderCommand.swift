import ArgumentParser

/// Draws SAP Fiori for iOS components without a Mac.
@main
struct FioriRenderCommand: AsyncParsableCommand {
  static let name = "fiori-render"

  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Draws SAP Fiori for iOS components from a JSON description.",
    version: Version.current,
    subcommands: commands)

  private static let commands: [any AsyncParsableCommand.Type] = [
    RenderCommand.self, LayoutCommand.self, ValidateCommand.self,
  ]

  /// Runs the command that the first argument names.
  ///
  /// Asked through the root, the parser would make the options of every command before it reads
  /// any, a fifth of the time of a small picture.
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    if let command = commands.first(where: { $0._commandName == arguments.first }) {
      await command.main(Array(arguments.dropFirst()))
    } else {
      await main(Array(arguments))
    }
  }
}
