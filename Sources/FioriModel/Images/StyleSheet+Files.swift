import FioriBasics
public import FioriSyntax
import SystemPackage

extension StyleSheet {
  /// A sheet from a text; `file` is how its diagnostics speak of it.
  public init(_ text: String, file: String = "stylesheet.nss") {
    self.init(nss: Array(text.utf8), file: file)
  }

  /// A sheet from a file, whose mistakes are its ``diagnostics``.
  ///
  /// The SAPFiori counterpart is `NUISettings.initWithStylesheet(name:)`.
  public init(path: String) throws(StyleSheetFileError) {
    do throws(FileBytes.Failure) {
      let bytes = try FileBytes.read(FilePath(path), limit: Limits.styleSheetByteCount)
      self.init(nss: bytes, file: path)
    } catch {
      throw StyleSheetFileError(path: path, reason: error.reason)
    }
  }
}

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
