import Foundation
import Testing

/// A block of Swift in a document.
struct ArticleCode: CustomTestStringConvertible, Sendable {
  /// The document, and the line that the block begins at.
  let testDescription: String
  /// Without what is imported, and without indentation.
  let lines: [String]

  /// All of them, but for lines of a manifest, which SwiftPM alone reads.
  static let all = Result { try Articles.paths.flatMap(blocks).filter { !$0.isOfManifest } }

  private var isOfManifest: Bool {
    lines.first?.starts(with: /\.package\(|\/\/ swift-tools-version:/) ?? false
  }

  private static func blocks(of path: String) throws -> [ArticleCode] {
    let text = try Articles.text(of: path)
    return text.matches(of: /(?m)^```swift\n([\s\S]*?)^```$/).map { match in
      let line = text[..<match.range.lowerBound].count { $0 == "\n" } + 1
      return ArticleCode(testDescription: "\(path):\(line)", lines: plainLines(of: match.1))
    }
  }

  private static func plainLines(of text: Substring) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0.drop { $0 == " " })
    }
    let code = lines.drop { $0.isEmpty || $0.hasPrefix("import ") }
    return Array(code.reversed().drop(while: \.isEmpty).reversed())
  }

  /// Whether a file has these lines, one after the other and however far they are set in.
  func occurs(in source: CompiledSource) -> Bool {
    guard let first = lines.first else { return false }
    return source.lines.indices.contains { start in
      source.lines[start] == first && source.lines[start...].starts(with: lines)
    }
  }
}
