package import FioriModel

/// The styles of KPI items in the look of an environment, which custom ones can start from.
package struct LookKPIAttributes {
  private let look: Look.KPI
  private let category: ContentSizeCategory

  package init(_ environment: Environment) {
    look = Look.look(of: environment.generation).kpi
    category = environment.contentSizeCategory
  }

  /// Returns the style of a KPI view.
  package func view(_ size: KPIViewSize) -> any KPIAttributesProvider { look.view(size, category) }

  /// The style of the number above a card's chart.
  package var chartCard: any KPIAttributesProvider { look.chartCard(category) }

  /// The style of a KPI next to a header's texts or chart.
  package var accessory: any KPIAttributesProvider { look.accessory(category) }
}
