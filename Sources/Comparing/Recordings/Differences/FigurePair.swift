import FileKit
package import FioriRender
import PictureComparison

/// A figure's drawing with the name of its picture.
package typealias NamedDrawing = (name: String, drawing: Drawing)

/// A figure of at least one of two descriptions.
package struct FigurePair: Sendable {
  /// The name for messages, and of the difference picture without its extension.
  package let path: String
  private let expected: Drawing?
  private let actual: Drawing?

  /// Pairs figures by name, in the order of the second description, then the first.
  package static func pairs(
    of old: [NamedDrawing], and new: [NamedDrawing], path: (String) -> String
  ) -> [FigurePair] {
    let oldByName = Dictionary(
      old.map { (ExactText($0.name), $0.drawing) }, uniquingKeysWith: { first, _ in first })
    let names = ExactTexts(of: new.map(\.name))
    return new.map { name, drawing in
      FigurePair(path: path(name), expected: oldByName[name], actual: drawing)
    }
      + old.filter { !names.contains($0.name) }.map { name, drawing in
        FigurePair(path: path(name), expected: drawing, actual: nil)
      }
  }

  /// Pairs the figures of the files at a path in two folders. The name of a figure follows the path
  /// if there are several.
  package static func pairs(
    of old: [NamedDrawing], and new: [NamedDrawing], inFileAt path: String
  ) -> [FigurePair] {
    let isSingle = ExactTexts(of: (old + new).map(\.name)).count == 1
    return pairs(of: old, and: new) { isSingle ? path : "\(path)/\($0)" }
  }

  /// Compares the two drawings, and writes the difference picture if there is an output.
  package func item(
    _ renderer: Renderer, by settings: ComparisonSettings, to output: DifferenceOutput?
  ) -> ComparedItem {
    let pictures = [expected, actual].map { drawing in
      drawing.map { drawing in
        ReportPicture { () throws(RunFailure) in
          try RunFailure.mapping({ .fault("\(path): \($0)") }) {
            try renderer.data(of: drawing, as: .png)
          }
        }
      }
    }
    var item: ComparedItem
    do throws(RunFailure) {
      item = ComparedItem(try finding(renderer, by: settings, to: output))
    } catch {
      return ComparedItem(PictureFinding(path: path, outcome: .unreadable, failures: [error]))
    }
    // Drawings of equal figures need not be kept.
    guard !item.finding.status.isGood else { return item }
    (item.expected, item.actual) = (pictures[0], pictures[1])
    if item.finding.difference != nil {
      item.difference = ReportPicture { () throws(RunFailure) in
        try compared(renderer, by: settings)?.differencePicture().png(for: path) ?? []
      }
    }
    return item
  }

  private func finding(
    _ renderer: Renderer, by settings: ComparisonSettings, to output: DifferenceOutput?
  ) throws(RunFailure) -> PictureFinding {
    guard let expected else { return PictureFinding(path: path, outcome: .added) }
    guard let actual, let compared = try compared(renderer, by: settings) else {
      return PictureFinding(path: path, outcome: .removed)
    }
    var finding = PictureFinding(
      path: path, compared: compared, allowance: settings.allowance, to: output)
    if finding.hasChange {
      finding.parts = PartFindings(compared, expected: expected.report, actual: actual.report)
    }
    return finding
  }

  /// Returns the comparison of the pixels; `nil` if there is only one drawing.
  private func compared(
    _ renderer: Renderer, by settings: ComparisonSettings
  ) throws(RunFailure) -> ComparedPictures? {
    guard let expected, let actual else { return nil }
    return PictureComparer(settings.options).compare(
      try picture(of: expected, renderer), with: try picture(of: actual, renderer))
  }

  private func picture(
    of drawing: Drawing, _ renderer: Renderer
  ) throws(RunFailure) -> PixelBuffer {
    try RunFailure.mapping({ .fault("\(path): \($0)") }) {
      try PixelBuffer(renderer.bitmap(of: drawing), of: path)
    }
  }
}
