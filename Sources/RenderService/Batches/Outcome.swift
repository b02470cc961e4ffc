import FileKit
import FioriRender

/// What became of a figure.
enum Outcome<Product: Sendable>: Sendable {
  case success(Product, [Diagnostic])
  case failure([Diagnostic])
  /// Nothing that the description could help.
  case fault(RunFailure)

  /// What becomes of a figure when its product is made.
  init(_ make: () throws -> (Product, [Diagnostic])) {
    do {
      let (product, warnings) = try make()
      self = .success(product, warnings)
    } catch let error as DescriptionError {
      self = .failure(error.diagnostics)
    } catch let failure as RunFailure {
      self = .fault(failure)
    } catch {
      self = .fault(RunFailure(kind: .fault, message: "\(error)"))
    }
  }
}
