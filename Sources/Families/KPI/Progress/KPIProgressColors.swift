import FioriBasics
import FioriLowering
import FioriModel

/// The colors of a progress view in its state. Specific colors override general ones: text over tint,
/// progress over tint (Docs/sources/kpi.md#states).
struct KPIProgressColors {
  private let view: KPIProgressView
  private let attributes: any KPIAttributesProvider
  private let context: LoweringContext
  private let background: Appearance
  /// The color of the rule that matches the progress; `nil` for none.
  private let ruled: RGBA?

  init(
    _ view: KPIProgressView, _ attributes: any KPIAttributesProvider, _ rule: ColorRule?,
    in context: LoweringContext
  ) {
    self.view = view
    self.attributes = attributes
    self.context = context
    let background = context.background(of: view.colorScheme)
    self.background = background
    ruled = rule.map { context.color(of: $0, on: background) }
  }

  /// The color of the digits and units.
  var value: RGBA {
    context.style(
      generic: [attributes.digitStyle.className], [Self.className], appended: view.styleClass
    ).color(.value, in: view.state, described: textColors, orElse: look)
  }

  /// Returns a part for a text inside or below the ring, which is at a path; `nil` for the path of its key.
  func part(_ key: String, font: Font, at path: DescriptionPath? = nil) -> TextPart {
    var part = TextPart(
      kind: key, origin: path ?? context.path.key(key), style: .subheadline, font: font,
      color: look, viewClass: view.styleClass,
      classes: [Self.className, "\(Self.className)_captionLabel"], alignment: .center)
    (part.property, part.state, part.described) = (.value, view.state, textColors)
    return part
  }

  /// The color of the filled part. SAP's ring has no color of the look for disabled: it keeps the tint,
  /// while its text does not.
  var progress: RGBA { progress(orElse: view.state == .disabled ? .normal : view.state) }

  /// The color of the track, which changes on touch only with a tint that was set for it, since it
  /// would flicker (chosen: Docs/sources/kpi.md#ring-track).
  var track: RGBA {
    style.color(
      .track, in: view.state, described: [view.trackTintColor],
      orElse: context.theme.ringTrack(under: progress(orElse: .normal), on: background))
  }

  /// The colors of the texts in the description.
  private var textColors: [StateColors] { [view.textColor, view.tintColor] }

  private var style: PartStyle { context.style([Self.className], appended: view.styleClass) }

  /// Returns the color of the filled part, which the look has for another state.
  private func progress(orElse state: ControlState) -> RGBA {
    ruled
      ?? style.color(
        .progress, in: view.state, described: [view.progressTintColor, view.tintColor],
        orElse: attributes.tint(in: state, context, on: background))
  }

  /// The color of the look for texts.
  private var look: RGBA { attributes.valueColor(in: view.state, context, on: background) }

  /// The name of the view's style class.
  private static let className = "fdlFUIKPIProgressView"
}

extension KPIAttributesProvider {
  /// The digits' style in style sheets: the larger one, or the fraction style.
  fileprivate var digitStyle: FontStyleName {
    font(for: .metric).size < font(for: .unit).size * 2 ? .kpiNumber2 : .kpiNumber
  }
}

extension Theme {
  /// Returns the color of a ring's track: `primaryFill`, taken from V8 for V6 and V7, where it is
  /// white. Palettes before V5 lack it and use the progress color at a fifth of its opacity
  /// (chosen: Docs/sources/kpi.md#ring-track).
  fileprivate func ringTrack(under progress: RGBA, on background: Appearance) -> RGBA {
    if let given = customColor("primaryFill", on: background) { return given }
    return switch palette.version {
    case .v2, .v3, .v4: progress.fadedTo(0.2)
    case .v5, .v8: color("primaryFill", on: background, of: palette)
    case .v6, .v7: color("primaryFill", on: background, of: .named(.v8))
    }
  }
}
