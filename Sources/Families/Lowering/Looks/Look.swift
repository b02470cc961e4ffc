import FioriBasics
package import FioriModel

/// All differences between the looks: metrics, colors and choices.
///
/// No other code checks the look. No member has a default, so that a new look only compiles once it
/// is complete. A choice that depends on the palette or on the user's settings is a function.
package struct Look: Sendable {
  /// Returns the margin at the sides of a full-width view in compact width, in points; takes the width.
  package let compactMargin: @Sendable (Double) -> Double
  package let kpi: KPI
  package let ring: ProgressRing
  package let shell: Shell
  package let banner: Banner
  package let pageControl: Dots
  package let kpiHeader: KPIHeaderLook
  package let objectHeader: ObjectHeaderLook
  package let floorplan: Floorplan
  /// Whether the areas of bubbles are in proportion to their sizes, rather than to SAP's engine's
  /// measure (Docs/sources/charts.md#bubbles).
  package let drawsSizesAsAreas: Bool
  /// Whether amounts of whole units on an axis have the decimals of their currency
  /// (Docs/sources/charts.md#numbers).
  package let keepsCurrencyDecimals: Bool
}

extension Look {
  /// The style of KPI items in each context.
  package struct KPI: Sendable {
    /// The style in a KPI view, and for a KPI alone in a card.
    let view: @Sendable (KPIViewSize, ContentSizeCategory) -> any KPIAttributesProvider
    /// The style in a KPI header.
    let header: @Sendable (KPIViewSize, ContentSizeCategory) -> any KPIAttributesProvider
    /// The style above a card's chart.
    package let chartCard: @Sendable (ContentSizeCategory) -> any KPIAttributesProvider
    /// The style next to a header's texts or chart.
    let accessory: @Sendable (ContentSizeCategory) -> any KPIAttributesProvider
    /// The color in a state on a background.
    package let tint: @Sendable (ControlState, Appearance) -> ColorStyle
  }

  /// A chart floorplan. Lengths are in points.
  package struct Floorplan: Hashable, Sendable {
    package let status: Status
    package let summary: Summary
    /// The space between the texts and the summary, and between either and the chart.
    package let headSpacing: Double
    package let chartSpacing: Double
    /// Whether the titles of the axes and the legend are as far away and as large as in SAP's cells.
    package let isSpacedAsCells: Bool

    /// The place of the status.
    package enum Status: Hashable, Sendable {
      /// At the end of the title's line if both fit there.
      case besideTitle
      /// On a line of its own, in smaller letters, at the side where reading ends.
      case onOwnLine
    }

    /// The look of the numbers above the chart.
    package enum Summary: Hashable, Sendable {
      /// Quiet titles over values of a weight, with large aggregates; a line after the aggregates.
      case blocks(weight: Font.Weight)
      /// Titles and values of one size, aligned where reading ends, between hairlines.
      case table
    }
  }

  /// A progress ring and the texts below it. Lengths are in points.
  package struct ProgressRing: Sendable {
    package let digitWeight: Font.Weight
    /// The space between the ring and the first text below it.
    package let spacing: Double
    /// The space below the last text below the ring.
    package let bottomSpace: Double
    package let footnoteWidth: @Sendable (KPIProgressViewSize) -> Double
  }

  /// A card's corners, border and shadows.
  package struct Shell: Sendable {
    /// The corner radius in points.
    package let cornerRadius: Double
    /// The border; `nil` for none.
    package let border: Border?
    package let shadows: [Shadow]
  }

  /// A line inside the edges of a part. Lengths are in points.
  package struct Border: Sendable {
    let width: Double
    let color: ColorStyle
    /// The opacity, 0 to 1.
    let opacity: Double
    /// The distance from the edges to the outside of the line.
    let inset: Double

    package func border(in theme: Theme, on background: Appearance) -> Decoration.Border {
      Decoration.Border(
        width: width, color: theme.color(color, on: background).fadedTo(opacity), inset: inset)
    }
  }

  /// A banner message.
  package struct Banner: Sendable {
    /// The color of the title; `nil` for the color of the message kind.
    package let title: ColorStyle?
    package let background: ColorStyle
  }

  /// A page control. Lengths are in points.
  package struct Dots: Sendable {
    package let diameter: Double
    /// The distance between the centers of two dots.
    package let pitch: Double
    package let colors: @Sendable (Theme, Appearance) -> (current: RGBA, other: RGBA)
  }

  /// A KPI header.
  package struct KPIHeaderLook: Sendable {
    package let header: Header
  }

  /// The background of a header.
  package struct Header: Sendable {
    /// The default scheme of a header; `nil` for the surrounding view's.
    package let colorScheme: ColorScheme?
    package let background: @Sendable (Theme, Appearance) -> Decoration
  }

  /// An object header, its tags and its page control. Lengths are in points.
  package struct ObjectHeaderLook: Sendable {
    package let header: Header
    /// The space between the content and the strip of dots.
    package let pageControlSpacing: Double
    let lightTag: TagLook
    let darkTag: TagLook
    package let tagSidePadding: Double
    package let tagCornerRadius: Double
    /// The color of the count of hidden tags.
    package let tagCount: ColorStyle

    /// Returns the look of a tag on a background.
    package func tag(on background: Appearance) -> TagLook {
      switch background {
      case .light: lightTag
      case .dark: darkTag
      }
    }
  }

  /// The look of a tag without a color of its own.
  package enum TagLook: Sendable {
    /// A `nil` text is light or dark, whichever is more readable.
    case filled(ColorStyle, text: ColorStyle?)
    case outlined(Border, text: ColorStyle)
  }

  /// Returns the look of a generation; the only place that maps one to the other.
  package static func look(of generation: Environment.Generation) -> Look {
    switch generation {
    case .classic: .classic
    case .horizon: .horizon
    }
  }
}

extension Theme {
  /// The current look.
  package var look: Look { .look(of: generation) }
}
