/// Why a journal tells nothing.
enum JournalDamage: Error, Equatable {
  case notFile
  case version(Int)
  /// A line, counted from 1, that cannot be read.
  case line(Int)
  /// A line with a name that is a path.
  case path(String, line: Int)
  /// Fewer pictures than the first line says.
  case missingPictures(count: Int, of: Int)

  /// What is wrong, to follow the journal's path.
  var words: String {
    switch self {
    case .notFile: "is not a file"
    case .version(let version):
      "is version \(version), and this build reads version \(JournalText.version)"
    case .line(let line): "line \(line) is damaged"
    case .path(let path, let line): "line \(line) names '\(path)', which is not in the folder"
    case .missingPictures(let count, let whole): "ends after \(count) of \(whole) pictures"
    }
  }
}
