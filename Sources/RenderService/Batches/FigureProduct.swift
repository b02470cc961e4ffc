import FioriRender

/// What a run makes of a figure.
struct FigureProduct: Sendable {
  /// One for each format.
  let pictures: [DrawnPicture]
  /// The files that it was made from: description, style sheets, images and fonts.
  let sources: [String]
  /// What lies in its pictures; `nil`: nobody asked.
  let drawing: Drawing?
}
