import ArgumentParser

/// Draws SAP Fiori for iOS components without a Mac.
@main
struct FioriRenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fiori-render",
    abstract: "Draws SAP Fiori for iOS components from a JSON description.",
    version: Version.current,
    subcommands: [RenderCommand.self, LayoutCommand.self, ValidateCommand.self])
}
