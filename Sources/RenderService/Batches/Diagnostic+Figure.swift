import FioriRender

extension Diagnostic {
  /// Whether something is about a figure: about itself, its style sheets, or what all figures of its
  /// description share.
  func concerns(_ figure: Figure) -> Bool {
    guard let first = path.steps.first else {
      return isOfDescription || figure.styleSheets.contains { $0.file == location?.file }
    }
    guard let place = figure.place, first == .key("figures"), path.steps.count > 1 else {
      return true
    }
    return path.steps[1] == .index(place)
  }

  /// Whether something that has no path in a description lies in one, and in no style sheet.
  private var isOfDescription: Bool {
    location.map { !StyleSheetValidator.isSheet($0.file) } ?? true
  }
}
