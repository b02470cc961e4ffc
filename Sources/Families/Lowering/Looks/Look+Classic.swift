import FioriBasics
import FioriModel

extension Look {
  /// The look of the SDK's reference pages.
  static let classic = Look(
    // Measured (Docs/sources/headers.md#spacing).
    compactMargin: { $0 < 414 ? 16 : 20 },
    kpi: KPI(
      view: { _, category in ClassicKPIAttributes(contentSizeCategory: category) },
      // Light digits at 34 points (Docs/sources/headers.md#kpi-header).
      header: { _, category in HeaderKPIAttributes(category: category) },
      // Light digits at 28 points (Docs/sources/cards.md#kpi).
      chartCard: { CardKPIAttributes(category: $0) },
      // Light digits at 36 points: at 48, the texts next to them would have only one word per line
      // (Docs/sources/headers.md#accessory-kpi).
      accessory: { AccessoryKPIAttributes(category: $0) },
      tint: { .classicTint(for: $0, on: $1) }),
    // The weight is chosen (Docs/sources/kpi.md#ring-value); for the gaps, see
    // Docs/sources/kpi.md#ring-caption.
    ring: ProgressRing(
      digitWeight: .light, spacing: 12, bottomSpace: 0, footnoteWidth: { $0.belowCaptionWidth }),
    // Chosen (Docs/sources/cards.md#shell).
    shell: Shell(
      cornerRadius: 8, border: nil, shadows: [.black(0.15, blur: 4, down: 2)]),
    // Chosen: the semantic colors of older palettes are designed for graphics, not for small text
    // on white, where `critical` has a contrast of 2 (Docs/sources/headers.md#banner).
    banner: Banner(title: "primaryLabel", background: "secondaryGroupedBackground"),
    // Chosen to match UIKit's control (Docs/sources/headers.md#dots).
    pageControl: Dots(diameter: 7, pitch: 16) { theme, background in
      switch background {
      case .light:
        (
          theme.color("primaryLabel", on: .light, orElse: "primary1"),
          theme.color("secondaryFill", on: .light, orElse: "primary4")
        )
      case .dark: (RGBA(0xFFFFFF), RGBA(0xFFFFFF).fadedTo(0.3))
      }
    },
    kpiHeader: KPIHeaderLook(
      header: Header(colorScheme: .dark, background: HeaderBackground.gradient)),
    objectHeader: ObjectHeaderLook(
      header: Header(colorScheme: nil, background: HeaderBackground.gradient),
      // See Docs/sources/headers.md#dots.
      pageControlSpacing: 8,
      // Stated (Docs/sources/headers.md#tags).
      lightTag: .outlined(
        Border(width: 0.5, color: "quaternaryLabel", opacity: 1, inset: 0), text: "secondaryLabel"),
      // In some palettes, this is nearly white (Docs/sources/headers.md#tags).
      darkTag: .filled("tertiaryLabel", text: nil),
      tagSidePadding: 3, tagCornerRadius: 4,
      // The classic look has no count, so it uses the color of its tags (chosen).
      tagCount: "secondaryLabel"),
    // Measured (Docs/sources/floorplan.md#classic).
    floorplan: Floorplan(
      status: .onOwnLine, summary: .table, headSpacing: 14, chartSpacing: 17,
      isSpacedAsCells: true),
    drawsSizesAsAreas: false,
    keepsCurrencyDecimals: true)
}
