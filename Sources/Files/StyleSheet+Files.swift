public import FioriBasics
import SystemPackage

extension StyleSheet {
  /// Creates a sheet from text; `file` is its name in diagnostics.
  public init(_ text: String, file: String = "stylesheet.nss") {
    self.init(nss: Array(text.utf8), file: file)
  }

  /// Creates a sheet from a file; its mistakes are in ``diagnostics``.
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

/// An error reading a style sheet file.
public struct StyleSheetFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public let path: String
  /// The system's error message.
  public let reason: String

  /// The message with the problem and the fix.
  public var description: String {
    "style sheet '\(path)' \(FileBytes.complaint(reason)); use the path of a .nss file"
  }
}
