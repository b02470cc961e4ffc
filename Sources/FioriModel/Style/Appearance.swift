/// Light or dark, of an interface or of the ground under a view.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light
  case dark
}
