package import FioriModel

/// The colors of a chart that are not its series'.
package struct ChartColors: Hashable, Sendable {
  /// Of gridlines and the lines of a waterfall.
  package let line: RGBA
  /// Of baselines.
  package let baseline: RGBA
  /// Of the line through what is chosen.
  package let selection: RGBA
  /// Of the cross through a chosen point.
  package let cross: RGBA
  /// Around a chosen point, and beside a target.
  package let ground: RGBA
  /// Of what shows how much is left, and of a bullet's band.
  package let track: RGBA
  package let positive: RGBA
  package let negative: RGBA
  /// Of a bullet's forecast.
  package let forecast: RGBA
  /// Of a bullet's target.
  package let target: RGBA

  package init(
    line: RGBA,
    baseline: RGBA,
    selection: RGBA,
    cross: RGBA,
    ground: RGBA,
    track: RGBA,
    positive: RGBA,
    negative: RGBA,
    forecast: RGBA,
    target: RGBA
  ) {
    self.line = line
    self.baseline = baseline
    self.selection = selection
    self.cross = cross
    self.ground = ground
    self.track = track
    self.positive = positive
    self.negative = negative
    self.forecast = forecast
    self.target = target
  }
}
