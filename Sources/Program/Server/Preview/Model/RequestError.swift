import FioriRender

/// An error in a request.
enum RequestError: Error, Hashable, CustomStringConvertible {
  /// The request comes from another page or is for another server.
  case foreign(String)
  case wrongMethod(String)
  case unknownPath(String)
  case missing(String)
  /// A parameter has an invalid value; `expected` describes valid ones.
  case wrongValue(String, String, expected: String)
  case unknownFile(String)
  case unknownFigure(Int, String)
  /// The query cannot be read.
  case wrongQuery(String)
  /// There is nothing to download, for the given reason.
  case notDrawn(String)
  /// The request is not HTTP, is too long or did not arrive in time.
  case unreadable

  /// Creates the error for a value that is not a case of a type.
  static func wrongValue<Value: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ value: String, expectedOf type: Value.Type
  ) -> RequestError {
    .wrongValue(
      name, value, expected: Suggestion.list(type.allCases.map(\.rawValue), joiner: "or"))
  }

  /// The message on one line.
  var description: String {
    switch self {
    case .foreign(let reason): "\(reason); open the address that fiori-render preview printed"
    case .wrongMethod(let method): "method '\(method)' is not supported; use GET"
    case .unknownPath(let path): "'\(path)' does not exist; open '/'"
    case .missing(let name): "'\(name)' is missing"
    case .wrongValue(let name, let value, let expected):
      "'\(name)' cannot be '\(value)'; give \(expected)"
    case .unknownFile(let file): "'\(file)' is not one of the previewed descriptions"
    case .unknownFigure(let index, let file): "'\(file)' has no figure \(index)"
    case .wrongQuery(let reason), .notDrawn(let reason): reason
    case .unreadable: "the request cannot be read"
    }
  }

  /// The HTTP status code.
  var status: Int {
    switch self {
    case .foreign: 403
    case .wrongMethod: 405
    case .unknownPath, .unknownFile, .unknownFigure: 404
    case .missing, .wrongValue, .wrongQuery, .unreadable: 400
    case .notDrawn: 422
    }
  }
}
