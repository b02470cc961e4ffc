/// How a picture grows when it appears: rings fill evenly (stated: Docs/sources/kpi.md#ring).
enum Animation {
  static let seconds = 0.5
}
