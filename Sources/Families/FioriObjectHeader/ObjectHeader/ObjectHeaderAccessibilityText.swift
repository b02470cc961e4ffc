import FioriBasics
import FioriModel

/// The accessibility text of an object header: its parts in reading order.
struct ObjectHeaderAccessibilityText {
  let builder: ObjectHeaderBuilder

  private var header: ObjectHeader { builder.header }

  var title: String { header.headlineText?.string ?? "" }

  /// The text of each page.
  var pages: [String] {
    let plan = builder.plan
    let own =
      spoken([
        header.headlineText, header.subheadlineText,
      ]) + [builder.kpi?.words].compactMap(\.self)
      + spoken([header.statusText, header.substatusText])
      + spoken(header.tags.map(\.title)) + spoken([header.bodyText, header.footnoteText])
      + spoken(header.labelItems.map(\.text))
    let description = spoken([header.descriptionText])
    let detail = [builder.detail?.words].compactMap(\.self)
    let first =
      own + (plan.detail == .page ? [] : detail)
      + ([.below, .middle].contains(plan.description) ? description : [])
    return [AccessibilityText.joined(first, by: ",")] + (plan.detail == .page ? detail : [])
      + (plan.description == .page ? description : [])
  }

  private func spoken(_ texts: [Text?]) -> [String] {
    texts.compactMap { text in
      text.flatMap { $0.string.allSatisfy(\.isWhitespace) ? nil : $0.string }
    }
  }
}
