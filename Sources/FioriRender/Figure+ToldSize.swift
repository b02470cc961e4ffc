import FioriBasics
import FioriComponents
import FioriDisplay
import FioriDocuments
import FioriModel

extension Figure {
  /// The picture's size where the environment tells all of it, which no layout changes then.
  var toldSize: PictureSize? {
    guard let width = environment.width, let height = environment.height,
      // A collection that shows all of its row is as wide as that.
      (view as? CardCollection)?.contentSize != .all
    else { return nil }
    let padding = environment.padding
    return PictureSize(
      layout: Size(
        width: padding.left + width + padding.right, height: padding.top + height + padding.bottom),
      scale: environment.scale)
  }
}
