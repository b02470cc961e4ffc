package import FioriModel

extension KPIProgressView {
  package static let styleClasses = StyleClassRows([
    ("fdlFUIKPIProgressView", texts + [.progressTintColor, .trackTintColor]),
    ("fdlFUIKPIProgressView_captionLabel", texts + StyleAttribute.text),
  ])

  private static let texts: [StyleAttribute] = [
    .tintColor, .tintColorDisabled, .tintColorHighlighted, .fontColor, .fontColorDisabled,
    .fontColorHighlighted,
  ]
}
