import FioriBasics
import FioriModel

extension LintCheck {
  static let guidelines = LintCheck(
    level: .warning,
    demand: "A view in the horizon look keeps to the limits in SAP's guidelines.",
    reason:
      "A card is at most 520 points high, and its title and subtitle have at most three lines "
      + "together; a tag has at most two words, a banner two lines, and a KPI with an icon one unit. "
      + "Anything longer cannot be read at a glance. At the accessibility text sizes, heights and "
      + "lines are not checked.",
    remedy: "Shorten the text, or move some of it to the page that the view opens.",
    sources: [
      Source(
        title: "SAP Fiori for iOS Design Guidelines, as summarized by a designer at SAP",
        address: "https://github.com/JensMaurerSAP/SAP-Fiori-iOS")
    ]
  ) { subject in
    guard subject.isHorizon else { return [] }
    let sized = subject.hasAccessibilitySize ? [] : tallCards(subject) + longTexts(subject)
    return sized + longTags(subject) + crowdedIcons(subject)
  }

  private static let cardKinds: Set<String> = ["card", "chartCard", "kpiCard", "kpiProgressCard"]

  private static func tallCards(_ subject: LintSubject) -> [LintProblem] {
    subject.parts.filter { part in
      part.frame.kind.map(cardKinds.contains) == true && part.frame.size.height > tallestCard
    }.map { part in
      LintProblem(
        part.frame.sharedOrigin,
        "\(part.kind) is \(points(part.frame.size.height)) points high; the guideline allows "
          + "\(points(tallestCard))")
    }
  }

  /// Returns the heads of cards and the banners that have too many lines.
  private static func longTexts(_ subject: LintSubject) -> [LintProblem] {
    let heads = Dictionary(
      grouping: subject.texts.filter { ["title", "subtitle"].contains($0.part.kind) }
    ) { $0.part.owner ?? -1 }
    let cards = heads.sorted { $0.key < $1.key }.compactMap { _, texts -> LintProblem? in
      let count = texts.reduce(0) { $0 + $1.block.lines.count }
      guard texts.count == 2, count > mostHeadLines, let first = texts.first else { return nil }
      return LintProblem(
        first.block.origin,
        "title and subtitle have \(count) lines together; the guideline allows \(mostHeadLines)")
    }
    let banners = subject.texts.filter { part, block in
      part.isInBanner(subject) && block.lines.count > mostBannerLines
    }.map { part, block in
      LintProblem(
        block.origin,
        "the banner has \(block.lines.count) lines; the guideline allows \(mostBannerLines)")
    }
    return cards + banners
  }

  private static func longTags(_ subject: LintSubject) -> [LintProblem] {
    subject.texts.compactMap { part, block in
      let words = block.text.split(whereSeparator: \.isWhitespace)
      guard part.kind == "tag", words.count > mostTagWords, !block.origin.isEmpty else {
        return nil
      }
      return LintProblem(
        block.origin,
        "tag '\(block.text)' has \(words.count) words; the guideline allows \(mostTagWords)")
    }
  }

  /// Returns the KPIs with an icon and several units.
  private static func crowdedIcons(_ subject: LintSubject) -> [LintProblem] {
    let owners = Dictionary(grouping: subject.parts.filter { $0.owner != nil }) { $0.owner ?? 0 }
    return owners.sorted { $0.key < $1.key }.compactMap { _, parts in
      let units = parts.filter { $0.frame.kind == "unit" }
      guard units.count > 1, parts.contains(where: { $0.frame.kind == "icon" }),
        let block = units[1].frame.textBlock
      else { return nil }
      return LintProblem(
        block.origin, "a KPI with an icon has \(units.count) units; the guideline allows one")
    }
  }

  /// In points.
  private static let tallestCard = 520.0
  private static let mostHeadLines = 3
  private static let mostBannerLines = 2
  private static let mostTagWords = 2
}

extension LintPart {
  /// Whether the part is a text of a banner.
  fileprivate func isInBanner(_ subject: LintSubject) -> Bool {
    kind == "bannerMessage" || owner.map { subject.parts[$0].kind == "bannerMessage" } == true
  }
}
