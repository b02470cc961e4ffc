import FioriModel

extension LoweringContext {
  /// The look of a KPI's items in the generation that is drawn.
  func kpiAttributes(size: KPIViewSize) -> any KPIAttributesProvider {
    let category = theme.contentSizeCategory
    return switch theme.generation {
    case .classic: ClassicKPIAttributes(contentSizeCategory: category)
    case .horizon: HorizonKPIAttributes(size: size, contentSizeCategory: category)
    }
  }
}
