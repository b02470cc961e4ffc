import Foundation
import Testing

@testable import TestSupport

/// The page of all limits: their numbers are those of the code, and its messages stand there.
struct LimitsPageTests {
  private static let sources = [
    "Limits": "Sources/Basics/Values/Limits.swift",
    "SVGLimits": "Sources/Drawing/Icons/SVGFinding.swift",
    "DataTable": "Sources/Basics/Data/DataTable.swift",
    "TextCatalog": "Sources/Documents/Texts/TextCatalog.swift",
  ]
  /// Limits of values, and of what is not read from a description.
  private static let unlisted: Set = [
    "layoutReportByteCount", "comparedByteCount", "shadowLength", "repetitionCount",
    "reach", "findingCount of SVGLimits",
  ]

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
  }

  /// The cells of the rows of the page's tables.
  private var rows: [[String]] {
    get throws {
      try text("Docs/limits.md").split(separator: "\n")
        .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| what ") && !$0.hasPrefix("| --- ") }
        .map { row in
          row.dropFirst().dropLast().components(separatedBy: "|").map {
            $0.trimmingCharacters(in: .whitespaces)
          }
        }
    }
  }

  /// The names of numbers in the code, with what they are of where that is not plain, and the numbers.
  private func constants() throws -> [String: String] {
    var found: [String: String] = [:]
    for (type, path) in Self.sources {
      for match in try text(path).matches(of: /static let (\w+) = ([0-9_]+)(\.0)?\n/) {
        let name = String(match.1)
        let isShared = ["byteLimit", "depth", "findingCount", "rowLimit"].contains(name)
        found[isShared ? "\(name) of \(type)" : name] = String(match.2.filter(\.isNumber))
      }
    }
    return found
  }

  @Test func `the page has all limits with their numbers`() throws {
    var constants = try constants()
    #expect(constants.count > 30)
    for row in try rows where !row[1].isEmpty {
      let name = row[1].replacing("`", with: "")
      let number = row[2].replacing(",", with: "").prefix { $0.isNumber }
      expect(constants.removeValue(forKey: name), is: String(number))
    }
    expect(Set(constants.keys).subtracting(Self.unlisted), is: [])
  }

  @Test func `the messages are in the code`() throws {
    let folder = Repository.root.appending(path: "Sources")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var code = ""
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      code += try String(contentsOf: file, encoding: .utf8)
    }
    for row in try rows {
      let message = row[3].replacing("`", with: "").replacing("SVG has ", with: "")
      for part in message.split(separator: /\b[NM]\b/) where part.count > 3 {
        #expect(code.contains(part), "\(message)")
      }
    }
  }
}
