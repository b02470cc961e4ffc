import FioriBasics
import FioriCards
import FioriDocuments
import FioriDrawing
import FioriLowering
import FioriModel

extension Figure {
  /// The picture's size, if the environment fixes it regardless of layout; otherwise `nil`.
  var declaredSize: PictureSize? {
    let environment = drawnEnvironment
    guard let width = environment.width, let height = environment.height,
      // A collection that shows its whole row is as wide as the row.
      (view as? CardCollection)?.contentSize != .all
    else { return nil }
    let padding = environment.padding
    return PictureSize(
      layout: Size(
        width: padding.left + width + padding.right, height: padding.top + height + padding.bottom),
      scale: environment.scale)
  }
}

extension Figure {
  /// Whether the view can be a widget.
  var isWidget: Bool { view is any WidgetContent }

  /// The environment to draw in: of a widget, in its size on the device.
  var drawnEnvironment: Environment {
    // The question whether the view can be one takes longer.
    guard environment.widget != nil else { return environment }
    if isWidget { return environment.sizedForWidget }
    var environment = environment
    environment.widget = nil
    return environment
  }
}
