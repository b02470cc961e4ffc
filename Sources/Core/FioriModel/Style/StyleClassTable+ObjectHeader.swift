extension StyleClassTable {
  /// The classes of an object header (Docs/sources/sheets.md#classes).
  static let objectHeader: [(name: String, attributes: [StyleAttribute])] =
    objectHeaderViews.map { ($0, objectHeaderBackground) }
    + objectHeaderViews.flatMap { view in
      objectHeaderTexts.map { ("\(view)_\($0)", StyleAttribute.text) }
        + objectHeaderImages.map { ("\(view)_\($0)", [.imageName, .tintColor]) }
    }
    + deprecated.map { ($0.name, StyleAttribute.text) }

  /// The classes that SAP has deprecated, with their replacements (stated:
  /// Docs/sources/sheets.md#classes).
  package static let deprecated: [(name: String, replacement: String)] = [
    ("fdlFUIObjectHeader_statusView_statusLabel", "fdlFUIObjectHeader_statusLabel"),
    ("fdlFUIObjectHeader_statusView_substatusLabel", "fdlFUIObjectHeader_substatusLabel"),
    ("fdlFUIObjectHeaderView_statusView_statusLabel", "fdlFUIObjectHeaderView_statusLabel"),
    ("fdlFUIObjectHeaderView_statusView_substatusLabel", "fdlFUIObjectHeaderView_substatusLabel"),
  ]

  /// Returns the replacement of a deprecated class; `nil` for other classes.
  static func replacement(of name: String) -> String? {
    deprecated.first { $0.name == name }?.replacement
  }

  /// The header and the view inside it, whose classes affect the same parts.
  private static let objectHeaderViews = ["fdlFUIObjectHeader", "fdlFUIObjectHeaderView"]

  private static let objectHeaderTexts = [
    "headlineLabel", "subheadlineLabel", "bodyLabel", "footnoteLabel", "descriptionLabel",
    "statusLabel", "substatusLabel", "labelItem_label",
  ]

  private static let objectHeaderImages = [
    "detailImageView", "statusImageView", "substatusImageView", "labelItem_imageView",
  ]

  /// The attributes of the header itself; the gradient is NUI's (Docs/sources/sheets.md#values), as
  /// for a KPI header.
  private static let objectHeaderBackground: [StyleAttribute] = [
    .tintColor, .backgroundColor, .backgroundColorTop, .backgroundColorBottom,
    .backgroundColorScheme,
  ]
}
