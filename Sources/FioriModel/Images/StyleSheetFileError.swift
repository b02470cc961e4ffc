/// Why a style sheet's file could not be read.
public struct StyleSheetFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file.
  public let path: String
  /// What the system says.
  public let reason: String

  /// What is wrong, and what would be right.
  public var description: String {
    "style sheet '\(path)' \(FileBytes.complaint(reason)); give the path of a .nss file"
  }
}
