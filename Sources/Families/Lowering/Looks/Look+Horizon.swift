import FioriBasics
import FioriModel

extension Look {
  /// The look of the current SDK.
  static let horizon = Look(
    // Stated (Docs/sources/headers.md#spacing).
    compactMargin: { _ in 16 },
    kpi: KPI(
      view: { HorizonKPIAttributes(size: $0, contentSizeCategory: $1) },
      header: { HorizonKPIAttributes(size: $0, contentSizeCategory: $1) },
      // As large as in the classic look (Docs/sources/cards.md#kpi).
      chartCard: { HorizonKPIAttributes(size: .medium, contentSizeCategory: $0) },
      accessory: { HorizonKPIAttributes(size: .small, contentSizeCategory: $0) },
      tint: { state, _ in .tint(for: state) }),
    // The weight is chosen (Docs/sources/kpi.md#ring-value); for the gaps, see
    // Docs/sources/kpi.md#ring-caption.
    ring: ProgressRing(
      digitWeight: .regular, spacing: 7, bottomSpace: 5, footnoteWidth: { $0.diameter }),
    // Stated (Docs/sources/cards.md#shell).
    shell: Shell(
      cornerRadius: 16,
      border: Border(width: 0.3, color: "tertiaryLabel", opacity: 0.24, inset: 0.3),
      shadows: [.black(0.13, blur: 1, down: 0), .black(0.04, blur: 4, down: 2)]),
    // Stated (Docs/sources/headers.md#banner).
    banner: Banner(title: nil, background: "tertiaryBackground"),
    // Stated (Docs/sources/headers.md#dots).
    pageControl: Dots(diameter: 8, pitch: 28) { theme, background in
      // On light, the fallback color is indistinguishable from the current page's
      // (Docs/sources/headers.md#dots).
      let isFallback = !theme.palette.has("quaternaryLabel") && background == .light
      return (
        theme.color("primaryLabel", on: background),
        theme.color(
          "quaternaryLabel", on: background, orElse: isFallback ? "primary4" : "quaternaryLabel")
      )
    },
    kpiHeader: KPIHeaderLook(
      header: Header(colorScheme: nil) { HeaderBackground.flat($0, "header", on: $1) }),
    objectHeader: ObjectHeaderLook(
      header: Header(colorScheme: nil) {
        HeaderBackground.flat($0, "secondaryGroupedBackground", on: $1)
      },
      // See Docs/sources/headers.md#dots.
      pageControlSpacing: 16,
      // Stated (Docs/sources/headers.md#tags).
      lightTag: .filled("accentBackground10", text: "accentLabel10"),
      darkTag: .filled("accentBackground10", text: "accentLabel10"),
      tagSidePadding: 4, tagCornerRadius: 8, tagCount: "accentLabel10"),
    // Chosen (Docs/sources/floorplan.md#layout).
    floorplan: Floorplan(
      status: .besideTitle, summary: .blocks(weight: .bold), headSpacing: 16, chartSpacing: 16,
      isSpacedAsCells: false),
    drawsSizesAsAreas: true,
    keepsCurrencyDecimals: false)
}
