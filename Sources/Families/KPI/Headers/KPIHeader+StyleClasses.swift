package import FioriModel

extension KPIHeader {
  package static let styleClasses = StyleClassRows(
    [
      (
        "fdlFUIKPIHeader_background",
        [.backgroundColor, .backgroundColorTop, .backgroundColorBottom]
      ),
      ("fdlFUIKPIHeader_kpiView", StyleAttribute.kpi), ("PageControl", [.color, .currentColor]),
    ],
    properties: [
      ("fdlFUIKPIHeader_items", "fdlFUIKPIHeader_kpiView"), ("fdlFUIKPIHeader_colorScheme", nil),
      ("fdlFUIKPIHeader_isItemOrderForced", nil), ("fdlFUIKPIHeader_interItemSpacing", nil),
    ])
}
