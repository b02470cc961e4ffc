package import FioriSyntax

extension SwiftCall {
  /// The call of an initializer that makes a value with a table of keys, and what is set after it:
  /// all that differs from `blank`.
  ///
  /// `parameters` are the properties that the initializer takes, in its order; a key is named as its
  /// property. With a `subject`, a variable is named after it.
  package init<Owner>(
    _ owner: Owner, over blank: Owner, taking parameters: [SwiftParameter],
    _ properties: [Property<Owner>], subject: String? = nil
  ) {
    // `CategoryAxis.Labels` of `FioriModel.CategoryAxis.Labels`.
    let name = String(reflecting: Owner.self).split(separator: ".").dropFirst()
    self.init(name: name.joined(separator: "."), subject: subject)
    let required = Set(parameters.filter(\.isRequired).map(\.name))
    var said = properties.compactMap { property -> NonDefaultProperty? in
      guard let swift = property.swift else { return nil }
      let (code, usual) = (swift(owner), swift(blank))
      guard code != usual || required.contains(property.name) else { return nil }
      return NonDefaultProperty(name: property.name, code: code, usual: usual)
    }
    for parameter in parameters {
      guard let index = said.firstIndex(where: { $0.name == parameter.name }),
        !said[index].isSetInPlace
      else { continue }
      let property = said.remove(at: index)
      arguments.append(SwiftArgument(parameter.hasLabel ? property.name : nil, property.code))
    }
    assignments = said.flatMap(\.assignments)
  }
}
