package import FioriLayout

// Only tests compare frames. Drawings are of any type, so that frames are equal if their texts are.
extension Frame: Equatable {
  package static func == (one: Frame, other: Frame) -> Bool { "\(one)" == "\(other)" }
}

extension Frame.Placed: Equatable {
  package static func == (one: Frame.Placed, other: Frame.Placed) -> Bool {
    one.origin == other.origin && one.frame == other.frame
  }
}

extension Frame.Content: Equatable {
  package static func == (one: Frame.Content, other: Frame.Content) -> Bool {
    "\(one)" == "\(other)"
  }
}
