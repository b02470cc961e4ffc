extension SwiftCall {
  /// Returns the path from the call's result to the first part that a matching call creates, by the
  /// names of properties and parameters, which equal a description's keys; `nil` without such a
  /// part.
  package func path(toCall matches: (SwiftCall) -> Bool) -> DescriptionPath? {
    if matches(self) { return DescriptionPath() }
    for argument in arguments {
      guard let path = argument.value.path(toCall: matches) else { continue }
      return argument.label.map { DescriptionPath(.key($0)).appending(path) } ?? path
    }
    for assignment in assignments {
      guard let path = assignment.value.path(toCall: matches) else { continue }
      let keys = assignment.path.split(separator: ".").map(String.init)
      return keys.reduce(DescriptionPath()) { $0.key($1) }.appending(path)
    }
    return nil
  }
}

extension SwiftCode {
  fileprivate func path(toCall matches: (SwiftCall) -> Bool) -> DescriptionPath? {
    switch self {
    case .word, .string: return nil
    case .call(let call): return call.path(toCall: matches)
    case .method(let owner, let call):
      return owner.path(toCall: matches) ?? call.path(toCall: matches)
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        if let path = element.path(toCall: matches) {
          return DescriptionPath(.index(index)).appending(path)
        }
      }
      return nil
    case .dictionary(let entries):
      for entry in entries {
        if let path = entry.value.path(toCall: matches) {
          return DescriptionPath(.key(entry.key.line)).appending(path)
        }
      }
      return nil
    case .trying(let code): return code.path(toCall: matches)
    }
  }
}
