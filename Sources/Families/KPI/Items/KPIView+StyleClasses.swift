package import FioriModel

extension KPIView {
  package static let styleClasses = StyleClassRows(
    [
      ("fdlFUIKPIView", StyleAttribute.kpi), ("fdlFUIKPIView_textView", StyleAttribute.kpi),
      ("fdlFUIKPIView_captionLabel", StyleAttribute.kpi + StyleAttribute.text),
    ], prefixes: ["fdlFUIKPI"],
    properties: [
      ("fdlFUIKPIView_captionlabel", "fdlFUIKPIView_captionLabel"),
      ("fdlFUIKPIView_items", "fdlFUIKPIView_textView"),
      ("fdlFUIKPIView_tintColor", "fdlFUIKPIView"),
      ("fdlFUIKPIView_tintColorForState", "fdlFUIKPIView"),
      ("fdlFUIKPIView_colorScheme", nil), ("fdlFUIKPIView_isEnabled", nil),
      ("fdlFUIKPIView_attributesProvider", nil),
    ] + ["Unit", "Metric", "Fraction", "Icon"].map { ("fdlFUIKPI\($0)Item", nil) })
}

extension StyleAttribute {
  /// The attributes of a KPI.
  package static let kpi: [StyleAttribute] = [
    .tintColor, .tintColorDisabled, .tintColorHighlighted,
  ]
}
