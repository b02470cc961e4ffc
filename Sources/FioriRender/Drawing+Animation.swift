import FioriBasics
import FioriDocuments
import FioriDrawing
import FioriModel

extension Drawing {
  /// Returns the warning that an animated file of the drawing of a figure is as still as any other;
  /// `nil` if something in it moves.
  package func stillWarning(of figure: Figure) -> Diagnostic? {
    guard displayList.movingParts.isEmpty else { return nil }
    // Other pages may have moving parts.
    let place = pageCount ?? 1 > 1 ? page.map { "on page \($0)" } : nil
    let message = Message.nothingMoves(in: place ?? "in the picture")
    var warning = figure.diagnostic(.warning(DescriptionPath(), message))
    // The rows of a table have the same cause, and only one of them is reported.
    (warning.figure, warning.message) = (nil, message.text)
    return warning
  }
}

extension Drawing {
  /// Returns the warning that a file to read or to print has only the first page of a view; `nil` if the
  /// view has no other, or a page was requested.
  package func pageWarning(of figure: Figure) -> Diagnostic? {
    guard figure.page == nil, page == 1, let pageCount, pageCount > 1 else { return nil }
    return figure.diagnostic(.warning(DescriptionPath(), Message.onlyFirstPage(of: pageCount)))
  }
}

extension Drawing {
  /// Throws an error with a place if the drawing is too large for an animated WebP.
  func checkSizeOfAnimatedWebP() throws(DescriptionError) {
    guard let objection = displayList.size.objectionToAnimatedWebP else { return }
    let finding = Finding.error(DescriptionPath(), objection)
    throw DescriptionError(diagnostics: [Figure.diagnostic(finding, from: origin)])
  }
}

extension DrawingOutput {
  /// Whether moving parts are animated.
  package var isAnimated: Bool {
    switch self {
    case .svg(let options): options.isAnimated
    case .webp(let options): options.isAnimated
    case .png, .pdf: false
    }
  }
}
