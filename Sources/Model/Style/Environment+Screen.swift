package import FioriBasics

extension Environment {
  /// The size class to draw: the explicit one, else the width's, else the device's.
  package var resolvedSizeClass: SizeClass {
    if let horizontalSizeClass { return horizontalSizeClass }
    if let width { return width >= Self.regularWidth ? .regular : .compact }
    return device == .iPad ? .regular : .compact
  }

  /// The width of a full-width view, in points (Docs/sources/headers.md#screen).
  package var screenWidth: Double {
    if let width { return width }
    return switch resolvedSizeClass {
    case .compact: device == .iPhoneSE ? Self.compactWidth : 375
    case .regular: 1024
    }
  }

  /// The least width that is regular, in points. Chosen (Docs/sources/headers.md#screen): wider than any phone
  /// in portrait; Apple documents no number.
  package static let regularWidth = 668.0
  /// The width of the narrowest phone, in points (Docs/sources/headers.md#screen).
  package static let compactWidth = 320.0
}

extension Environment {
  /// The environment with the size of its widget on the device, unless it sets another.
  ///
  /// In points (Docs/sources/cards.md#widgets).
  package var sizedForWidget: Environment {
    guard let widget else { return self }
    let (side, long, high): (Double, Double, Double) =
      switch (device, resolvedSizeClass) {
      case (.iPhoneSE, _): (141, 292, 311)
      case (.iPad, _), (nil, .regular): (155, 342, 342)
      default: (155, 329, 345)
      }
    var environment = self
    environment.width = width ?? (widget == .small ? side : long)
    environment.height = height ?? (widget == .large ? high : side)
    // A widget is narrow on any device.
    environment.horizontalSizeClass = horizontalSizeClass ?? .compact
    environment.device = device ?? (resolvedSizeClass == .regular ? .iPad : .iPhone)
    return environment
  }
}

extension Environment {
  /// The screen that style sheets match `@media` against.
  package var styleSheetMediaContext: StyleSheetMediaContext {
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
