/// Parts beside each other on one baseline, which go on in further rows where they have no room.
struct FlowElement: Hashable, Sendable {
  /// What stands for the parts that have no room: `+2 more`.
  struct Overflow: Hashable, Sendable {
    /// What it says, with the place of the number.
    var template = BuiltinWords().more
    let font: Font
    let color: RGBA
    /// Its name in the layout report.
    let kind: String
  }

  let items: [Element]
  /// Points between two parts of a row.
  let spacing: Double
  /// Points between two rows.
  let rowSpacing: Double
  /// `nil`: as many rows as the parts need.
  var rowLimit: Int?
  var alignment = HorizontalAlignment.leading
  /// `nil`: what has no room is not told of.
  var overflow: Overflow?
}
