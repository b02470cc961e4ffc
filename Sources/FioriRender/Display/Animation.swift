/// How a picture grows when it appears: rings fill evenly (stated: facts, theming §3.1).
enum Animation {
  static let seconds = 0.5
}
