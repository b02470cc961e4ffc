/// A file of cases, each a session at a shell in a folder of its own: commands, and what they answered.
///
///     === A picture is named after its description
///     $ cat > kpi.json <<END
///     {"view": {"type": "kpiView", "items": [{"metric": "294"}]}}
///     END
///
///     $ fiori-render render kpi.json
///
///     $ ls
///     kpi.json
///     kpi.png
///
/// The steps before the first title come before those of every case.
struct Transcript: Equatable {
  /// A command with its answer.
  struct Step: Equatable {
    /// Lines above the command, each with a `#`.
    var notes: [String] = []
    let command: String
    /// The lines between `<<END` and `END`.
    var input: [String]?
    var answer: [String] = []
  }

  /// The steps under a title.
  struct Case: Equatable {
    let title: String?
    var notes: [String] = []
    var steps: [Step] = []
  }

  /// The first has no title.
  var cases = [Case(title: nil)]

  private static let title = "=== "
  private static let prompt = "$ "
  private static let end = "END"

  /// Reads a file.
  init(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...].map(String.init)[
      ...]
    if lines.last?.isEmpty == true { lines.removeLast() }
    var pending: [String] = []
    while let line = lines.popFirst() {
      if line.hasPrefix(Self.title) {
        finish(&pending)
        cases.append(Case(title: String(line.dropFirst(Self.title.count))))
      } else if line.hasPrefix(Self.prompt) {
        var step = Step(notes: finish(&pending), command: String(line.dropFirst(Self.prompt.count)))
        if step.command.hasSuffix("<<" + Self.end) {
          step.input = Array(lines.prefix { $0 != Self.end })
          lines = lines.dropFirst((step.input ?? []).count + 1)
        }
        cases[cases.count - 1].steps.append(step)
      } else {
        pending.append(line)
      }
    }
    finish(&pending)
  }

  /// Gives the lines since the last command to it.
  ///
  /// - Returns: Those that belong to the next one.
  @discardableResult
  private mutating func finish(_ pending: inout [String]) -> [String] {
    defer { pending = [] }
    let last = cases.count - 1
    let notes = Array(pending.reversed().prefix { $0.hasPrefix("# ") }.reversed())
    var answer = Array(pending.dropLast(notes.count))
    if answer.last?.isEmpty == true { answer.removeLast() }
    if cases[last].steps.isEmpty {
      cases[last].notes += answer
    } else {
      cases[last].steps[cases[last].steps.count - 1].answer = answer
    }
    return notes
  }

  /// The text of the file.
  var text: String {
    let parts = cases.map { part in
      let head = part.title.map { [Self.title + $0] } ?? []
      let steps = part.steps.map { step in
        step.notes + [Self.prompt + step.command] + (step.input.map { $0 + [Self.end] } ?? [])
          + step.answer
      }
      let notes = part.notes.isEmpty ? [] : [part.notes]
      // A title stands right above its first command.
      return (notes + steps).map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
        .withHead(head.first)
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }
}

extension String {
  fileprivate func withHead(_ head: String?) -> String {
    head.map { isEmpty ? $0 : $0 + "\n" + self } ?? self
  }
}
