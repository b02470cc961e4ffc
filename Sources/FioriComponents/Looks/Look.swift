import FioriBasics
import FioriModel

/// Everything in which the looks differ: lengths, colors and choices.
///
/// No other code asks which look is drawn. No member has a default, so a new look compiles only when
/// it is complete. A choice that depends on the palette or on the reader is a function.
struct Look: Sendable {
  let kpi: KPI
  let ring: ProgressRing
  let shell: Shell
  let banner: Banner
  let pageControl: Dots
  let kpiHeader: Header
  let objectHeader: ObjectHeaderLook
}

extension Look {
  /// Which style KPI items have in which place.
  struct KPI: Sendable {
    /// In a KPI view, and alone in a card.
    let view: @Sendable (KPIViewSize, ContentSizeCategory) -> any KPIAttributesProvider
    /// Above a card's chart.
    let chartCard: @Sendable (ContentSizeCategory) -> any KPIAttributesProvider
    /// Beside a header's texts, or beside its chart.
    let accessory: @Sendable (ContentSizeCategory) -> any KPIAttributesProvider
  }

  /// A progress ring and the texts below it. Lengths are in points.
  struct ProgressRing: Sendable {
    let digitWeight: Font.Weight
    /// Between the ring and the first text below it.
    let spacing: Double
    /// Below the last text below the ring.
    let bottomSpace: Double
    let footnoteWidth: @Sendable (KPIProgressViewSize) -> Double
  }

  /// A card's corners, border and shadows.
  struct Shell: Sendable {
    /// Points.
    let cornerRadius: Double
    /// `nil`: none.
    let border: Border?
    let shadows: [Shadow]
  }

  /// A line inside the edges of a part. Lengths are in points.
  struct Border: Sendable {
    let width: Double
    let color: ColorStyle
    /// 0 to 1.
    let opacity: Double
    /// From the edges to the line's outer side.
    let inset: Double

    func border(in theme: Theme, on ground: Appearance) -> Decoration.Border {
      Decoration.Border(
        width: width, color: theme.color(color, on: ground).fadedTo(opacity), inset: inset)
    }
  }

  /// A banner message.
  struct Banner: Sendable {
    /// Of the title; `nil`: the color of what the message means.
    let title: ColorStyle?
    let background: ColorStyle
  }

  /// A page control. Lengths are in points.
  struct Dots: Sendable {
    let diameter: Double
    /// Between the centers of two dots.
    let pitch: Double
    let colors: @Sendable (Theme, Appearance) -> (current: RGBA, other: RGBA)
  }

  /// The background of a header.
  struct Header: Sendable {
    /// The scheme of a header that is given none; `nil`: that of its surroundings.
    let colorScheme: ColorScheme?
    let background: @Sendable (Theme, Appearance) -> Decoration
  }

  /// An object header, its tags and its page control. Lengths are in points.
  struct ObjectHeaderLook: Sendable {
    let header: Header
    /// Between the content and the strip of the dots.
    let pageControlSpacing: Double
    let lightTag: TagLook
    let darkTag: TagLook
    let tagSidePadding: Double
    let tagCornerRadius: Double
    /// Of the count of tags that are left out.
    let tagCount: ColorStyle

    /// A tag on a background.
    func tag(on ground: Appearance) -> TagLook {
      switch ground {
      case .light: lightTag
      case .dark: darkTag
      }
    }
  }

  /// How a tag without a color of its own is drawn.
  enum TagLook: Sendable {
    /// `text` is `nil` where the text is light or dark, whichever is more readable.
    case filled(ColorStyle, text: ColorStyle?)
    case outlined(Border, text: ColorStyle)
  }

  /// The one place where a generation becomes a look.
  static func look(of generation: Environment.Generation) -> Look {
    switch generation {
    case .classic: .classic
    case .horizon: .horizon
    }
  }
}

extension Theme {
  /// The look that is drawn.
  var look: Look { .look(of: generation) }
}
