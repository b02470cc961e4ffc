import FioriRender

/// The classic look of a ring with a caption of another size.
struct RingLook: KPIAttributesProvider {
  let captionSize: Double
  private let classic: RingKPIAttributes

  init(_ size: KPIProgressViewSize, captionSize: Double) {
    classic = RingKPIAttributes(size: size)
    self.captionSize = captionSize
  }

  func font(for style: KPIItemStyle) -> Font { classic.font(for: style) }
  func separatorFont(for style: KPIItemStyle) -> Font { classic.separatorFont(for: style) }
  func tint(for state: ControlState) -> ColorStyle { classic.tint(for: state) }
  func kerning(_ kerning: LeadingItemKerning) -> Double { classic.kerning(kerning) }

  var iconSize: Size { .zero }
  var captionFont: Font { Font(weight: .regular, size: captionSize, leading: 20) }
  var captionSpacing: Double { classic.captionSpacing }
}
