public import FioriBasics
public import FioriDocuments
public import FioriDrawing
import FioriLayout
import FioriModel
import FioriNative

/// Draws figures. A renderer may be used by any number of tasks at the same time.
///
/// <doc:Pipeline> explains the steps from a figure's description to bytes:
///
///     Document (JSON) → Figure → LoweredView (elements) → Frame → DisplayList → Canvas
///
/// The same figure always produces the same bytes, within the limits described in <doc:Determinism>.
public final class Renderer: Sendable {
  let engines: FontEnginePool
  private let missingGlyphs: Severity
  private let limits: RenderLimits
  /// The timer of the stages, or `nil` if they are not timed.
  private let timer: StageTimer?
  /// The token that cancels drawing, or `nil` if nothing does.
  private let token: CancellationToken?

  /// Creates a renderer with the bundled fonts and the fonts of the options. Fonts are read once
  /// and shared by all renderers that use the same ones.
  ///
  /// `missingGlyphs` is the severity of characters that no font has; `limits` are the limits on the
  /// size and the time of a figure.
  public init(
    fonts: FontOptions = FontOptions(), missingGlyphs: Severity = .warning,
    limits: RenderLimits = RenderLimits()
  ) throws(FontError) {
    self.limits = limits.bounded
    engines = try FontEnginePool.pool(for: fonts)
    self.missingGlyphs = missingGlyphs
    (timer, token) = (nil, nil)
  }

  private init(
    _ renderer: Renderer, limits: RenderLimits, timer: StageTimer?, token: CancellationToken?
  ) {
    (engines, missingGlyphs) = (renderer.engines, renderer.missingGlyphs)
    (self.limits, self.timer, self.token) = (limits, timer, token)
  }

  /// Returns the same renderer, with the stages of its figures timed.
  public func timed(by timer: StageTimer) -> Renderer {
    Renderer(self, limits: limits, timer: timer, token: token)
  }

  /// Returns the same renderer, which stops at the next stage once the token is cancelled; drawing then
  /// throws a `CancellationError`.
  public func cancelled(by token: CancellationToken) -> Renderer {
    Renderer(self, limits: limits, timer: timer, token: token)
  }

  /// Prepares for drawing on several threads at a time: an engine for each, with its fonts open.
  ///
  /// Without it, the first pictures take a few milliseconds longer.
  public func prepare(threadCount: Int) throws {
    // Opening the fonts may take longer than a figure may.
    var limits = limits
    limits.timeout = nil
    try Renderer(self, limits: limits, timer: nil, token: nil).warmUp(threadCount: threadCount)
  }

  private func warmUp(threadCount: Int) throws {
    guard threadCount > 0 else { return }
    let sample = KPIView(items: [.metric("0"), .unit("%")], caption: "0")
    _ = try data(of: drawing(of: Figure(sample)), as: .png)
    // Holding one engine makes the pool create the next.
    try engines.withEngine { _ in try warmUp(threadCount: threadCount - 1) }
  }

  /// Lays a figure out.
  ///
  /// - Throws: ``DescriptionError`` with all errors of the figure, ``RenderError``, or a
  ///   `CancellationError`.
  public func drawing(of figure: Figure) throws -> Drawing {
    let check = FigureDiagnostics(
      figure: figure, families: engines.library.families, limits: limits)
    let deadline = limits.timeout.map {
      FigureDeadline($0, after: figure.reading?.duration ?? .zero, lateness: check.lateness($0))
    }
    timer?.count(figure)
    let noted =
      figure.textDiagnostics + check.environmentDiagnostics + check.costDiagnostics
    guard !noted.hasErrors else { throw DescriptionError(diagnostics: noted) }
    return try engines.withEngine { engine in
      var stages = try StageClock(timer, deadline, token)
      let themeLog = ThemeAccessLog(hasSheets: !figure.styleSheets.isEmpty)
      let fileLog = FileAccessLog()
      let theme = theme(for: figure, themeLog)
      let latinDigits = try latinDigits(for: figure.environment, theme, engine)
      var environment = figure.drawnEnvironment
      let context = LoweringContext(
        environment, theme: theme, page: figure.page, limits: limits,
        shared: figure.sharedRange,
        memory: memory(of: engine, for: figure, in: environment, latinDigits),
        numbers: latinDigits ?? ICUNumbers.shared, times: latinDigits ?? ICUTimes.shared)
      let view = latinDigits.map { figure.written(by: $0, $0).view } ?? figure.view
      let lowered = view.lowered(in: context)
      try stages.pass(.lowering)
      let cost = check.textDiagnostics(lowered.element)
      guard cost.isEmpty else { throw DescriptionError(diagnostics: noted + cost) }
      if lowered.hasOwnWidth { environment.width = nil }
      let picture = PictureLayout(environment: environment)
      let settings = textSettings(for: figure.environment)
      let images = ImageLoader(
        folder: figure.resources, scale: figure.environment.scale, log: fileLog,
        fonts: (engine, settings)
      ).images(of: lowered.element)
      let layout = try Layout(
        of: lowered.element, in: picture.constraints, shaper: engine,
        settings: settings, images: images, limits: limits)
      try stages.pass(.layout)
      let placed = picture.frame(around: layout.frame)
      let ink = try InkCheck(placed, in: Rect(origin: .zero, size: placed.size), engine)
      let frame = picture.frame(placed, withRoomFor: ink)
      let size = PictureSize(layout: frame.size, scale: figure.environment.scale)

      let findings =
        lowered.findings + layout.findings + picture.findings(for: layout.frame)
        + picture.findings(for: ink)
        + Self.findings(for: figure.page, paging: layout.paging)
      let background = figure.environment.background.map { theme.color($0) }
      let contrast = check.contrastDiagnostics(frame, on: background)
      let diagnostics =
        noted + check.digitDiagnostics(latinDigits, missingGlyphs)
        + check.diagnostics(findings, size: size) + contrast.invisible
        + check.themeDiagnostics(themeLog, theme)
      guard !diagnostics.hasErrors else { throw DescriptionError(diagnostics: diagnostics) }

      var list = DisplayList(size: size, background: background)
      list.append(frame, at: .zero)
      stages.end(.painting)
      let ground = theme.palette.background(of: .plain(on: theme.appearance))
      return Drawing(
        displayList: list, background: list.background ?? ground,
        accessibilityText: figure.accessibilityText.map { AccessibilityText(title: $0, text: $0) }
          ?? lowered.accessibilityText.text(layout, in: context.phrases),
        pageCount: layout.paging?.pages.count, page: layout.paging?.current, warnings: diagnostics,
        contrastWarnings: contrast.hard,
        imageFiles: fileLog.all, searchedImagePaths: fileLog.searchedPaths,
        layout: DrawnLayout(
          frame: frame, background: background,
          ground: background?.composited(over: ground) ?? ground, theme: theme,
          findings: findings),
        writesLatinDigits: latinDigits != nil, deadline: deadline?.paused, origin: figure.origin)
    }
  }

  /// Returns the problems of style sheets used together, besides their syntax: unknown classes,
  /// attributes, colors, fonts and constants, and rules without effect. At most a thousand are
  /// returned, errors before others.
  public func diagnostics(of styleSheets: [StyleSheet]) -> [Diagnostic] {
    StyleSheetSemanticCheck(
      styleSheets, classes: ComponentCatalog.styleClasses, fonts: engines.library.faces
    ).diagnostics
  }

  /// The paths of all font files that pictures may use besides the bundled ones, sorted.
  public var fontFiles: [String] { engines.library.addedFiles }

  /// The fonts that pictures may use.
  package var loadedFonts: [LoadedFont] { engines.library.loadedFonts }

  /// The SHA-256 of each font that pictures may use, by file name, or by family and cut for bundled
  /// fonts.
  package var fontChecksums: [String: String] { engines.library.checksums }

  /// Returns the number of pages, or `nil` if the figure has no pages or cannot be drawn.
  public func pageCount(of figure: Figure) -> Int? {
    var figure = figure
    figure.page = 1
    return try? drawing(of: figure).pageCount
  }

  /// Returns the pixels of a drawing, the same as in its PNG.
  ///
  /// - Throws: ``DescriptionError`` when the figure times out, ``RenderError``, or a
  ///   `CancellationError`.
  public func bitmap(of drawing: Drawing) throws -> Bitmap {
    try engines.withEngine { engine in
      var stages = try StageClock(timer, drawing.deadline?.resumed, token)
      let canvas = try PixelCanvas.painted(drawing.displayList, engine: engine)
      try stages.pass(.painting)
      return try canvas.bitmap()
    }
  }

  /// Returns a drawing as the bytes of a file.
  ///
  /// - Throws: ``DescriptionError`` when the figure times out, ``RenderError``, or a
  ///   `CancellationError`.
  public func data(of drawing: Drawing, as output: DrawingOutput) throws -> [UInt8] {
    try engines.withEngine { engine in
      let list = drawing.displayList
      var stages = try StageClock(timer, drawing.deadline?.resumed, token)
      defer { stages.end(.encoding(output.format)) }
      switch output {
      case .png(let options):
        let canvas = try PixelCanvas.painted(list, engine: engine)
        try stages.pass(.painting)
        return try canvas.png(isOptimized: options.isOptimized)
      case .webp(let options):
        if options.isAnimated, !list.movingParts.isEmpty {
          try drawing.checkSizeOfAnimatedWebP()
          return try PixelCanvas.animatedWebP(of: list, engine: engine, check: stages.check)
        }
        let canvas = try PixelCanvas.painted(list, engine: engine)
        try stages.pass(.painting)
        return try canvas.webp(isOptimized: options.isOptimized)
      case .pdf:
        var canvas = try PDFCanvas(
          list.size, title: drawing.accessibilityText.title,
          alternativeText: drawing.accessibilityText.line, engine: engine)
        try list.paint(on: &canvas)
        try stages.pass(.painting)
        return try canvas.pdf()
      case .svg(let options):
        var canvas = SVGCanvas(
          list.size, accessibilityText: drawing.accessibilityText, outlines: engine,
          idPrefix: options.idPrefix, shadows: engine.svgShadows,
          isAnimated: options.isAnimated,
          fontNames: options.hasText ? { engine.library.description(of: $0) } : nil,
          pngEncoder: { try PNGEncoder.encode($0, pixelsPerPoint: 1) })
        try list.paint(on: &canvas)
        try stages.pass(.painting)
        return canvas.svg.bytes
      }
    }
  }

  /// Returns findings about a requested page if the view has no pages.
  private static func findings(for page: Int?, paging: Paging?) -> [Finding] {
    guard let page, page != 1, paging == nil else { return [] }
    let message = Message.noSuchPage(page)
    return [.error(DescriptionPath(), message)]
  }

  /// Returns the formatter of numbers in Latin digits if no loaded font has the digits of the
  /// locale.
  private func latinDigits(
    for environment: Environment, _ theme: Theme, _ engine: FontEngine
  ) throws -> LatinDigits? {
    guard let digits = ICUNumbers.shared.ownDigits(of: environment.locale) else { return nil }
    let text = StyledText(digits, font: theme.font(.body), color: RGBA(0x000000))
    let shaped = try engine.shape(text, with: textSettings(for: environment))
    return shaped.missing.isEmpty ? nil : LatinDigits()
  }

  /// Returns the parts of the last figure, or `nil` for a figure whose parts depend on more than on their descriptions
  /// and the environment.
  private func memory(
    of engine: FontEngine, for figure: Figure, in environment: Environment,
    _ latinDigits: LatinDigits?
  ) -> PartMemory? {
    guard figure.styleSheets.isEmpty, figure.sharedRange == nil, figure.page == nil,
      latinDigits == nil
    else {
      return nil
    }
    return engine.memory.ready(
      for: PartMemory.Setting(
        environment: environment, missingGlyphs: missingGlyphs, limits: limits))
  }

  private func textSettings(for environment: Environment) -> TextSettings {
    TextSettings(
      family: environment.fontFamily ?? EmbeddedFonts.family, language: environment.locale,
      direction: environment.layoutDirection, missingGlyphs: missingGlyphs,
      families: engines.library.families)
  }

  private func theme(for figure: Figure, _ log: ThemeAccessLog) -> Theme {
    guard !figure.styleSheets.isEmpty else { return Theme(figure.environment, log: log) }
    let rules = StyleSheetRules(figure.styleSheets, on: figure.environment.styleSheetMediaContext)
    return Theme(
      figure.environment, rules: rules, classes: ComponentCatalog.styleClasses,
      fonts: engines.library.faces, log: log)
  }
}

extension LoweredAccessibilityText {
  /// Returns the accessibility text of the page and the parts that a layout shows.
  fileprivate func text(_ layout: Layout, in phrases: Phrases) -> AccessibilityText {
    let paging = layout.paging
    return text(
      shown: paging?.shown ?? 0..<0, page: paging?.current ?? 1, of: paging?.pages.count ?? 1,
      leftOut: Set(layout.frame.allLosses.filter(\.isWhole).map(\.origin)), in: phrases)
  }
}
