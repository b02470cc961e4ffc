import FileKit
package import FioriRender

/// A batch job: draws descriptions to files.
package struct RenderJob: Sendable {
  /// Files, folders, patterns, or `-` for standard input.
  package var inputs: [String]
  /// A file, a folder, or `-` for standard output; `nil` to write next to each input.
  package var output: String?
  /// The formats; if empty, the format of the output's extension, otherwise one that supports
  /// `encoding`, or PNG.
  package var formats: [Format] = []
  package var encoding = EncodingOptions()
  package var settings = RenderSettings()
  /// The number of figures drawn in parallel; `nil` means one per core.
  package var jobs: Int?
  /// Whether to draw the valid figures of a description with errors in others.
  package var keepsGoing = false
  /// Whether to skip pictures that are up to date.
  package var onlyChanged = false
  /// The file for the sources of each picture.
  package var dependencies: String?
  /// The file for a contact sheet of all pictures.
  package var sheet: String?
  /// The keys on the sides of the contact sheet if it is a matrix; `nil` for pictures in rows.
  package var matrix: MatrixKeys?
  /// The paper of a contact sheet that is a PDF; `nil` for one page with all pictures.
  package var paper: Paper?
  /// The file that maps names of pictures to row values.
  package var names: String?
  /// Whether to print a summary of the pictures as JSON.
  package var printsSummary = false
  /// The option that makes a caller write to standard output, where no picture can then go; `nil` for
  /// none.
  package var otherOutput: String?
  /// The function that creates a request to end the run early; called if there are several figures.
  package var request: ShutdownRequest.Maker?
  /// The log of the sources of the pictures, for a run that is repeated; `nil` for a single run.
  var watch: SourceLog?
  /// The names of inputs that nothing has changed for since the run before.
  var upToDate: ExactTexts = []
  /// The timer for the stages, or `nil` to measure nothing.
  package var timer: StageTimer?

  /// Creates a job for command line arguments.
  package init(inputs: [String]) { self.inputs = inputs }

  /// Draws the pictures and reports the diagnostics.
  ///
  /// - Throws: ``UsageError`` before anything is drawn, or ``RunFailure`` with the kind of the
  ///   first failure; its message is empty if it has been reported.
  package func run(_ listener: any RunListener) throws {
    let start = ContinuousClock.now
    var session = try settings.session(of: inputs, listener)
    let needsVectors = encoding.isAnimated || encoding.hasText
    let names = keepsGoing ? session.allNames : session.soundNames
    let plan = try OutputPlan(
      output: output, formats: formats, defaultFormat: needsVectors ? .svg : .png,
      pictureCount: names.count, inputs: session.inputs,
      hasSeveralInputs: session.hasSeveralInputs, isOpen: session.isOpen, joinsPages: true)
    try encoding.check(plan.formats)
    if let document = plan.document, onlyChanged {
      throw UsageError(
        "--if-changed needs one file per picture; use a folder instead of -o \(document.name).")
    }
    try plan.checkTerminal()
    if let option = printsSummary ? "--json" : otherOutput { try plan.check(besides: option) }
    try OutputClash.check(names, session, plan, besides: otherFiles)
    let matrix = try matrix.map { try PictureMatrix($0, of: session) }
    let sheet = try sheet.map {
      try ContactSheetFile(path: $0, paper: paper, matrix, isAnimated: encoding.isAnimated)
    }
    try session.end { session throws(RunFailure) in
      try draw(&session, plan, sheet, since: start)
    }
  }

  /// The files that are written besides the pictures, by option.
  var otherFiles: [(option: String, path: String)] {
    var files: [(option: String, path: String)] = []
    if let dependencies { files.append(("--deps", dependencies)) }
    if let sheet { files.append(("--sheet", sheet)) }
    if let names = self.names { files.append(("--names", names)) }
    return files
  }

  private func draw(
    _ session: inout DrawingSession, _ plan: OutputPlan, _ sheet: ContactSheetFile?,
    since start: ContinuousClock.Instant
  ) throws(RunFailure) {
    let source = session.source.renderer
    let record =
      onlyChanged
      ? BuildJournal(settings: journalSettings(source), outputs: session.outputs(plan)) : nil
    for warning in record?.warnings ?? [] { session.warn(warning) }
    var run = RenderRun(self, plan, session, record: record, sheet: sheet, since: start)
    watch?.add(outputs: session.outputs(plan).map(\.name) + otherFiles.map(\.path))
    try run.begin(session.failures)
    let request = session.figureCount > 1 ? try request?() : nil
    let missingFolders = plan.missingFolders(for: session.inputs)
    let jobs = jobs ?? Processors.count
    if let request { run.renderer = source.cancelled(by: request.token) }
    let timed = timer.map { run.renderer.timed(by: $0) } ?? run.renderer
    if !keepsGoing {
      if run.drawsWhileChecking(session) { run.renderer = timed }
      run.wrongTables = session.wrongTables(jobs: jobs, until: request) { [run] in
        try run.check($0, in: $1)
      }
    }
    run.renderer = timed
    session.draw(
      into: &run, jobs: jobs, takesRows: true, until: request, only: indices(in: session, plan))
    if let names, request?.isMade != true {
      do throws(RunFailure) {
        try OutputFile.path(names).write(session.namesJSON)
      } catch {
        session.note(error)
      }
    }
    // A new folder in which no picture was kept is empty and is removed.
    for folder in missingFolders { Folder.removeIfEmpty(folder) }
    let isWhole = request?.isMade != true
    let pictureCount = session.figureCount * plan.formats.count
    for failure in run.end(source, isWhole: isWhole, of: pictureCount) { session.note(failure) }
  }

  /// Returns the indices of the inputs to draw: of all if there is a file for the whole run, or else of those
  /// that are not up to date; `nil` for all.
  private func indices(in session: DrawingSession, _ plan: OutputPlan) -> [Int]? {
    guard !upToDate.isEmpty, otherFiles.isEmpty, plan.document == nil else { return nil }
    return session.surveys.indices.filter {
      session.surveys[$0] != nil && !upToDate.contains(session.inputs[$0].name)
    }
  }

  /// Returns the settings besides the figure that affect its picture.
  private func journalSettings(_ renderer: Renderer) -> [String] {
    let libraries = LibraryVersions.all.map { "\($0.name) \($0.version)" }
    return [Version.current, Version.build] + libraries + renderer.fontFiles
      + [
        "\(encoding.isAnimated)", "\(encoding.hasText)", "\(encoding.isOptimized)",
        encoding.idPrefix,
        settings.missingGlyphs.rawValue, settings.resources ?? "",
        "\(settings.messages.isStrict)",
      ]
  }
}
