import Foundation
import Testing

@testable import TestSupport

/// The words that help, documents and comments avoid, because no one would say them.
struct PlainWordsTests {
  /// Each with its excuse: a phrase that is fine, which is removed before the search.
  private let avoided: [(pattern: String, fine: String?)] = [
    (#"\bis no\b"#, #"(?:there is|is no (?:longer|more)\b)"#),
    (#", of which\b"#, nil),
    (#"\bstands in\b"#, nil),
    (#"\bpassed over\b"#, nil),
    (#"\bcarried\b"#, nil),
    (#"\banew\b"#, nil),
    // The name of a parameter.
    (#"\bmend(?:s|ed|ing)?\b"#, #"- mend:"#),
    (#"\b(?:no|some)body\b"#, nil),
    (#"\bdata have\b"#, nil),
    (#"\b(?:that|those) of\b"#, nil),
    (#"\b(?:stands?|standing)\b"#, #"\bstand[- ]?alone\b"#),
    (#"\b(?:tells?|told)\b"#, #"cannot tell red from green"#),
    (#"\b(?:(?:has|have) (?:no )?room|no room|room for)\b"#, nil),
    (#"\b(?:(?:is|are|as) given|the given)\b"#, nil),
    (#"\brules? (?:that )?holds?\b"#, nil),
    // A comma before "too" in "too many" is fine.
    (#", too\b(?=[ .,;:]? ?$|[.,;:]| (?:and|but|or)\b)"#, nil),
    (#"\ba (?:line|row|key) each\b"#, nil),
  ]

  /// What messages avoid besides.
  private let avoidedInMessages: [(pattern: String, fine: String?)] = [
    (#"[;,] give\b"#, nil),
    (#"\bgive it\b"#, nil),
    (#"\bis not read\b"#, nil),
    (#"\bis missing; use one\b"#, nil),
    (#"; remove some\b"#, nil),
    (#"\b(?:takes|take) (?:its|their) place\b"#, nil),
    (#"\bneeds? a text\b"#, nil),
  ]

  /// Identifiers that say what no one would call a property.
  private let strangeName =
    #"\b(?:(?:tells|asks|says|told|Told)[A-Z]\w*|isOfSAP|Misprint|NotedWork|isTold|isSaid|given(?:Hidden|Width|Height|Hairline|Gradient|Texts)|areAsked)\b"#

  /// The folders of `Sources` with plain comments: all but those of the views, whose keys are in
  /// comments.
  private static let folders = [
    "Basics", "Comparing", "Documents", "Drawing", "Files", "FioriRender", "Layout", "Model",
    "Native", "Program", "SAPFiori", "UIKitCompatibility", "fiori-render",
  ]

  /// Generated from the schema and from the table of codes, which have their own words.
  private static let generated = [
    "Docs/codes.md", "Docs/reference/", "Python/src/fiori_render/views.py",
  ]

  @Test func `documents avoid words that no one would say`() throws {
    let folders = ["Docs", "Examples", "Benchmarks", "Packaging", "Python", "Sources", "Fuzz"]
    let paths =
      ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"]
      + folders.flatMap { Articles.files(in: $0, ending: ".md") }
    let checked = paths.filter { path in
      !Self.generated.contains(where: path.hasPrefix) && !path.contains("/.build/")
    }
    #expect(checked.count > 50)
    let found = try checked.flatMap { findings(in: Self.prose(try Articles.text(of: $0)), of: $0) }
    expect(found, is: [])
  }

  @Test func `the Python package avoids words that no one would say`() throws {
    let paths = Articles.files(in: "Python/src", ending: ".py").filter { path in
      !Self.generated.contains(where: path.hasPrefix)
    }
    #expect(paths.count > 30)
    expect(try paths.flatMap { findings(in: try Articles.text(of: $0), of: $0) }, is: [])
  }

  @Test(arguments: folders)
  func `comments avoid words that no one would say`(folder: String) throws {
    let files = try SourceFile.files(of: folder)
    #expect(!files.isEmpty)
    let found = files.flatMap { file in
      findings(in: Self.comments(file.text), of: "Sources/\(file.path)")
    }
    expect(found, is: [])
  }

  /// Those of the views as well, where comments also declare keys.
  @Test func `the documentation of the public API avoids words that no one would say`() throws {
    let files = try SourceFile.files(of: "")
    let documentation = files.map { (path: $0.path, text: Self.publicDocumentation($0.text)) }
    #expect(documentation.count { !$0.text.isEmpty } > 150)
    expect(documentation.flatMap { findings(in: $0.text, of: "Sources/\($0.path)") }, is: [])
  }

  @Test func `messages avoid words that no one would say`() throws {
    let files = try SourceFile.files(of: "").filter { !$0.path.contains("/Generated/") }
    #expect(files.count > 500)
    let found = files.flatMap { file in
      let texts = Self.literals(file.text)
      return findings(in: texts, of: file.path)
        + findings(in: texts, of: file.path, among: avoidedInMessages)
    }
    expect(found, is: [])
  }

  /// So that an editor can read them in one place. An error of another part may be passed on.
  @Test func `the texts of failures are in the catalogs of messages`() throws {
    let files = try SourceFile.files(of: "").filter { !$0.path.hasSuffix("Messages.swift") }
    let failure =
      /\.(?:wrongDescription|unreadableInput|unwritableOutput|fault)\(\s*(?:\.\w+,\s*)?"((?:[^"\\]|\\.)*)"/
    let found = files.flatMap { file in
      file.text.matches(of: failure).compactMap { match in
        let words = match.output.1.replacing(/\\\((?:[^()]|\([^()]*\))*\)/, with: "")
        return words.contains(where: \.isLetter) ? "\(file.path): \(match.output.1)" : nil
      }
    }
    expect(found, is: [])
  }

  @Test func `names are words that programmers use`() throws {
    let found = try SourceFile.files(of: "").flatMap { file in
      Self.ranges(of: strangeName, in: file.text).map { "\(file.path): \(file.text[$0])" }
    }
    expect(found, is: [])
  }

  @Test func `help avoids words that no one would say`() throws {
    let help = "Tests/Cases/commands/version-and-help.transcript"
    let text = try Articles.text(of: help)
    #expect(text.contains("EXAMPLES:"))
    expect(findings(in: text, of: help), is: [])
  }

  @Test(arguments: [
    ("there is no file, and there is no longer one", []),
    ("a 'x' is no date", ["a 'x' is no date"]),
    ("three files,\n  of which two are", ["three files, of which two are"]),
    (
      "a width like that of a card, too",
      [
        "a width like that of a card, too", "a width like that of a card, too",
      ]
    ),
    ("a standalone file, too many rows, or one man who cannot tell red from green", []),
    ("recommended, each of which is fine", []),
    ("it is told anew", ["it is told anew", "it is told anew"]),
  ])
  func `a word is found unless it is fine`(text: String, found: [String]) {
    expect(findings(in: text, of: "x").map { String($0.dropFirst(3)) }, is: found)
  }

  /// Returns each avoided word of a text with the words around it.
  private func findings(
    in text: String, of path: String,
    among patterns: [(pattern: String, fine: String?)]? = nil
  ) -> [String] {
    let line = text.replacingOccurrences(of: #"\s+"#, with: " ", options: .regularExpression)
    return (patterns ?? avoided).flatMap { pattern, fine in
      let text =
        fine.map {
          line.replacingOccurrences(
            of: $0, with: "", options: [.regularExpression, .caseInsensitive])
        } ?? line
      return Self.ranges(of: pattern, in: text, .caseInsensitive).map { range in
        let start = text.index(range.lowerBound, offsetBy: -40, limitedBy: text.startIndex)
        let end = text.index(range.upperBound, offsetBy: 40, limitedBy: text.endIndex)
        return "\(path): \(text[(start ?? text.startIndex)..<(end ?? text.endIndex)])"
      }
    }
  }

  /// Searches with Foundation, which takes a tenth of the time of Swift's regular expressions.
  private static func ranges(
    of pattern: String, in text: String, _ options: NSRegularExpression.Options = []
  ) -> [Range<String.Index>] {
    guard let expression = try? NSRegularExpression(pattern: pattern, options: options) else {
      Issue.record("\(pattern) is not a regular expression")
      return []
    }
    return expression.matches(in: text, range: NSRange(text.startIndex..., in: text))
      .compactMap { Range($0.range, in: text) }
  }

  /// Returns a document without its code, which may quote messages and other programs.
  private static func prose(_ text: String) -> String {
    text.replacing(/(?ms)^ *(`{3,})[^\n]*\n.*?^ *\1 *$/, with: "")
      .replacing(/(?m)^ {4}.*$/, with: "")
      .replacing(/`[^`\n]*`/, with: "")
  }

  /// Returns the texts in the code of a file.
  private static func literals(_ text: String) -> String {
    ranges(of: #"^ *//.*$|"(?:[^"\\\n]|\\.)*""#, in: text, .anchorsMatchLines)
      .map { text[$0] }
      .filter { $0.hasPrefix("\"") }
      .joined(separator: "\n")
  }

  /// Returns the documentation comments of the public declarations in a file.
  private static func publicDocumentation(_ text: String) -> String {
    var (comments, waiting): ([Substring], [Substring]) = ([], [])
    for line in text.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
      if line.hasPrefix("///") {
        waiting.append(line.dropFirst(3))
      } else if !line.hasPrefix("@"), !line.hasPrefix("//") {
        if line.hasPrefix("public ") || line.hasPrefix("case ") { comments += waiting }
        waiting = []
      }
    }
    return comments.joined(separator: "\n")
  }

  /// Returns the comments of a file.
  private static func comments(_ text: String) -> String {
    text.split(separator: "\n").compactMap { line in
      let line = line.drop { $0 == " " }
      return line.hasPrefix("//") ? line.drop { $0 == "/" } : nil
    }
    .joined(separator: "\n")
  }
}
