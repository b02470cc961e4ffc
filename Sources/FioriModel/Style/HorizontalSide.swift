/// The sides that a sheet's `text-align` names.
enum HorizontalSide: String, Hashable, Sendable, CaseIterable {
  case left
  case center
  case right
}
