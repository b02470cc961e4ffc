import CCairo
import FioriBasics
import FioriModel

extension CairoContext {
  /// Draws a shape of a vector image.
  func draw(_ shape: VectorShape) throws {
    try withState {
      switch shape.style {
      case .fill(let rule):
        trace(shape.path)
        try setPaint(shape.paint)
        cairo_set_fill_rule(pointer, rule.cairoRule)
        cairo_fill(pointer)
      case .stroke(let stroke):
        if let transform = stroke.transform { apply(transform) }
        trace(shape.path)
        try setPaint(shape.paint)
        set(stroke)
        cairo_stroke(pointer)
      }
    }
    try checkStatus("draw a shape")
  }

  private func apply(_ transform: AffineTransform) {
    var matrix = transform.cairoMatrix
    cairo_transform(pointer, &matrix)
  }

  private func set(_ stroke: VectorStroke) {
    cairo_set_line_width(pointer, stroke.width)
    switch stroke.cap {
    case .butt: cairo_set_line_cap(pointer, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(pointer, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(pointer, CAIRO_LINE_CAP_SQUARE)
    }
    switch stroke.join {
    case .miter(let limit):
      cairo_set_line_join(pointer, CAIRO_LINE_JOIN_MITER)
      cairo_set_miter_limit(pointer, limit)
    case .round: cairo_set_line_join(pointer, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(pointer, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_dash(pointer, stroke.dash, Int32(clamping: stroke.dash.count), stroke.dashOffset)
  }

  private func setPaint(_ paint: VectorPaint) throws(CairoError) {
    switch paint {
    case .color(let color): setColor(color)
    case .gradient(let gradient): try setGradient(gradient)
    }
  }

  private func setGradient(_ gradient: VectorGradient) throws(CairoError) {
    var current = cairo_matrix_t()
    cairo_get_matrix(pointer, &current)
    let transform = gradient.transform.followed(by: AffineTransform(current))
    guard let placed = PlacedGradient(gradient.geometry, by: transform) else {
      return setColor(gradient.stops.last?.color ?? RGBA(withAlpha: 0))
    }
    let pattern =
      switch placed.geometry {
      case .linear(let start, let end):
        cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
      case .radial(let center, let radius, let focus, let focusRadius):
        cairo_pattern_create_radial(focus.x, focus.y, focusRadius, center.x, center.y, radius)
      }
    defer { cairo_pattern_destroy(pattern) }
    for stop in gradient.stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.offset, Double(stop.color.red) / 255, Double(stop.color.green) / 255,
        Double(stop.color.blue) / 255, stop.color.opacity)
    }
    switch gradient.spread {
    case .pad: cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    case .reflect: cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REFLECT)
    case .repeat: cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    }
    var matrix = placed.matrix.cairoMatrix
    cairo_pattern_set_matrix(pattern, &matrix)
    try check(cairo_pattern_status(pattern), "make a gradient")
    cairo_identity_matrix(pointer)
    cairo_set_source(pointer, pattern)
    cairo_set_matrix(pointer, &current)
  }

  /// Clips to an outline.
  func clip(to outline: VectorClip.Outline) {
    trace(outline.path)
    cairo_set_fill_rule(pointer, outline.rule.cairoRule)
    cairo_clip(pointer)
    cairo_set_fill_rule(pointer, CAIRO_FILL_RULE_WINDING)
  }

  /// Replaces the group begun last by the part of it that is inside any of the outlines.
  ///
  /// A clip of Cairo is only ever inside all of them.
  func clipGroup(to clip: VectorClip) {
    let content = cairo_pop_group(pointer)
    defer { cairo_pattern_destroy(content) }
    cairo_push_group_with_content(pointer, CAIRO_CONTENT_ALPHA)
    setColor(RGBA(0x000000))
    for outline in clip.outlines {
      trace(outline.path)
      cairo_set_fill_rule(pointer, outline.rule.cairoRule)
      cairo_fill(pointer)
    }
    cairo_set_fill_rule(pointer, CAIRO_FILL_RULE_WINDING)
    let mask = cairo_pop_group(pointer)
    defer { cairo_pattern_destroy(mask) }
    cairo_push_group(pointer)
    cairo_set_source(pointer, content)
    cairo_mask(pointer, mask)
  }
}

extension FillRule {
  fileprivate var cairoRule: cairo_fill_rule_t {
    switch self {
    case .nonZero: CAIRO_FILL_RULE_WINDING
    case .evenOdd: CAIRO_FILL_RULE_EVEN_ODD
    }
  }
}

extension AffineTransform {
  fileprivate var cairoMatrix: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }

  fileprivate init(_ matrix: cairo_matrix_t) {
    self.init(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }
}
