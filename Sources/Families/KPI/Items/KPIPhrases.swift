package import FioriModel

/// The words for KPIs.
extension Phrase {
  package static let kpi = Phrase("kpi")
  package static let of = Phrase("of")
  package static let disabled = Phrase("disabled")
}
