import FioriRender
import Foundation
import Testing

@testable import TestSupport

/// A description with the name that it has in its group.
struct SwiftSourceDescription {
  let name: String
  /// Where the files are that it names, from the checkout on.
  let folder: String
  let json: [UInt8]

  /// The figures, each with a name of its own.
  func figures() throws -> [(name: String, figure: Figure)] {
    let folder = Repository.root.appending(path: folder).path
    let document = Document(
      json: json, file: "\(folder)/\(name).json", resources: ResourceFolder(path: folder))
    expect(document.diagnostics.filter { $0.severity == .error }, is: [])
    return document.figures.map { figure in
      let place = figure.index.map { "-\($0 + 1)" } ?? ""
      return (name + place + figure.variantSuffix, figure)
    }
  }

  /// The Swift of all figures, each below its name if there are several.
  func text() throws -> String {
    let figures = try figures()
    guard figures.count > 1 else { return figures.map(\.figure.swiftSource).joined() }
    return figures.map { "// \($0.name)\n\n\($0.figure.swiftSource)" }.joined(separator: "\n")
  }
}
