/// How a picture grows when it appears: rings fill evenly (stated: Docs/sources/kpi.md#ring).
package enum Animation {
  package static let seconds = 0.5
}
