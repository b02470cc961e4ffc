import FileKit
import FioriBasics
import FioriRender
import SystemPackage

/// Draws the pictures of a job, and collects their findings.
struct FuzzRun: DrawingSink {
  /// A picture with the parts that break a rule.
  struct Product: Sendable {
    let name: String
    let drawing: Drawing
    let findings: [Diagnostic]
    /// The bytes of the file; empty if none is written.
    let png: [UInt8]
  }

  let job: FuzzJob
  let painter: FuzzPainter
  let plan: FuzzPlan
  let stem: String
  private var findings: [FuzzFinding] = []
  private var places: [FuzzFinding.Key: Int] = [:]
  private var pictureCount = 0
  /// The seeds whose changes together make a wrong description.
  private var rejectedCount = 0
  private var lacksGlyphs = false
  /// The seeds whose pictures are drawn.
  private var seeds: ArraySlice<Int> = []
  /// The failure that ends the run.
  private var failure: RunFailure?
  /// The pictures for the sheet.
  private var failed: [(drawing: Drawing, caption: String)] = []

  /// The number of seeds drawn at once, whose pictures are in memory.
  static let batch = 32
  /// The number of pictures on a sheet; no one looks at more.
  private static let sheetCount = 60
  private static let sheetName = "contact-sheet.png"

  init(job: FuzzJob, painter: FuzzPainter, plan: FuzzPlan, stem: String) {
    (self.job, self.painter, self.plan, self.stem) = (job, painter, plan, stem)
  }

  /// Notes the findings of the original description.
  mutating func note(_ found: [Diagnostic]) {
    for diagnostic in found {
      let place = place(of: diagnostic)
      findings[place].isInOriginal = true
    }
  }

  /// Draws the pictures of some seeds.
  mutating func draw(_ seeds: Range<Int>) throws(RunFailure) {
    let (painter, plan) = (painter, plan)
    let readings = Parallel.map(seeds.count) { offset in
      painter.reading(of: plan.description(plan.changes(seed: seeds.lowerBound + offset)))
    }
    let sound = zip(seeds, readings).filter { $0.1 != nil }
    rejectedCount += seeds.count - sound.count
    self.seeds = sound.map(\.0)[...]
    var session = DrawingSession(
      Inputs(read: sound.compactMap { $0.1 }.map { (painter.input, $0) }), painter.source)
    session.draw(into: &self, reports: false)
    if let failure { throw failure }
  }

  func product(of figure: Figure, in input: InputFile) throws -> (Product, [Diagnostic]) {
    let drawing = try painter.source.renderer.drawing(of: figure)
    let name = OutputPlan.name(of: figure, in: input)
    let product = Product(
      name: name.hasPrefix(stem) ? name : "\(stem)-\(name)", drawing: drawing,
      findings: drawing.lintDiagnostics(of: figure),
      png: job.output == nil ? [] : try painter.source.renderer.data(of: drawing, as: .png))
    return (product, [])
  }

  /// Takes the pictures of a seed; there is none if a figure cannot be drawn, since these changes together
  /// are not allowed.
  mutating func take(
    _ drawn: DrawnInput<Product>, of input: InputFile, _ diagnostics: [Diagnostic]
  ) -> [RunFailure] {
    guard let seed = seeds.popFirst(), failure == nil else { return [] }
    if let fault = drawn.faults.first {
      failure = RunFailure(
        kind: fault.kind, message: "seed \(seed): \(fault.message)", code: fault.code)
      return []
    }
    let products = drawn.isComplete ? drawn.products : []
    if products.isEmpty { rejectedCount += 1 }
    do throws(RunFailure) {
      for (_, product) in products { try take(product, seed) }
    } catch {
      failure = error
    }
    return []
  }

  private mutating func take(_ product: Product, _ seed: Int) throws(RunFailure) {
    pictureCount += 1
    if product.drawing.warnings.contains(where: \.isAboutMissingCharacters) { lacksGlyphs = true }
    if let output = job.output {
      try OutputFile.path(FilePath(output).appending("\(product.name)-\(seed).png").string)
        .write(product.png)
    }
    var rules: [String] = []
    for diagnostic in product.findings {
      let place = place(of: diagnostic)
      if findings[place].seeds.last != seed { findings[place].seeds.append(seed) }
      if let rule = diagnostic.rule, !findings[place].isInOriginal, !rules.contains(rule) {
        rules.append(rule)
      }
    }
    guard !rules.isEmpty, failed.count < Self.sheetCount, job.output != nil else { return }
    failed.append((product.drawing, "\(product.name)-\(seed): \(rules.joined(separator: ", "))"))
  }

  private mutating func place(of diagnostic: Diagnostic) -> Int {
    let key = FuzzFinding.Key(diagnostic)
    if let place = places[key] { return place }
    places[key] = findings.count
    findings.append(FuzzFinding(key: key, diagnostic: diagnostic))
    return findings.count - 1
  }

  /// Reports the findings, and writes the sheet of the pictures that show them and the smallest
  /// description of each.
  ///
  /// - Returns: Whether a rule of level error is broken.
  func end(_ listener: any RunListener) throws(RunFailure) -> Bool {
    if let output = job.output {
      for finding in findings { try write(finding, in: output) }
      try writeSheet(in: output)
    }
    let reported = listener.level.raised(findings.map(\.reported))
    listener.show(reported)
    if lacksGlyphs {
      listener.note(
        "some text is drawn as boxes because no font has its characters; add --font-path DIR "
          + "or --system-fonts")
    }
    if rejectedCount > 0 {
      listener.note("\(rejectedCount.counted("seed")) drew nothing, because the values conflict")
    }
    listener.announce(line(reported))
    return reported.hasErrors
  }

  private func line(_ reported: [Diagnostic]) -> String {
    let errors = reported.count { $0.severity == .error }
    let found = [(errors, "error"), (reported.count - errors, "warning")].filter { $0.0 > 0 }
    let words = found.isEmpty ? ["no findings"] : found.map { $0.0.counted($0.1) }
    return "fuzz: " + ([pictureCount.counted("picture")] + words).joined(separator: ", ")
  }

  private func write(_ finding: FuzzFinding, in folder: String) throws(RunFailure) {
    guard let seed = finding.seeds.first else { return }
    var shrinker = FuzzShrinker { [painter] in painter.isBroken(finding.key.rule, by: $0) }
    let smallest = shrinker.smallest(of: plan.changes(seed: seed), in: plan)
    let place = finding.key.place.compactMap { if case .key(let key) = $0 { key } else { nil } }
    let name = ([stem, finding.key.rule] + place.dropFirst()).joined(separator: "-")
    try OutputFile.path(FilePath(folder).appending("\(name).json").string)
      .write(Array("\(JSONText(smallest.value).text)\n".utf8))
  }

  private func writeSheet(in folder: String) throws(RunFailure) {
    guard !failed.isEmpty else { return }
    let file = OutputFile.path(FilePath(folder).appending(Self.sheetName).string)
    let bytes = try RunFailure.mapping({
      .wrongDescription(DiagnosticCode(of: $0), "\(file.name): \($0)")
    }) {
      let sheet =
        try (try? painter.source.renderer.sheet(of: failed, scale: 2))
        ?? painter.source.renderer.sheet(of: failed, scale: 1)
      return try painter.source.renderer.data(of: sheet, as: .png)
    }
    try file.write(bytes)
  }
}
