package import FioriModel

extension KPIProgressView {
  package static let styleClasses = StyleClassRows(
    [
      ("fdlFUIKPIProgressView", texts + [.progressTintColor, .trackTintColor]),
      ("fdlFUIKPIProgressView_captionLabel", texts + StyleAttribute.text),
    ],
    properties: [
      ("fdlFUIKPIProgressView_captionLabelText", "fdlFUIKPIProgressView_captionLabel"),
      ("fdlFUIKPIProgressView_items", "fdlFUIKPIProgressView"),
      ("fdlFUIKPIProgressView_progress", "fdlFUIKPIProgressView"),
      ("fdlFUIKPIProgressView_chartSize", nil), ("fdlFUIKPIProgressView_colorScheme", nil),
    ]
      + ["tintColor", "tintColorForState", "textColor", "progressTintColor", "trackTintColor"].map {
        ("fdlFUIKPIProgressView_\($0)", "fdlFUIKPIProgressView")
      })

  private static let texts: [StyleAttribute] = [
    .tintColor, .tintColorDisabled, .tintColorHighlighted, .fontColor, .fontColorDisabled,
    .fontColorHighlighted,
  ]
}
