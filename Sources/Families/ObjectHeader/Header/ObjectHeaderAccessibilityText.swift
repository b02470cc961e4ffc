import FioriBasics
import FioriLowering
import FioriModel

/// The accessibility text of an object header: its parts in reading order.
struct ObjectHeaderAccessibilityText {
  let builder: ObjectHeaderBuilder

  private var header: ObjectHeader { builder.header }

  var title: String { spoken([header.headlineText]).first ?? "" }

  /// The text of each page.
  var pages: [String] {
    let plan = builder.plan
    let own =
      spoken([
        header.headlineText, header.subheadlineText,
      ]) + [builder.kpi?.text].compactMap(\.self)
      + [
        status(header.statusText, header.statusImage),
        status(header.substatusText, header.substatusImage),
      ].compactMap(\.self)
      + spoken(header.tags.flatMap { [$0.title, $0.rule?.title.map { Text($0) }] })
      + spoken([header.bodyText, header.footnoteText])
      + spoken(header.labelItems.map(\.text))
    let description = spoken([header.descriptionText])
    let detail = [builder.detail?.text].compactMap(\.self)
    let first =
      own + (plan.detail == .page ? [] : detail)
      + ([.below, .middle].contains(plan.description) ? description : [])
    return [AccessibilityText.joined(first, by: ",")] + (plan.detail == .page ? detail : [])
      + (plan.description == .page ? description : [])
  }

  /// Returns a status; the text of an icon alone is its meaning.
  private func status(_ text: Text?, _ image: Image?) -> String? {
    spoken([text]).first
      ?? image.flatMap { AccessibilityText.meaning(of: $0, in: builder.context.phrases) }
  }

  private func spoken(_ texts: [Text?]) -> [String] {
    texts.compactMap { AccessibilityText.spoken($0, in: builder.context) }
  }
}
