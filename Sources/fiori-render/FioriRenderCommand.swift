import ArgumentParser
import CommandKit
import FileKit
import FioriRender
import RenderService

/// Draws SAP Fiori for iOS components without a Mac.
@main
struct FioriRenderCommand: ParsableCommand {
  static let name = "fiori-render"

  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Draw SAP Fiori for iOS components from JSON descriptions.",
    discussion: "Use --version --verbose to print the build and the library versions.",
    version: Version.current,
    subcommands: commands)

  private static let commands: [any ParsableCommand.Type] = [
    RenderCommand.self, LayoutCommand.self, ValidateCommand.self, DescribeCommand.self,
    DiffCommand.self, VerifyCommand.self, RecordCommand.self, MarkdownCommand.self,
    GalleryCommand.self, PreviewCommand.self, PaletteCommand.self, StreamCommand.self,
    SchemaCommand.self,
    ExampleCommand.self,
  ]

  /// Runs the command that the first argument names.
  ///
  /// Asked through the root, the parser makes the options of every command before it reads any, a
  /// fifth of the time of a small picture. What it does not understand is left to the root, which
  /// knows the whole usage.
  static func main() {
    RenderProcess.isolate()
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let type = commands.first(where: { $0._commandName == arguments.first }),
      var command = try? type.parseAsRoot(Array(arguments.dropFirst()))
    else { return runRoot(arguments) }
    do {
      try command.run()
    } catch let failure as RunFailure {
      Console(MessageLevel()).show(failure)
      exit(withError: ExitStatus(failure.kind).code)
    } catch let error as UsageError {
      exit(withError: ValidationError(error.message))
    } catch {
      exit(withError: error)
    }
  }

  /// Runs what no command's name begins.
  ///
  /// `--verbose` is no flag of the root: the parser would take it away from the commands.
  private static func runRoot(_ arguments: [String]) {
    if VersionDetails.areWanted(by: arguments) {
      exit(withError: CleanExit.message(VersionDetails.text))
    }
    main(arguments)
  }
}
