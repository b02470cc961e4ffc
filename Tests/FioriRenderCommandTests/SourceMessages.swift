import Foundation

@testable import TestSupport

/// The messages in the sources of what reads, checks and draws descriptions.
enum SourceMessages {
  /// The targets whose messages are about descriptions, style sheets and tables. Those about icons
  /// become part of other messages.
  private static let folders = [
    "Basics/Data", "Basics/JSON", "Basics/Schema", "Basics/StyleSheets", "Basics/SwiftSource",
    "Documents", "Families", "FioriRender", "Layout/Engine", "Model", "Program/Import",
  ]

  /// What is only a part of a message, which another place completes.
  private static let parts: Set = [
    "date'2026-11-21', '2026-11' or '2026-11-21T09:30'", "time'2026-11-21 09:30:00'",
  ]

  /// Returns the messages, with `…` for each interpolation.
  static func all() throws -> Set<String> {
    var found: Set<String> = []
    for folder in folders {
      let root = Repository.root.appending(path: "Sources/\(folder)")
      let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        found.formUnion(messages(in: Array(try String(contentsOf: file, encoding: .utf8))))
      }
    }
    return found.subtracting(parts)
  }

  /// Names of functions and types that take a message.
  private static let takers = [
    "error", "warning", "note", "warn", "report", "fault", "finding", "Problem", "Finding",
    "Fault", "Diagnostic",
  ]

  private static func messages(in text: [Character]) -> [String] {
    var (messages, index) = ([String](), 0)
    while let start = text[index...].firstIndex(of: "(") {
      index = start + 1
      let end = text[..<start].lastIndex(of: "\n").map { $0 + 1 } ?? 0
      let line = String(text[end..<start])
      guard takers.contains(where: line.hasSuffix), !line.contains(#///|\bfunc /#) else {
        continue
      }
      var scanner = SourceScanner(text: text, index: start)
      let message = scanner.literals()
      // Two words; anything less is put together from other messages.
      if message.contains(/[a-z]{2,} [a-z]+/) { messages.append(message) }
    }
    return messages
  }
}

/// Reads the string literals of a call.
private struct SourceScanner {
  let text: [Character]
  var index: Int

  /// Returns the literals up to the closing parenthesis, as one text.
  mutating func literals() -> String {
    var (found, depth) = ("", 0)
    while index < text.count {
      switch text[index] {
      case "(": depth += 1
      case ")":
        depth -= 1
        if depth == 0 { return found }
      case "\"": found += literal()
      default: break
      }
      index += 1
    }
    return found
  }

  /// Returns the literal at the index, and stops at its closing quote.
  private mutating func literal() -> String {
    var found = ""
    index += 1
    while text[index] != "\"" {
      if text[index] == "\\" {
        index += 1
        if text[index] == "(" {
          _ = literals()
          found += "…"
        } else {
          found.append(text[index])
        }
      } else {
        found.append(text[index])
      }
      index += 1
    }
    return found
  }
}
