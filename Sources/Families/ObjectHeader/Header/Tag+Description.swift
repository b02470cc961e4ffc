import FioriBasics
package import FioriModel

extension ValueReader where Value == Tag {
  /// A text, or an object with a `title`; in Swift, a literal if it is just a plain word.
  package static let tag = object(
    "tag", "A tag: a text, or an object with a title.",
    examples: ["Started", ["title": "Started", "fillColor": "positiveLabel"]],
    over: Tag(title: ""), taking: Tag.parameters,
    or: ValueReader<Text>.fioriText,
    where: {
      !$0.isObject || $0.member("text") != nil || ($0.isTextValue && $0.member("title") == nil)
    }, as: { Tag(title: $0) },
    swift: { tag, call in
      let title = ValueReader<Text>.fioriText.swift(tag.title)
      if call.arguments.count == 1, case .string = title { return title }
      return .call(call)
    }, Tag.properties)
}
