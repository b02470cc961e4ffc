package import FioriBasics
package import FioriModel

/// Commands drawn as a group.
package struct Layer: Hashable, Sendable {
  /// The rectangle that clips the layer, or `nil` for no clipping.
  package let clip: Rect?
  /// The radius of the clip's corners in points, 0 for square ones.
  package let cornerRadius: Double
  /// Areas that clip the layer as well.
  package let outlines: [VectorClip]
  /// The opacity from 0 to 1. Where things overlap, the lower one does not shine through the upper.
  package let opacity: Double
  package let commands: [DisplayCommand]

  /// Creates a layer, with the opacity clamped to 0 to 1.
  package init(
    clip: Rect? = nil, cornerRadius: Double = 0, outlines: [VectorClip] = [], opacity: Double = 1,
    commands: [DisplayCommand]
  ) {
    self.clip = clip
    self.cornerRadius = cornerRadius
    self.outlines = outlines
    self.opacity = min(max(0, opacity), 1)
    self.commands = commands
  }

  /// Whether it has to be drawn separately first.
  package var isGroup: Bool { opacity < 1 }
}
