package import FioriBasics

extension SwiftCall {
  /// Creates the initializer call for a value with a table of keys, and assignments for everything
  /// else that differs from `blank`.
  ///
  /// `parameters` are the properties that the initializer takes, in order; keys have the names of
  /// their properties. A variable is named after the `subject`, if there is one.
  package init<Owner>(
    _ owner: Owner, over blank: Owner, taking parameters: [SwiftParameter],
    _ properties: [Property<Owner>], subject: String? = nil
  ) {
    // `CategoryAxis.Labels` without the module name.
    let name = String(reflecting: Owner.self).split(separator: ".").dropFirst()
    self.init(name: name.joined(separator: "."), subject: subject)
    let required = Set(parameters.filter(\.isRequired).map(\.name))
    var written = properties.compactMap { property -> NonDefaultProperty? in
      guard let swift = property.swift else { return nil }
      let (code, defaultCode) = (swift(owner), swift(blank))
      guard code != defaultCode || required.contains(property.name) else { return nil }
      return NonDefaultProperty(name: property.name, code: code, defaultCode: defaultCode)
    }
    for parameter in parameters {
      guard let index = written.firstIndex(where: { $0.name == parameter.name }),
        !written[index].isSetInPlace
      else { continue }
      let property = written.remove(at: index)
      arguments.append(SwiftArgument(parameter.hasLabel ? property.name : nil, property.code))
    }
    assignments = written.flatMap(\.assignments)
  }
}

/// A property that Swift has to set, since it differs from the default.
struct NonDefaultProperty {
  let name: String
  let code: SwiftCode
  /// The default.
  let defaultCode: SwiftCode

  /// Whether the value can only be created by setting its parts.
  var isSetInPlace: Bool {
    guard let part else { return false }
    return part.arguments.isEmpty && !part.assignments.isEmpty
  }

  /// The assignments for the property: of its only part that differs, or of the whole value.
  var assignments: [SwiftAssignment] {
    guard let part, part.arguments.allSatisfy({ $0.label != nil }),
      isSetInPlace || part.arguments.count + part.assignments.count == 1
    else { return [SwiftAssignment(path: name, value: code)] }
    let parts = part.arguments.map { SwiftAssignment(path: $0.label ?? "", value: $0.value) }
    return (parts + part.assignments).map {
      SwiftAssignment(path: "\(name).\($0.path)", value: $0.value)
    }
  }

  /// The value as a call, if the default has the same type, so that its parts can be set.
  private var part: SwiftCall? {
    guard case .call(let call) = code, case .call(let there) = defaultCode, call.name == there.name
    else { return nil }
    return call
  }
}
