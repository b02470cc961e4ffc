import FioriBasics
import FioriCards
import FioriCharts
import FioriFloorplan
import FioriKPI
package import FioriLowering
package import FioriModel
import FioriObjectHeader

/// The views that a description can contain.
package enum ComponentCatalog {
  package static let all: [any DescribedComponent.Type] = [
    KPIView.self,
    KPIProgressView.self,
    KPIHeader.self,
    ObjectHeader.self,
    ObjectHeaderChartView.self,
    ChartView.self,
    ChartCard.self,
    KPICard.self,
    KPIProgressCard.self,
    CardCollection.self,
    ContentCard.self,
    ChartFloorplan.self,
  ]

  /// The style classes of all views.
  package static let styleClasses = StyleClassTable([
    KPIView.styleClasses, KPIProgressView.styleClasses, KPIHeader.styleClasses,
    ChartView.styleClasses, ObjectHeader.styleClasses, ObjectHeaderChartView.styleClasses,
    CardCollection.styleClasses, ContentCard.styleClasses,
    ChartFloorplan.styleClasses,
  ])

  /// Reads the view that an object with a `type` describes; `nil` after an error.
  package static func view(
    _ entry: LocatedNode, _ reader: inout DescriptionReader
  ) -> (any Component)? {
    reader.viewType(of: entry, among: all, named: { $0.typeName })?.read(entry, &reader)
  }
}
