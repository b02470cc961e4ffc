import FioriRender
import Foundation

@testable import TestSupport

/// Figures in Swift as the library writes them, for the compiler and the renderer to judge.
struct RecordedSwift: Sendable {
  /// Where the files are that the figures name, from the checkout on.
  let folder: String

  /// In the place of the type's initializer, whose paths count from where the program runs.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  func StyleSheet(path: String) throws -> FioriRender.StyleSheet {
    try FioriRender.StyleSheet(path: Repository.root.appending(path: "\(folder)/\(path)").path)
  }

  /// The same of a folder.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  func ResourceFolder(path: String) -> FioriRender.ResourceFolder {
    FioriRender.ResourceFolder(path: Repository.root.appending(path: "\(folder)/\(path)").path)
  }
}
