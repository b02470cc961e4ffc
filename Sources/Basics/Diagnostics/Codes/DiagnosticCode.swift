/// A short name for the diagnostics of one kind, such as `unknown-key`, with what to know about them.
///
/// A code is read off a message: `phrases` are what its messages have outside quotes, and the first
/// code with such a phrase counts. So code and message stand in one table (``all``), and a test
/// holds all recorded messages to it.
package struct DiagnosticCode: Hashable, Sendable {
  package let name: String
  /// What is wrong, in a sentence.
  package let summary: String
  /// Why it is reported, and what is drawn.
  package let reason: String
  /// What to do about it.
  package let remedy: String
  let phrases: [String]

  init(
    _ name: String, _ summary: String, why reason: String, remedy: String, _ phrases: [String]
  ) {
    (self.name, self.summary, self.reason) = (name, summary, reason)
    (self.remedy, self.phrases) = (remedy, phrases)
  }

  /// The text of `--explain`.
  package var explanation: String {
    "\(name): \(summary)\nWhy: \(reason)\nRemedy: \(remedy)"
  }

  /// Returns the code with a name.
  package static func named(_ name: String) -> DiagnosticCode? { all.first { $0.name == name } }

  /// Returns the code of a message.
  package static func of(_ message: String) -> DiagnosticCode {
    // A quoted text with its own quote hides what follows it.
    let texts = [withoutQuotations(message), message]
    return texts.lazy.compactMap { text in
      phrased.first { $0.phrases.contains { text.contains($0) } }
    }.first ?? other
  }

  private static let phrased = [run] + table + [fault]

  /// All codes, in the order of the page.
  package static let all = table + [other, run, fault, difference]

  /// The code of a message that has no other.
  package static let other = DiagnosticCode(
    "other", "A message that has no code of its own.",
    why: "Its text says all that there is to know.", remedy: "Do what the message says.", [])

  /// The code of a file that cannot be read or written.
  package static let run = DiagnosticCode(
    "run", "A file cannot be read or written, or the run was ended.",
    why: "A path is wrong, a permission is missing, a device is full, or somebody pressed Ctrl-C.",
    remedy: "Do what the message says. The exit status is 66, 73 or 74.",
    ["the stream was ended"])

  /// The code of a failure of the program itself.
  package static let fault = DiagnosticCode(
    "fault", "The program, or a library that it uses, failed.",
    why: "It is not the fault of your input: memory is full, a font file was removed, or we erred.",
    remedy: "Try again; if it stays, open an issue with the description and the output of "
      + "fiori-render --version --verbose. The exit status is 70.",
    ["could not ", "internal error"])

  /// The code of a file that differs from what its description draws.
  package static let difference = DiagnosticCode(
    "difference", "A file differs from what its description draws.",
    why: "verify and markdown --check compare files with what is drawn now.",
    remedy: "Look at both pictures; if the new one is right, record it, or run markdown again.", [])

  /// Returns a message without what is in quotes, which is the description's own.
  private static func withoutQuotations(_ message: String) -> String {
    var (text, quote, last) = ("", Character?.none, Character(" "))
    for character in message {
      switch quote {
      case character?: quote = nil
      case nil where character == "\"" || (character == "'" && !last.isLetter): quote = character
      case nil: text.append(character)
      default: break
      }
      last = character
    }
    return text
  }
}

extension DiagnosticCode {
  /// The page with all codes.
  package static var page: String {
    all.reduce(head) { page, code in
      page + """

        ## \(code.name)

        \(code.summary)

        - Why: \(code.reason)
        - Remedy: \(code.remedy)

        """
    }
  }

  private static let head = """
    # Codes of diagnostics

    Each diagnostic has a short code: `code` in `--diagnostics json`, in `render --json`, in answers of
    `stream`, of the server and of the preview, in Python and on Spark, and in Swift; `ruleId` in SARIF, and `title` in the workflow commands of
    GitHub. With `--verbose`, it follows the message in brackets. `fiori-render --explain CODE` prints the
    text below, and for a design rule the text in [lint](lint.md). This page is generated from the table of codes.

    """
}
