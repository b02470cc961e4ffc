/// Why a file in the folder of resources could not be had.
package enum ResourceError: Error, Hashable, CustomStringConvertible {
  case noFolder(String)
  case absolutePath(String)
  case url(String)
  case outsideFolder(String)
  case unreadable(String, String)

  /// What a file in the folder is for.
  package enum Resource: String {
    case image
    case styleSheet = "style sheet"

    package var example: String {
      switch self {
      case .image: "a PNG, JPEG or SVG file"
      case .styleSheet: "a .nss file"
      }
    }
  }

  /// What is wrong with an image, and what would be right.
  package var description: String { message(of: .image) }

  /// What is wrong, and what would be right; `advice` is that for a file that cannot be read, `nil`: to
  /// give the path of one.
  package func message(of resource: Resource, advice: String? = nil) -> String {
    let what = resource.rawValue
    return switch self {
    case .noFolder(let path):
      "\(what) '\(path)' cannot be found without a folder; pass --resources DIR"
    case .absolutePath(let path):
      "\(what) '\(path)' is an absolute path; use a path inside the description's "
        + "folder, or allow another folder with --resources DIR"
    case .url(let path):
      "\(what) '\(path)' is a URL, which is not fetched; save it in the description's folder"
    case .outsideFolder(let path):
      "\(what) '\(path)' is outside the folder; use a path inside it, or allow "
        + "another folder with --resources DIR"
    case .unreadable(let path, let reason):
      "\(what) '\(path)' \(FileBytes.complaint(reason)); "
        + (advice ?? "give the path of \(resource.example)")
    }
  }
}
