import FioriLowering
package import FioriModel

extension ContentCard {
  package static let styleClasses = StyleClassRows(
    [
      "title", "subtitle", "headerAction", "counter", "rowItem", "action", "secondaryAction",
      "header", "footer", "description", "info", "columnTitle", "cell", "itemTitle", "label",
      "value",
    ].map { ("fdlFUICardView_\($0)", StyleAttribute.text) }, prefixes: ["fdlFUICardView"])
}
