import FioriRender
import Foundation
import Testing

@testable import TestSupport

/// A picture in an article, drawn from the code that the article shows.
struct ArticlePicture: CustomTestStringConvertible, Sendable {
  /// Its file's, without an ending; the dark one beside it is DocC's `NAME~dark`.
  let name: String
  private(set) var figure: Figure
  private var showsFrames = false

  var testDescription: String { name }

  init(_ name: String, _ view: any Component, width: Double? = nil, height: Double? = nil) {
    self.init(name, Figure(view), width: width, height: height)
  }

  /// A figure in today's look with some room around it, in points.
  init(_ name: String, _ figure: Figure, width: Double? = nil, height: Double? = nil) {
    (self.name, self.figure) = (name, figure)
    self.figure.environment.generation = .horizon
    self.figure.environment.padding = Insets(8)
    self.figure.environment.width = width
    self.figure.environment.height = height
  }

  /// The picture with images out of a folder of the project.
  func reading(_ folder: String) -> ArticlePicture {
    var picture = self
    picture.figure.resources = ResourceFolder(path: Repository.root.appending(path: folder).path)
    return picture
  }

  /// The picture with the frames of its parts over it.
  var withFrames: ArticlePicture {
    var picture = self
    picture.showsFrames = true
    return picture
  }

  func drawing(_ appearance: Appearance, by renderer: Renderer) throws -> Drawing {
    var figure = figure
    figure.environment.appearance = appearance
    let drawing = try renderer.drawing(of: figure)
    return showsFrames ? drawing.withOverlay() : drawing
  }

  /// The path of its file.
  func file(_ appearance: Appearance) -> URL {
    let suffix = appearance == .dark ? "~dark" : ""
    return Repository.root.appending(path: Self.folder).appending(path: "\(name)\(suffix).svg")
  }

  static let folder = "Sources/FioriRender/Documentation.docc"
}
