/// Parts side by side on one baseline, in the direction of reading.
struct RowElement: Hashable, Sendable {
  /// A part and its distance from the one before it.
  struct Item: Hashable, Sendable {
    /// Points before the part; of the first, ignored.
    let leadingSpace: Double
    let element: Element
    /// Whether the part and its neighbours of the same kind stand from left to right in a row that
    /// runs the other way, as the parts of one number do.
    var isNumberPart = false
  }

  let items: [Item]
  /// The font whose line box the row has whatever stands in it, so that neighbours share a line.
  let strut: Font
  /// At most this wide, in points, however much room there is.
  let maximumWidth: Double
  /// How far a row that is too wide is scaled down before it is cut.
  let minimumScale: Double
  /// Whether a row that is scaled down keeps its height and its baseline.
  var keepsHeight = true
}
