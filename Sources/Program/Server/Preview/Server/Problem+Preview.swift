import FioriRender

extension Problem {
  /// The request comes from another page or is for another server.
  static func foreign(_ reason: String) -> Problem {
    Problem(403, "\(reason); open the address that fiori-render preview printed")
  }

  static func wrongMethod(_ method: String) -> Problem {
    Problem(405, "method '\(method)' is not supported; use GET")
  }

  static func unknownPath(_ path: String) -> Problem {
    Problem(404, "'\(path)' does not exist; open '/'")
  }

  /// A parameter is missing.
  static func missing(_ name: String) -> Problem { Problem(400, "'\(name)' is missing") }

  /// A parameter has an invalid value; `expected` describes valid ones.
  static func wrongValue(_ name: String, _ value: String, expected: String) -> Problem {
    Problem(400, "'\(name)' cannot be '\(value)'; use \(expected)")
  }

  /// A value is not a case of a type.
  static func wrongValue<Value: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ value: String, expectedOf type: Value.Type
  ) -> Problem {
    .wrongValue(
      name, value, expected: Suggestion.list(type.allCases.map(\.rawValue), joiner: "or"))
  }

  static func unknownFile(_ file: String) -> Problem {
    Problem(404, "'\(file)' is not one of the previewed descriptions")
  }

  static func unknownFigure(_ index: Int, _ file: String) -> Problem {
    Problem(404, "'\(file)' has no figure \(index)")
  }

  /// There is nothing to download, for a reason.
  static func notDrawn(_ reason: Message) -> Problem {
    Problem(422, reason.text, code: reason.code)
  }

  /// The request is not HTTP, is too long or did not arrive in time.
  static var unreadable: Problem { Problem(400, "the request cannot be read") }
}
