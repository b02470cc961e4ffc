import FioriBasics
import FioriModel

/// All differences between the looks: metrics, colors and choices.
///
/// No other code checks the look. No member has a default, so that a new look only compiles once it
/// is complete. A choice that depends on the palette or on the user's settings is a function.
struct Look: Sendable {
  let kpi: KPI
  let ring: ProgressRing
  let shell: Shell
  let banner: Banner
  let pageControl: Dots
  let kpiHeader: KPIHeaderLook
  let objectHeader: ObjectHeaderLook
}

extension Look {
  /// The style of KPI items in each context.
  struct KPI: Sendable {
    /// The style in a KPI view, and for a KPI alone in a card.
    let view: @Sendable (KPIViewSize, ContentSizeCategory) -> any KPIAttributesProvider
    /// The style above a card's chart.
    let chartCard: @Sendable (ContentSizeCategory) -> any KPIAttributesProvider
    /// The style next to a header's texts or chart.
    let accessory: @Sendable (ContentSizeCategory) -> any KPIAttributesProvider
    /// The weight of the values above a chart floorplan's chart, except for aggregates.
    let summaryWeight: Font.Weight
  }

  /// A progress ring and the texts below it. Lengths are in points.
  struct ProgressRing: Sendable {
    let digitWeight: Font.Weight
    /// The space between the ring and the first text below it.
    let spacing: Double
    /// The space below the last text below the ring.
    let bottomSpace: Double
    let footnoteWidth: @Sendable (KPIProgressViewSize) -> Double
  }

  /// A card's corners, border and shadows.
  struct Shell: Sendable {
    /// The corner radius in points.
    let cornerRadius: Double
    /// The border; `nil` for none.
    let border: Border?
    let shadows: [Shadow]
  }

  /// A line inside the edges of a part. Lengths are in points.
  struct Border: Sendable {
    let width: Double
    let color: ColorStyle
    /// The opacity, 0 to 1.
    let opacity: Double
    /// The distance from the edges to the outside of the line.
    let inset: Double

    func border(in theme: Theme, on background: Appearance) -> Decoration.Border {
      Decoration.Border(
        width: width, color: theme.color(color, on: background).fadedTo(opacity), inset: inset)
    }
  }

  /// A banner message.
  struct Banner: Sendable {
    /// The color of the title; `nil` for the color of the message kind.
    let title: ColorStyle?
    let background: ColorStyle
  }

  /// A page control. Lengths are in points.
  struct Dots: Sendable {
    let diameter: Double
    /// The distance between the centers of two dots.
    let pitch: Double
    let colors: @Sendable (Theme, Appearance) -> (current: RGBA, other: RGBA)
  }

  /// A KPI header.
  struct KPIHeaderLook: Sendable {
    let header: Header
    /// The default alignment of its KPI views.
    let alignment: KPIHeader.Alignment
  }

  /// The background of a header.
  struct Header: Sendable {
    /// The default scheme of a header; `nil` for that of the surrounding view.
    let colorScheme: ColorScheme?
    let background: @Sendable (Theme, Appearance) -> Decoration
  }

  /// An object header, its tags and its page control. Lengths are in points.
  struct ObjectHeaderLook: Sendable {
    let header: Header
    /// The space between the content and the strip of dots.
    let pageControlSpacing: Double
    let lightTag: TagLook
    let darkTag: TagLook
    let tagSidePadding: Double
    let tagCornerRadius: Double
    /// The color of the count of hidden tags.
    let tagCount: ColorStyle

    /// Returns the look of a tag on a background.
    func tag(on background: Appearance) -> TagLook {
      switch background {
      case .light: lightTag
      case .dark: darkTag
      }
    }
  }

  /// The look of a tag without a color of its own.
  enum TagLook: Sendable {
    /// A `nil` text is light or dark, whichever is more readable.
    case filled(ColorStyle, text: ColorStyle?)
    case outlined(Border, text: ColorStyle)
  }

  /// Returns the look of a generation; the only place that maps one to the other.
  static func look(of generation: Environment.Generation) -> Look {
    switch generation {
    case .classic: .classic
    case .horizon: .horizon
    }
  }
}

extension Theme {
  /// The current look.
  var look: Look { .look(of: generation) }
}
