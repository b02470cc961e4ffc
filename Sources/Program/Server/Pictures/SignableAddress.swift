import RenderService

/// An address that is about to be signed, which a server must be able to answer.
package enum SignableAddress {
  /// Returns the reason why no server answers a path with a query, as far as the address itself shows
  /// it; `nil` if there is none.
  package static func problem(with target: String) -> String? {
    do throws(Problem) {
      try check(target)
      return nil
    } catch {
      return error.detail
    }
  }

  /// The bytes of an address that leave space for the other header fields of a request.
  private static let byteLimit = WebLimits().headByteCount - 1_024

  private static func check(_ target: String) throws(Problem) {
    let path = target.prefix { $0 != "?" }
    guard case .card(let fileName)? = Route(path) else {
      throw Problem(
        404, "it is not the path of a card; use a path such as /v1/cards/sales.png")
    }
    let query = target.dropFirst(path.count)
    let parameters = try QueryText.parameters(query.isEmpty ? nil : String(query.dropFirst()))
    let address = try CardAddress(fileName, parameters)
    guard CardTemplates.isName(address.name) else {
      throw Problem(
        404,
        "'\(address.name)' cannot be the name of a template; use only letters, digits, '-', '_' "
          + "and '.'"
      )
    }
    guard target.utf8.count <= byteLimit else {
      throw Problem(
        431, "the address is longer than \(byteLimit) bytes; send fewer or shorter values")
    }
    _ = try address.age(at: TimeText.now)
  }
}
