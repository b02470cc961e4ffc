/// What a picture is written as.
public enum Format: String, Hashable, Sendable, CaseIterable {
  case png
  case svg
  case pdf
}
