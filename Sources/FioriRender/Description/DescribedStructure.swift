/// A value whose keys are a table, from which it is written in Swift too: as a call of its
/// initialiser, and what is set after it.
protocol DescribedStructure: SwiftExpressible {
  /// The value before its keys have been read.
  static var blank: Self { get }
  /// The type's name outside of it.
  static var swiftName: String { get }
  /// The properties that the initialiser takes, in its order; others are set.
  static var parameters: [SwiftParameter] { get }
  /// The value's keys, each named as its property.
  static var properties: [Property<Self>] { get }
  /// What a variable may be named after; `nil`: its type.
  var swiftSubject: String? { get }
}

extension DescribedStructure {
  static var swiftName: String { "\(Self.self)" }

  var swiftSubject: String? { nil }

  var swift: SwiftCode { .call(swiftCall) }

  /// The call of the initialiser, with what differs from its defaults.
  var swiftCall: SwiftCall {
    var call = SwiftCall(name: Self.swiftName, subject: swiftSubject)
    var said = said
    for parameter in Self.parameters {
      guard let index = said.firstIndex(where: { $0.name == parameter.name }),
        !said[index].isSetInPlace
      else { continue }
      let property = said.remove(at: index)
      call.arguments.append(
        SwiftArgument(parameter.hasLabel ? property.name : nil, property.code))
    }
    call.assignments = said.flatMap(\.assignments)
    return call
  }

  /// What has to be said of the value.
  private var said: [SaidProperty] {
    let blank = Self.blank
    let required = Set(Self.parameters.filter(\.isRequired).map(\.name))
    return Self.properties.compactMap { property in
      guard let swift = property.swift else { return nil }
      let (code, usual) = (swift(self), swift(blank))
      guard code != usual || required.contains(property.name) else { return nil }
      return SaidProperty(name: property.name, code: code, usual: usual)
    }
  }
}
