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
    GalleryCommand.self, PreviewCommand.self, ServeCommand.self, SignCommand.self,
    PaletteCommand.self, StreamCommand.self,
    SchemaCommand.self, ExampleCommand.self, InitCommand.self,
  ]

  /// Runs the subcommand given by the first argument.
  ///
  /// Plain arguments need no parser (see ``PlainArguments``). Parsing from the root creates the options of all subcommands first, which takes a fifth of the
  /// time of a small picture. If a subcommand fails to parse its arguments, the root parses them
  /// again, because it knows the complete usage.
  static func main() {
    StandardStreams.openClosed()
    RenderProcess.isolate()
    let arguments = ProgramStart.arguments
    do {
      try OpenFiles.raiseLimit()
      if try runPlain(arguments) { return }
      guard let type = commands.first(where: { $0._commandName == arguments.first }),
        var command = try? type.parseAsRoot(Array(arguments.dropFirst())),
        // Help is a command of its own.
        Swift.type(of: command) == type
      else { return runRoot(arguments) }
      try command.run()
    } catch let failure as RunFailure {
      Console(MessageLevel()).show(failure)
      end(with: ExitStatus(failure.kind).code)
    } catch let error as UsageError {
      end(with: ValidationError(error.message))
    } catch {
      end(with: error)
    }
  }

  /// Runs a command that draws with plain arguments; returns `false` if they need ArgumentParser.
  private static func runPlain(_ arguments: [String]) throws -> Bool {
    let rest = arguments.dropFirst()
    return switch arguments.first {
    case "render": try RenderCommand.run(plain: rest)
    case "layout": try LayoutCommand.run(plain: rest)
    case "validate": try ValidateCommand.run(plain: rest)
    default: false
    }
  }

  /// Parses arguments that do not start with a subcommand.
  ///
  /// `--verbose` is not a flag of the root, since the parser would not pass it to the subcommands.
  private static func runRoot(_ arguments: [String]) {
    if VersionDetails.areWanted(by: arguments) {
      end(with: CleanExit.message(VersionDetails.text))
    }
    if let help = HelpText(arguments, among: commands) {
      end(with: CleanExit.message(help.text))
    }
    let words = arguments.first == "help" ? Array(arguments.dropFirst()) : arguments
    if let slip = CommandSlip.message(for: words, among: commands.map { $0._commandName }) {
      end(with: ValidationError(slip))
    }
    runProgram(arguments)
  }
}
