/// Which attributes of which style classes reach what is drawn: a row each.
///
/// After facts, theming §9.7. A component that is added brings its rows.
enum StyleClassTable {
  static let rows: [(name: String, attributes: [StyleAttribute])] =
    [
      ("fdlFUIKPIView", kpi), ("fdlFUIKPIView_textView", kpi),
      ("fdlFUIKPIView_captionLabel", kpi + StyleAttribute.text),
      ("fdlFUIKPIProgressView", progress),
      ("fdlFUIKPIProgressView_captionLabel", progressText + StyleAttribute.text),
      (
        "fdlFUIKPIHeader_background",
        [.backgroundColor, .backgroundColorTop, .backgroundColorBottom]
      ),
      ("fdlFUIKPIHeader_kpiView", kpi), ("PageControl", [.color, .currentColor]),
      ("Label", StyleAttribute.text),
    ] + FontStyleName.allCases.map { ($0.className, [.fontColor, .fontStyle]) }

  /// The attributes of a class; `nil` of one that reaches nothing.
  static func attributes(of name: String) -> [StyleAttribute]? {
    rows.first { $0.name == name }?.attributes
  }

  private static let kpi: [StyleAttribute] = [
    .tintColor, .tintColorDisabled, .tintColorHighlighted,
  ]
  private static let progressText: [StyleAttribute] = [
    .tintColor, .tintColorDisabled, .tintColorHighlighted, .fontColor, .fontColorDisabled,
    .fontColorHighlighted,
  ]
  private static let progress: [StyleAttribute] =
    progressText + [.progressTintColor, .trackTintColor]
}
