import FioriRender

/// What became of a figure.
enum Outcome<Product: Sendable>: Sendable {
  case success(Product, [Diagnostic])
  case failure([Diagnostic])
  case fault(String)

  /// What becomes of a figure when its product is made.
  init(_ make: () throws -> (Product, [Diagnostic])) {
    do {
      let (product, warnings) = try make()
      self = .success(product, warnings)
    } catch let error as DescriptionError {
      self = .failure(error.diagnostics)
    } catch {
      self = .fault("\(error)")
    }
  }
}
