/// Why a file in the folder of resources could not be had.
enum ResourceError: Error, Hashable, CustomStringConvertible {
  case noFolder(String)
  case absolutePath(String)
  case url(String)
  case outsideFolder(String)
  case unreadable(String, String)

  /// What is wrong, and what would be right.
  var description: String {
    switch self {
    case .noFolder(let path):
      "image '\(path)' has no folder to come from; name one (--resources DIR)"
    case .absolutePath(let path):
      "image '\(path)' is an absolute path; give one inside the folder of the description, "
        + "or open another folder with --resources DIR"
    case .url(let path):
      "image '\(path)' is a URL, and nothing is fetched; save it in the folder of the description"
    case .outsideFolder(let path):
      "image '\(path)' leads out of the folder; give a path inside it, "
        + "or open another folder with --resources DIR"
    case .unreadable(let path, let reason):
      "image '\(path)' cannot be read (\(reason)); give the path of a PNG, JPEG or SVG file"
    }
  }
}
