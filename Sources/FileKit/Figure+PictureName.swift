package import FioriRender

extension Figure {
  /// What its picture is called, without an extension, in a description with a stem of its own.
  package func pictureName(stem: String) -> String {
    let stem = place.map { "\(stem)-\($0 + 1)" } ?? stem
    return (name ?? stem) + variantSuffix
  }
}
