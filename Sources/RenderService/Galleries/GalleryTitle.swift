import FioriRender

/// The names of files as people write them.
enum GalleryTitle {
  /// `travel-cost-dark` as `Travel cost dark`.
  static func text(ofFile name: String) -> String {
    let words = name.split { $0 == "-" || $0 == "_" || $0.isWhitespace }.map(String.init)
    let text = words.map { CamelCase.names[$0] ?? $0 }.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
