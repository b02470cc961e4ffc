import FioriModel

extension PartStyle {
  /// The image that style sheets put in the part's place; `nil`: they name none.
  ///
  /// It is loaded as one that a description names, from the description's folder.
  var image: Image? { imagePath.map(Image.file) }
}
