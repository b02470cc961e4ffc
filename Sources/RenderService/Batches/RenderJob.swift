import FileKit
package import FioriRender

/// A batch: descriptions drawn to files.
package struct RenderJob: Sendable {
  /// Files, folders, patterns, and `-` for standard input.
  package var inputs: [String]
  /// A file, a folder, or `-` for standard output; `nil`: beside each input.
  package var output: String?
  /// None: what the output's extension names, or else what `encoding` needs, or PNG.
  package var formats: [Format] = []
  package var encoding = EncodingOptions()
  package var settings = RenderSettings()
  /// How many figures are drawn at a time; `nil`: one for each core.
  package var jobs: Int?
  /// Whether sound figures are drawn of a description in which others are wrong.
  package var keepsGoing = false
  /// Whether what is as it would be drawn is not drawn again.
  package var onlyChanged = false
  /// A file that tells what each picture is made of.
  package var dependencies: String?
  /// A file with all pictures of the run side by side.
  package var sheet: String?
  /// Whether what was drawn is printed, as JSON.
  package var printsSummary = false
  /// Makes what ends the run before all are drawn; asked where there is more than one figure.
  package var request: ShutdownRequest.Maker?
  /// Measures the stages; `nil`: nobody asks.
  package var timer: StageTimer?

  /// A batch of what some arguments name.
  package init(inputs: [String]) { self.inputs = inputs }

  /// Draws, and says what is to be said.
  ///
  /// - Throws: ``UsageError`` before anything is drawn, or ``RunFailure`` with what the first that went
  ///   wrong is; what has been said has no message.
  package func run(_ listener: any RunListener) throws {
    var batch = try Batch(inputs, settings, listener)
    let needsVectors = encoding.isAnimated || encoding.hasText
    let plan = try OutputPlan(
      output: output, formats: formats, defaultFormat: needsVectors ? .svg : .png,
      pictureCount: batch.soundNames.count, inputs: batch.inputs,
      hasSeveralInputs: batch.hasSeveralInputs, isOpen: batch.isOpen)
    try encoding.check(plan.formats)
    if printsSummary { try plan.checkSummary() }
    try OutputClash.check(batch, plan, besides: otherFiles)
    let sheet = try sheet.map(ContactSheetFile.init)
    do throws(RunFailure) {
      try draw(&batch, plan, sheet)
    } catch {
      batch.note(error)
    }
    try batch.end()
  }

  /// The files that are written besides the pictures, by their options.
  private var otherFiles: [String: String] {
    ["--deps": dependencies, "--sheet": sheet].compactMapValues(\.self)
  }

  private func draw(
    _ batch: inout Batch, _ plan: OutputPlan, _ sheet: ContactSheetFile?
  ) throws(RunFailure) {
    let source = batch.source.renderer
    let record =
      onlyChanged ? BuildJournal(settings: words(source), outputs: batch.outputs(plan)) : nil
    for warning in record?.warnings ?? [] { batch.warn(warning) }
    let renderer = timer.map { source.timed(by: $0) } ?? source
    let painter = FigurePainter(
      renderer: renderer, plan: plan, encoding: encoding, record: record,
      keepsDrawings: sheet != nil)
    var run = RenderRun(self, plan, listener: batch.listener, record: record, sheet: sheet)
    try run.begin(batch.failures)
    let request = batch.figureCount > 1 ? try request?() : nil
    let missingFolder = plan.missingFolder
    run = batch.reduce(into: run, jobs: jobs ?? Processors.count, until: request) {
      try painter.product(of: $0, in: $1)
    } _: { run, input, drawn, diagnostics in
      run.take(input, drawn, diagnostics)
    }
    // The folder of pictures that were drawn in vain is empty, and no other is removed.
    if let missingFolder { Folder.removeIfEmpty(missingFolder) }
    let isWhole = request?.isMade != true
    for failure in run.end(renderer, isWhole: isWhole) { batch.note(failure) }
  }

  /// What besides a figure decides what its picture is like.
  private func words(_ renderer: Renderer) -> [String] {
    let libraries = LibraryVersions.all.map { "\($0.name) \($0.version)" }
    return [Version.current, Version.build] + libraries + renderer.fontFiles
      + [
        "\(encoding.isAnimated)", "\(encoding.hasText)", encoding.idPrefix,
        settings.missingGlyphs.rawValue, settings.resources ?? "",
        "\(settings.messages.isStrict)",
      ]
  }
}
