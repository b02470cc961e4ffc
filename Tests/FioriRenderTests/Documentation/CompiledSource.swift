import Foundation

/// A file that is compiled with the project, for what documents show of it.
struct CompiledSource: Sendable {
  /// Without indentation.
  let lines: [String]

  /// The library's own files, the examples', and those with what documents show of its use.
  static let all = Result {
    try [
      "Sources", "Examples/Snapshots/Tests", "Tests/FioriRenderTests/Documentation",
      "Tests/PictureComparisonTests", "Tests/SAPFioriTests",
    ]
    .flatMap { Articles.files(in: $0, ending: ".swift") }
    .map { path in
      CompiledSource(
        lines: try Articles.text(of: path).split(separator: "\n", omittingEmptySubsequences: false)
          .map { String($0.drop { $0 == " " }) })
    }
  }
}
