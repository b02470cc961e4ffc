/// What a view is resolved against when it is lowered to elements.
public struct LoweringContext: Sendable {
  let theme: Theme

  init(_ environment: Environment) {
    theme = Theme(environment)
  }
}
