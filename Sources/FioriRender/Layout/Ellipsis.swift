/// What stands where a text has been cut.
enum Ellipsis {
  static let string = "…"
}
