import FileKit

/// What a picture was made from, as it is kept beside it until the next run.
struct PictureDependencies: Codable, Sendable {
  /// A file that it was made from.
  struct Source: Codable, Sendable {
    let path: String
    let sha256: String
  }

  /// Of the program, its options and the figure's environment.
  let settings: String
  let sources: [Source]
  /// Of the picture itself.
  let sha256: String
  let byteCount: Int
  let facts: PictureFacts

  /// Writes the members.
  func write(to line: inout JSONLine) {
    line.member("settings", settings)
    line.member("sources", sources) { line, source in
      line.member("path", source.path)
      line.member("sha256", source.sha256)
    }
    line.member("sha256", sha256)
    line.member("byteCount", Double(byteCount))
    line.member("facts") { facts.write(to: &$0) }
  }
}
