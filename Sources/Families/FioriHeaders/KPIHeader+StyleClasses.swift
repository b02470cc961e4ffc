import FioriKPI
package import FioriModel

extension KPIHeader {
  package static let styleClasses = StyleClassRows([
    (
      "fdlFUIKPIHeader_background",
      [.backgroundColor, .backgroundColorTop, .backgroundColorBottom]
    ),
    ("fdlFUIKPIHeader_kpiView", StyleAttribute.kpi), ("PageControl", [.color, .currentColor]),
  ])
}
