/// An error opening a file in the resource folder.
package enum ResourceError: Error, Hashable, CustomStringConvertible {
  case noFolder(String)
  case absolutePath(String)
  case url(String)
  case outsideFolder(String)
  case unreadable(String, String)

  /// The purpose of a file in the folder.
  package enum Resource: String {
    case image
    case styleSheet = "style sheet"
    case data = "data file"
    case texts = "texts file"

    package var example: String {
      switch self {
      case .image: "a PNG, JPEG, WebP, GIF or SVG file"
      case .styleSheet: "a .nss file"
      case .data: "a .csv, .tsv, .json or .jsonl file"
      case .texts: "a .csv, .tsv, .json, .jsonl, .strings or .xliff file"
      }
    }
  }

  /// The message for an image, with the problem and the fix.
  package var description: String { message(of: .image) }

  /// Returns the message with the problem and the fix; `advice` is the fix for an unreadable file,
  /// by default to give the path of one.
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
