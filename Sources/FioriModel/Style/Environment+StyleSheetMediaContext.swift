package import FioriSyntax

extension Environment {
  /// The screen that a style sheet's `@media` is asked against.
  package var sheetScreen: StyleSheetMediaContext {
    let isPad =
      switch device {
      case .iPad: true
      case .iPhone, .iPhoneSE: false
      case nil: resolvedSizeClass == .regular
      }
    return StyleSheetMediaContext(
      device: isPad ? "ipad" : "iphone", orientation: orientation.rawValue)
  }
}
