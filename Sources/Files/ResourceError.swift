package import FioriBasics

/// An error opening a file in the resource folder.
package enum ResourceError: Error, Hashable, CustomStringConvertible {
  case noFolder(String)
  case absolutePath(String)
  case url(String)
  case outsideFolder(String)
  case unreadable(String, String)
  /// Any reason, which a stranger must not find out.
  case notInFolder(String)
  /// The description may name only images.
  case onlyImages(String)

  /// The purpose of a file in the folder.
  package enum Resource: String {
    case image
    case styleSheet = "style sheet"
    case data = "data file"
    case texts = "texts file"

    /// The alternative where files of this purpose are not read.
    fileprivate var replacement: String {
      switch self {
      case .image: "embed it as a data URI"
      case .styleSheet: "draw a card whose template uses it"
      case .data: "write its rows as 'values'"
      case .texts: "write each text where it is used"
      }
    }

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
  package var description: String { message(of: .image).text }

  /// Returns the code: a path that leads to no image is a problem of the image.
  private func code(of resource: Resource) -> DiagnosticCode {
    switch self {
    case .unreadable, .notInFolder: resource == .image ? .image : .file
    case .noFolder, .absolutePath, .url, .outsideFolder, .onlyImages: .file
    }
  }

  /// Returns the message with the problem and the fix; `advice` is the fix for an unreadable file,
  /// by default to use the path of a file.
  package func message(of resource: Resource, advice: String? = nil) -> Message {
    let what = resource.rawValue
    let text =
      switch self {
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
          + (FileBytes.remedy(reason) ?? advice ?? "use the path of \(resource.example)")
      case .notInFolder(let path):
        "\(what) '\(path)' is not in the folder; "
          + (advice ?? "use the path, inside it, of \(resource.example)")
      case .onlyImages(let path):
        "\(what) '\(path)' is not used because only images may be files here; "
          + resource.replacement
      }
    return Message(code(of: resource), text)
  }
}
