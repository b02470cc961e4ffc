import ArgumentParser
import FileKit
import FioriRender

/// ArgumentParser's message about wrong options, with the correction: the option of another command,
/// a word of other tools, a value that was meant; and with the usage of the command at hand.
///
/// It works on the text of the message, so that it costs nothing unless there is one.
struct OptionSlip {
  private let arguments: [String]
  private let commands: [any ParsableCommand.Type]

  /// Creates the improvement of messages about arguments.
  init(_ arguments: [String], among commands: [any ParsableCommand.Type]) {
    (self.arguments, self.commands) = (arguments, commands)
  }

  /// The command that the arguments begin with.
  private var command: (any ParsableCommand.Type)? {
    commands.first { $0._commandName == arguments.first }
  }

  /// Returns a message with a better first line and the usage of its command.
  func mended(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let first = lines.first, lines.contains(where: { $0.hasPrefix("Usage: ") }) else {
      return text
    }
    let better = command == nil ? rootMessage(first) : unknownOption(first) ?? wrongValue(first)
    let help = better == nil ? lines.dropFirst().prefix { !$0.hasPrefix("Usage: ") } : []
    let usage = command.map(Self.usage) ?? lines.drop { !$0.hasPrefix("Usage: ") }.map(\.self)
    return ([better ?? first] + help + usage).joined(separator: "\n")
  }

  private static func usage(of command: any ParsableCommand.Type) -> [String] {
    [
      "Usage: \(FioriRenderCommand.usageString(for: command))",
      "  See 'fiori-render \(command._commandName) --help' for more information.",
    ]
  }
}

// MARK: - Unknown options

extension OptionSlip {
  /// An option that is before its command.
  private func rootMessage(_ line: String) -> String? {
    guard line.hasPrefix("error: unknown option"), let first = arguments.first else { return nil }
    let option = Self.name(of: first)
    // The command may follow its option.
    let place = arguments.firstIndex { word in commands.contains { $0._commandName == word } }
    let given = place.map { arguments[$0] }
    let owners = commands.filter { Self.options(of: $0)[option] != nil }
    guard let command = owners.first(where: { $0._commandName == given }) ?? owners.first else {
      return nil
    }
    var rest = arguments
    if let place, command._commandName == given { rest.remove(at: place) }
    let words = (["fiori-render", command._commandName] + rest).map(ShellWord.quoted)
    return "error: '\(option)' is an option of a command; run `\(words.joined(separator: " "))`"
  }

  /// An option that the command does not have, also if ArgumentParser misses something else first.
  private func unknownOption(_ line: String) -> String? {
    guard let command,
      line.hasPrefix("error: unknown option") || line.hasPrefix("error: missing expected argument")
    else { return nil }
    let options = Self.options(of: command)
    guard let option = firstUnknown(options) else { return nil }
    return "error: unknown option '\(option)'" + hint(for: option, options)
  }

  /// Returns the first option that the command does not have.
  private func firstUnknown(_ options: [String: Bool]) -> String? {
    var rest = arguments.dropFirst().prefix { $0 != "--" }
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-", Double(argument) == nil else { continue }
      let option = Self.name(of: argument)
      guard let takesValue = options[option] else {
        // Several letters after one dash are several flags.
        let letters = argument.dropFirst()
        let isCluster =
          !argument.hasPrefix("--") && letters.allSatisfy { options["-\($0)"] == false }
        if isCluster { continue }
        return option
      }
      if takesValue, option == argument { _ = rest.popFirst() }
    }
    return nil
  }

  private func hint(for option: String, _ options: [String: Bool]) -> String {
    if let words = Self.wordsOfOtherTools[option]?.first(where: { words in
      options[String(words.prefix { $0 != " " })] != nil
    }) {
      return "; use '\(words)'"
    }
    let name = command?._commandName ?? ""
    if option == "-o" || option == "--output", Self.printers.contains(name) {
      return "; \(name) writes to standard output; redirect it with '> FILE'"
    }
    let owners = owners(of: option)
    if !owners.isEmpty { return "; it is an option of \(Self.list(owners))" }
    if let near = Suggestion.nearest(to: option, among: options.keys.sorted()),
      option.hasPrefix("--")
    {
      return "; did you mean '\(near)'?"
    }
    let others = Set(commands.flatMap { Self.options(of: $0).keys }).filter { $0.hasPrefix("--") }
    guard option.hasPrefix("--"),
      let near = Suggestion.nearest(to: option, among: others.sorted())
    else { return "" }
    return "; '\(near)' is an option of \(Self.list(self.owners(of: near)))"
  }

  /// The commands that have an option.
  private func owners(of option: String) -> [String] {
    commands.filter { Self.options(of: $0)[option] != nil }.map { $0._commandName }
  }

  private static func list(_ commands: [String]) -> String {
    guard commands.count > 3 else { return Suggestion.list(commands) }
    return "'\(commands[0])' and \(commands.count - 1) other commands"
  }

  /// Commands whose results are printed.
  private static let printers: Set = ["layout", "describe", "fonts", "sign", "lint", "validate"]

  /// Other tools' names of options; the first that the command has is meant.
  private static let wordsOfOtherTools: [String: [String]] = [
    "--dark": ["--appearance dark"], "--dark-mode": ["--appearance dark"],
    "--light": ["--appearance light"], "--theme": ["--appearance"], "--mode": ["--appearance"],
    "--rtl": ["--layout-direction rightToLeft"], "--ltr": ["--layout-direction leftToRight"],
    "--direction": ["--layout-direction"], "--lang": ["--locale"], "--language": ["--locale"],
    "--timezone": ["--time-zone"], "--tz": ["--time-zone"],
    "--csv": ["--data"], "--table": ["--data"], "--rows-from": ["--data"],
    "--size": ["--width W --height H"], "-w": ["--watch", "--width"],
    "--dpi": ["--scale"], "--zoom": ["--scale"], "--resolution": ["--scale"], "-s": ["--scale"],
    "--font": ["--font-family", "--font-path"], "--fonts": ["--font-path"],
    "--font-size": ["--content-size-category"], "--text-size": ["--content-size-category"],
    "--css": ["--stylesheet"], "--style": ["--stylesheet"], "--nss": ["--stylesheet"],
    "--out": ["-o"], "--outdir": ["-o"], "--out-dir": ["-o"], "--output-dir": ["-o"],
    "-f": ["--format"], "--type": ["--format"], "-t": ["--format"], "-j": ["--jobs"],
    "--threads": ["--jobs"], "--live": ["--watch"], "--reload": ["--watch"],
    "--svg": ["--format svg"], "--png": ["--format png"], "--pdf": ["--format pdf"],
    "--webp": ["--format webp"], "--silent": ["--quiet"], "--debug": ["--verbose"],
    "--rule": ["--explain"], "--tolerance": ["--threshold"], "--browser": ["--open"],
    "--images": ["--resources"], "--include": ["--resources"], "--ignore": ["--exclude"],
  ]

  /// Returns an argument without the value after `=`.
  private static func name(of argument: String) -> String {
    String(argument.prefix { $0 != "=" })
  }

  /// The options of a command as its help names them, and whether they take a value.
  private static func options(of command: any ParsableCommand.Type) -> [String: Bool] {
    let help = FioriRenderCommand.helpMessage(for: command, includeHidden: true)
    var options: [String: Bool] = [:]
    for line in help.split(separator: "\n") where line.hasPrefix("  -") {
      // The explanation follows two spaces or more after the names.
      let title = line.dropFirst(2).firstRange(of: "  ").map { line[..<$0.lowerBound] } ?? line
      let takesValue = title.contains("<")
      for word in title.split(whereSeparator: { " ,/".contains($0) }) where word.hasPrefix("-") {
        options[String(word)] = takesValue
      }
    }
    return options
  }
}

// MARK: - Wrong values

extension OptionSlip {
  /// A value that an option cannot have, in the words of this program.
  private func wrongValue(_ line: String) -> String? {
    let pattern = #/^error: the value '(.*)' is invalid for '(-[^ ]+) <.*>'(?:; (.*)|\. (.*))?$/#
    guard let match = line.firstMatch(of: pattern) else { return nil }
    let (value, option) = (String(match.1), match.2)
    let words = (match.3 ?? match.4 ?? "").matches(of: #/'([^']+)'/#).map { String($0.1) }
    guard !words.isEmpty else { return "error: \(option) is '\(value)'; use a number" }
    return "error: \(option) is '\(value)'; \(OptionValue.advice(for: value, among: words))"
  }
}

/// The values of an option that takes words.
enum OptionValue {
  /// Returns the replacement of a wrong value.
  static func advice(for value: String, among words: [String]) -> String {
    let ends = words.filter { !value.isEmpty && $0.hasSuffix(value) }
    let meant = ends.count == 1 ? ends.first : Suggestion.nearest(to: value, among: words)
    if let meant { return "did you mean '\(meant)'?" }
    return "use one of " + words.map { "'\($0)'" }.joined(separator: ", ")
  }
}
