package import FioriModel

extension KPIView {
  package static let styleClasses = StyleClassRows(
    [
      ("fdlFUIKPIView", StyleAttribute.kpi), ("fdlFUIKPIView_textView", StyleAttribute.kpi),
      ("fdlFUIKPIView_captionLabel", StyleAttribute.kpi + StyleAttribute.text),
    ], prefixes: ["fdlFUIKPI"])
}

extension StyleAttribute {
  /// The attributes of a KPI.
  package static let kpi: [StyleAttribute] = [
    .tintColor, .tintColorDisabled, .tintColorHighlighted,
  ]
}
