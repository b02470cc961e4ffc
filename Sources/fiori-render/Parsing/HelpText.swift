import ArgumentParser
import FileKit
import FioriFiles
import FioriRender
import Glibc

/// The help of the program or of a command: examples first, then its options in groups, the common
/// ones, and with `--help-all` all of them.
///
/// ArgumentParser writes groups of options before the others, so that `-o` would follow eighty
/// lines of environment. Its text is taken apart at the headings and put together in another order.
/// Groups of options would do that as well, but each takes part of every start
/// (``DrawingCommand``).
struct HelpText {
  /// The text, with a line feed after each line but the last.
  let text: String

  /// Creates the help that arguments ask for; `nil` if they ask for none.
  init?(_ arguments: [String], among commands: [any ParsableCommand.Type]) {
    let options = arguments.prefix { $0 != "--" }
    let isWanted =
      arguments.isEmpty || arguments.first == "help"
      || options.contains { ["--help", "-h", "--help-all"].contains($0) }
    guard isWanted else { return nil }
    let isComplete = options.contains { ["--help-all", "--all"].contains($0) }
    let given = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    guard let name = given.first, !name.hasPrefix("-"), name != "help" else {
      self.init(of: FioriRenderCommand.self, named: "", isComplete: true)
      return
    }
    guard let command = commands.first(where: { $0._commandName == name }) else { return nil }
    self.init(of: command, named: name, isComplete: isComplete)
  }

  /// Returns arguments with `COMMAND help` as `COMMAND --help`, unless a file has that name.
  static func spelledOut(_ arguments: [String]) -> [String] {
    guard arguments.count > 1, arguments[1] == "help", arguments[0] != "help",
      arguments[2...].allSatisfy({ $0.hasPrefix("-") }), !Folder.hasEntry("help")
    else { return arguments }
    return [arguments[0], "--help"] + arguments[2...]
  }

  private init(of command: any ParsableCommand.Type, named name: String, isComplete: Bool) {
    let width = Self.width
    let message = FioriRenderCommand.helpMessage(for: command, columns: width)
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    let starts = lines.indices.filter { Self.isHeading(lines[$0]) }
    let head = Self.trimmed(lines[..<(starts.first ?? lines.endIndex)])
    let sections = zip(starts, starts.dropFirst() + [lines.endIndex]).map { start, end in
      Section(String(lines[start].dropLast()), lines[(start + 1)..<end])
    }
    let groups = Self.groups(of: sections)
    let shown = isComplete ? groups : groups.compactMap(\.common)
    let parts = [head.joined(separator: "\n"), Self.examples(of: name, width)].compactMap(\.self)
    let count = { (groups: [Section]) in groups.reduce(0) { $0 + $1.entries.count } }
    let hiddenCount = count(groups) - count(shown)
    let reference =
      hiddenCount > 0
      ? Self.notes(
        ["  See 'fiori-render \(name) --help-all'", "for \(hiddenCount.counted("more option"))."],
        width) : []
    text = (parts + shown.map(\.text) + reference).joined(separator: "\n\n")
  }

  /// The width of the terminal; 80 where there is none, as everywhere.
  private static var width: Int {
    if let columns = RunHost.current.variable("COLUMNS").flatMap(Int.init), columns > 0 {
      return columns
    }
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }

  /// Returns parts of a sentence in a line, or one below the other where that is too narrow.
  private static func notes(_ parts: [String], _ width: Int) -> [String] {
    let line = parts.joined(separator: " ")
    return line.count > width ? [parts.joined(separator: "\n  ")] : [line]
  }

  private static func isHeading(_ line: Substring) -> Bool {
    line.last == ":" && line.first?.isUppercase == true
      && line.dropLast().allSatisfy { $0.isUppercase || $0 == " " }
  }

  /// Returns lines without blank ones at the end.
  fileprivate static func trimmed(_ lines: ArraySlice<Substring>) -> [Substring] {
    Array(lines.reversed().drop { $0.allSatisfy(\.isWhitespace) }.reversed())
  }

  private static func examples(of name: String, _ width: Int) -> String? {
    guard let examples = CommandExample.all[name] else { return nil }
    let longest = examples.map(\.line.count).max() ?? 0
    let lines = examples.map { example in
      let gap = String(repeating: " ", count: longest - example.line.count)
      return "  \(example.line)\(gap)  # \(example.note)"
    }
    let isWide = lines.contains { $0.count > width }
    let shown = isWide ? examples.map { "  \($0.line)\n      # \($0.note)" } : lines
    return (["EXAMPLES:"] + shown).joined(separator: "\n")
  }
}

// MARK: - Groups

extension HelpText {
  /// The groups of options that several commands share, in their order. Options outside all groups
  /// are a command's own.
  private static let sharedGroups: [(heading: String, options: [Substring])] = [
    (
      "OUTPUT",
      [
        "--output", "--format", "--watch", "--sheet", "--rows", "--columns", "--paper", "--names",
        "--animate", "--svg-text", "--optimize", "--id-prefix",
      ]
    ),
    (
      "APPEARANCE",
      Environment.optionTraits.map { Substring($0.flag) }.filter { !fontOptions.contains($0) }
        + ["--page", "--stylesheet"]
    ),
    ("DATA", ["--data", "--max-rows", "--exclude", "--resources"]),
    ("FONTS", fontOptions),
    ("MESSAGES", ["--diagnostics", "--timings", "--strict", "--quiet", "--verbose"]),
  ]

  private static let fontOptions: [Substring] = [
    "--font-path", "--font-family", "--system-fonts", "--missing-glyphs",
  ]

  /// Options that few people look for.
  private static let rareOptions = Set<Substring>([
    "--rows", "--columns", "--optimize", "--id-prefix", "--deps", "--max-rows", "--exclude",
    "--resources", "--missing-glyphs", "--timings",
  ]).union(
    Environment.optionTraits.filter { $0.option?.isRare == true }.map { Substring($0.flag) })

  /// The group of options that few people look for.
  private static let rareHeading = "LIMITS"

  /// Options that all commands have.
  private static let standardOptions: Set<Substring> = ["--version", "--help"]

  /// Sorts the options of ArgumentParser's sections into groups: the command's own follow its output,
  /// and those that all commands have are the last.
  private static func groups(of sections: [Section]) -> [Section] {
    let entries = sections.flatMap(\.entries)
    let shared = sharedGroups.map { heading, options in
      Section(heading, options.flatMap { name in entries.filter { $0.name == name } })
    }
    let taken = standardOptions.union(sharedGroups.flatMap(\.options))
    let own = sections.map { $0.filtered { !taken.contains($0.name) } }
    let arguments = own.filter { $0.heading == "ARGUMENTS" }
    let limits = own.filter { $0.heading == rareHeading }
    let others = own.filter { !["ARGUMENTS", rareHeading].contains($0.heading) }
    let last = Section("OTHER", entries.filter { standardOptions.contains($0.name) })
    let ordered = arguments + shared.prefix(1) + others + shared.dropFirst() + limits + [last]
    return ordered.filter { !$0.entries.isEmpty }
  }

  /// A heading with the entries below it.
  private struct Section {
    let heading: String
    let entries: [Entry]

    init(_ heading: String, _ entries: [Entry]) {
      (self.heading, self.entries) = (heading, entries)
    }

    /// Takes lines apart: lines of an entry are indented further than its first.
    init(_ heading: String, _ lines: ArraySlice<Substring>) {
      let lines = HelpText.trimmed(lines)
      let starts = lines.indices.filter { !lines[$0].isEmpty && !lines[$0].hasPrefix("   ") }
      let entries = zip(starts, starts.dropFirst() + [lines.endIndex]).map { start, end in
        Entry(lines: lines[start..<end])
      }
      self.init(heading, entries)
    }

    var text: String { ([heading + ":"] + entries.flatMap(\.lines)).joined(separator: "\n") }

    /// The section with the options that are not rare, or `nil` if all are.
    var common: Section? {
      let section = filtered { !HelpText.rareOptions.contains($0.name) }
      return section.entries.isEmpty || heading == HelpText.rareHeading ? nil : section
    }

    func filtered(_ isKept: (Entry) -> Bool) -> Section { Section(heading, entries.filter(isKept)) }
  }

  /// An option or an argument with its explanation.
  private struct Entry {
    let lines: ArraySlice<Substring>

    /// The long name of an option, such as `--output`; the first word of anything else.
    var name: Substring {
      let titles = (lines.first ?? "").split { " ,/".contains($0) }
      return titles.first { $0.hasPrefix("--") } ?? titles.first ?? ""
    }
  }
}
