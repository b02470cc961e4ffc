/// The views that a description can ask for: a line each.
enum ComponentCatalog {
  static let all: [any DescribedComponent.Type] = [
    KPIView.self
  ]
}
