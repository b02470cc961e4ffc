/// The colours of a chart that are not its series'.
struct ChartColors: Hashable, Sendable {
  /// Of gridlines and the lines of a waterfall.
  let line: RGBA
  /// Of baselines.
  let baseline: RGBA
  /// Of the line through what is chosen.
  let selection: RGBA
  /// Of the cross through a chosen point.
  let cross: RGBA
  /// Around a chosen point, and beside a target.
  let ground: RGBA
  /// Of what shows how much is left, and of a bullet's band.
  let track: RGBA
  let positive: RGBA
  let negative: RGBA
  /// Of a bullet's forecast.
  let forecast: RGBA
  /// Of a bullet's target.
  let target: RGBA
}
