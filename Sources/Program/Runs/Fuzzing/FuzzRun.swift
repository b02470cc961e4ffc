import FileKit
import FioriBasics
import FioriRender
import SystemPackage

/// The pictures of a job that have been drawn, with what they show.
struct FuzzRun {
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
  /// The pictures for the sheet.
  private var failed: [(drawing: Drawing, caption: String)] = []

  /// The number of seeds drawn at once, whose pictures are in memory.
  static let batch = 32
  /// The number of pictures on a sheet, more of which nobody looks at.
  private static let sheetCount = 60
  private static let sheetName = "contact-sheet.png"

  init(job: FuzzJob, painter: FuzzPainter, plan: FuzzPlan, stem: String) {
    (self.job, self.painter, self.plan, self.stem) = (job, painter, plan, stem)
  }

  /// Notes what the given description shows itself.
  mutating func note(_ given: [Diagnostic]) {
    for diagnostic in given {
      let place = place(of: diagnostic)
      findings[place].isGiven = true
    }
  }

  /// Draws the pictures of some seeds.
  mutating func draw(_ seeds: Range<Int>) throws(RunFailure) {
    let (painter, plan, needsBytes) = (painter, plan, job.output != nil)
    let drawn = Parallel.map(seeds.count) { offset in
      Result { () throws(RunFailure) in
        let changes = plan.changes(seed: seeds.lowerBound + offset)
        let products = try painter.products(of: plan.description(changes))
        var pictures: [(product: FuzzPainter.Product, bytes: [UInt8])] = []
        for product in products {
          pictures.append((product, needsBytes ? try painter.png(of: product.drawing) : []))
        }
        return pictures
      }
    }
    for (seed, result) in zip(seeds, drawn) {
      let pictures: [(product: FuzzPainter.Product, bytes: [UInt8])]
      do throws(RunFailure) {
        pictures = try result.get()
      } catch {
        throw RunFailure(kind: error.kind, message: "seed \(seed): \(error.message)")
      }
      if pictures.isEmpty { rejectedCount += 1 }
      for (product, bytes) in pictures { try take(product, bytes, seed) }
    }
  }

  private mutating func take(
    _ product: FuzzPainter.Product, _ bytes: [UInt8], _ seed: Int
  ) throws(RunFailure) {
    pictureCount += 1
    if product.drawing.warnings.contains(where: \.isAboutMissingCharacters) { lacksGlyphs = true }
    if let output = job.output {
      try OutputFile.path(FilePath(output).appending("\(product.name)-\(seed).png").string)
        .write(bytes)
    }
    var rules: [String] = []
    for diagnostic in product.findings {
      let place = place(of: diagnostic)
      if findings[place].seeds.last != seed { findings[place].seeds.append(seed) }
      if let rule = diagnostic.rule, !findings[place].isGiven, !rules.contains(rule) {
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
        "some texts are drawn as boxes, since no font has their characters; add --font-path DIR "
          + "or --system-fonts")
    }
    if rejectedCount > 0 {
      listener.note("\(rejectedCount.counted("seed")) drew nothing: the values exclude each other")
    }
    listener.tell(line(reported))
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
    let painter = painter
    var shrinker = FuzzShrinker { root in
      ((try? painter.products(of: root)) ?? []).contains { product in
        product.findings.contains { $0.rule == finding.key.rule }
      }
    }
    let smallest = shrinker.smallest(of: plan.changes(seed: seed), in: plan)
    let place = finding.key.place.compactMap { if case .key(let key) = $0 { key } else { nil } }
    let name = ([stem, finding.key.rule] + place.dropFirst()).joined(separator: "-")
    try OutputFile.path(FilePath(folder).appending("\(name).json").string)
      .write(Array("\(JSONText(smallest.value).text)\n".utf8))
  }

  private func writeSheet(in folder: String) throws(RunFailure) {
    guard !failed.isEmpty else { return }
    let file = OutputFile.path(FilePath(folder).appending(Self.sheetName).string)
    let bytes = try RunFailure.mapping({ .wrongDescription("\(file.name): \($0)") }) {
      let sheet =
        try (try? painter.renderer.sheet(of: failed, scale: 2))
        ?? painter.renderer.sheet(of: failed, scale: 1)
      return try painter.renderer.data(of: sheet, as: .png)
    }
    try file.write(bytes)
  }
}
