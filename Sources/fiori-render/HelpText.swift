import ArgumentParser

/// The help of the program or of a command: its examples and its own options first, and with
/// `--help-all` also the options that it shares with other commands.
///
/// ArgumentParser writes groups of options before the others, so that `-o` would follow eighty lines
/// of environment. Its text is taken apart at the headings and put together in another order.
struct HelpText {
  /// The text, with a line feed after each line but the last.
  let text: String

  /// The groups that several commands share.
  private static let sharedHeadings = ["ENVIRONMENT:", "RESOURCES:", "LIMITS:", "MESSAGES:"]
  private static let ownHeadings = ["ARGUMENTS:", "OPTIONS:"]

  /// A heading with the lines below it.
  private struct Section {
    let heading: String
    let lines: [Substring]

    var text: String { ([Substring(heading)] + lines).joined(separator: "\n") }
  }

  /// Creates the help that arguments ask for; `nil` if they ask for none.
  init?(_ arguments: [String], among commands: [any ParsableCommand.Type]) {
    let options = arguments.prefix { $0 != "--" }
    let isComplete = options.contains("--help-all")
    let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    guard
      arguments.isEmpty || arguments.first == "help" || isComplete || options.contains("--help")
        || options.contains("-h")
    else { return nil }
    guard let name = words.first, !name.hasPrefix("-") else {
      self.init(of: FioriRenderCommand.self, named: "", isComplete: true)
      return
    }
    guard let command = commands.first(where: { $0._commandName == name }) else { return nil }
    self.init(of: command, named: name, isComplete: isComplete)
  }

  private init(of command: any ParsableCommand.Type, named name: String, isComplete: Bool) {
    let message = FioriRenderCommand.helpMessage(for: command)
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    let starts = lines.indices.filter { Self.isHeading(lines[$0]) }
    let sections = zip(starts, starts.dropFirst() + [lines.endIndex]).map { start, end in
      Section(heading: String(lines[start]), lines: Self.trimmed(lines[(start + 1)..<end]))
    }
    let head = Self.trimmed(lines[..<(starts.first ?? lines.endIndex)])
    let own = Self.ownHeadings.flatMap { heading in sections.filter { $0.heading == heading } }
    let shared = sections.filter { Self.sharedHeadings.contains($0.heading) }
    let others = sections.filter { section in
      !Self.ownHeadings.contains(section.heading)
        && !Self.sharedHeadings.contains(section.heading)
    }
    let shown = own + others + (isComplete ? shared : [])
    let parts =
      [head.joined(separator: "\n"), Self.examples(of: name)].compactMap(\.self)
      + shown.map(\.text) + (isComplete ? [] : Self.reference(to: shared.map(\.heading), of: name))
    text = parts.joined(separator: "\n\n")
  }

  private static func isHeading(_ line: Substring) -> Bool {
    line.last == ":" && line.first?.isUppercase == true
      && line.dropLast().allSatisfy { $0.isUppercase || $0 == " " }
  }

  /// Returns lines without blank ones at the end.
  private static func trimmed(_ lines: ArraySlice<Substring>) -> [Substring] {
    Array(lines.reversed().drop { $0.allSatisfy(\.isWhitespace) }.reversed())
  }

  private static func examples(of name: String) -> String? {
    guard let examples = CommandExample.all[name] else { return nil }
    let width = examples.map(\.line.count).max() ?? 0
    let lines = examples.map { example in
      let gap = String(repeating: " ", count: width - example.line.count)
      return "  \(example.line)\(gap)  # \(example.note)"
    }
    return (["EXAMPLES:"] + lines).joined(separator: "\n")
  }

  /// Returns the line about the options that are left out, if there are any.
  private static func reference(to headings: [String], of name: String) -> [String] {
    let words = headings.map { $0.dropLast().lowercased() }
    guard let last = words.last else { return [] }
    let list = ([words.dropLast().joined(separator: ", ")].filter { !$0.isEmpty } + [last])
      .joined(separator: " and ")
    return ["  See 'fiori-render \(name) --help-all' for the options for \(list)."]
  }
}
