import ArgumentParser
import FileKit
import FioriRender
import Glibc
import RenderService

/// Draws SAP Fiori for iOS components without a Mac.
@main
struct FioriRenderCommand: ParsableCommand {
  static let name = "fiori-render"

  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Draw SAP Fiori for iOS components from JSON descriptions.",
    discussion: """
      Use --version --verbose to print the build and the library versions, and --explain CODE to \
      explain a diagnostic. The Python package adds the command mail, which writes emails with \
      pictures.
      """,
    version: Version.current,
    subcommands: commands)

  private static let commands: [any ParsableCommand.Type] = [
    RenderCommand.self, LayoutCommand.self, ValidateCommand.self, LintCommand.self,
    FuzzCommand.self, DescribeCommand.self,
    DiffCommand.self, VerifyCommand.self, RecordCommand.self, MarkdownCommand.self,
    GalleryCommand.self, PreviewCommand.self, ServeCommand.self, SignCommand.self,
    FontsCommand.self, PaletteCommand.self, StreamCommand.self,
    SchemaCommand.self, ExampleCommand.self, InitCommand.self, ImportCommand.self,
  ]

  static func main() {
    StandardStreams.openClosed()
    RenderProcess.isolate()
    if let argument = ProgramStart.foreignArgument {
      Console.say("error: '\(argument)' is not UTF-8; rename the file, or correct the argument")
      Glibc.exit(EX_USAGE)
    }
    Glibc.exit(run(ProgramStart.arguments))
  }

  /// Runs the subcommand that the first argument names.
  ///
  /// Plain arguments need no parser (see ``PlainArguments``). Parsing from the root creates the options
  /// of all subcommands first, which takes a fifth of the time of a small picture. If a subcommand fails
  /// to parse its arguments, the root parses them again, because it knows the complete usage.
  ///
  /// - Returns: The exit code.
  static func run(_ given: [String]) -> Int32 {
    let arguments = HelpText.spelledOut(given)
    let mend = { OptionSlip(arguments, among: commands).mended($0) }
    do {
      try OpenFiles.raiseLimit()
      if try runPlain(arguments) { return 0 }
      guard let type = commands.first(where: { $0._commandName == arguments.first }),
        var command = try? type.parseAsRoot(Array(arguments.dropFirst())),
        // Help is its own command.
        Swift.type(of: command) == type
      else {
        try runRoot(arguments)
        return 0
      }
      try command.run()
      return 0
    } catch let failure as RunFailure {
      Console(MessageLevel()).show(failure)
      return ExitStatus(failure.kind).rawValue
    } catch let error as UsageError {
      return report(ValidationError(error.message), of: arguments, mending: mend)
    } catch {
      return report(error, of: arguments, mending: mend)
    }
  }

  /// Runs a command that draws with plain arguments; returns `false` if they need ArgumentParser.
  private static func runPlain(_ arguments: [String]) throws -> Bool {
    let rest = arguments.dropFirst()
    return switch arguments.first {
    case "render": try RenderCommand.run(plain: rest)
    case "layout": try LayoutCommand.run(plain: rest)
    case "validate": try ValidateCommand.run(plain: rest)
    case "stream": try StreamCommand.run(plain: rest)
    default: false
    }
  }

  /// Parses and runs arguments that do not start with a subcommand.
  ///
  /// `--verbose` is not a flag of the root, since the parser would not pass it to the subcommands.
  private static func runRoot(_ arguments: [String]) throws {
    if VersionDetails.areWanted(by: arguments) {
      throw CleanExit.message(VersionDetails.text)
    }
    if arguments.first != LintCommand._commandName,
      let explanation = try Explanation.text(for: arguments)
    {
      throw CleanExit.message(explanation)
    }
    if let help = HelpText(arguments, among: commands) {
      throw CleanExit.message(help.text)
    }
    let given = arguments.first == "help" ? Array(arguments.dropFirst()) : arguments
    if let slip = CommandSlip.message(for: given, among: commands.map { $0._commandName }) {
      throw ValidationError(slip)
    }
    var command = try parseAsRoot(arguments)
    try command.run()
  }
}
