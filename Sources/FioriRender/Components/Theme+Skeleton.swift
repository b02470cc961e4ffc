extension Theme {
  /// The colour of the blocks that stand for what is being loaded.
  ///
  /// `separator` (stated: facts, theming §6.6); the palettes before it have colours that cannot be
  /// seen under that name, and their hairline's stands in, on a dark ground a share of the text's
  /// (chosen).
  func skeletonColor(on ground: Appearance) -> RGBA {
    if palette.entries["separator"] != nil { return color("separator", on: ground) }
    return ground == .light ? color("line", on: ground) : color("primary1", on: ground).fadedTo(0.2)
  }
}
