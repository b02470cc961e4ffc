import FioriBasics
package import FioriElements
package import FioriLayout

extension FontEngine: TextShaper {
  package func shape(_ text: StyledText, with settings: TextSettings) throws -> ShapedText {
    let bytes = text.string.utf8CString
    guard bytes.count > 1 else {
      return ShapedText(clusters: [], isRightToLeft: false, missing: [])
    }
    let language = ShapingLanguage.tag(for: settings.language)
    let key = ShapedTextCache.Key(text, bytes: bytes, settings, language: language)
    if let known = key.flatMap({ shapedTexts[$0] }) { return known }
    let shaped = try bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { throw RenderError("read a text") }
      var shaping = try ParagraphShaping(
        text, settings, language: language, start: start, count: buffer.count - 1)
      try withFontMap { try shaping.run(in: $0, library) }
      return shaping.result
    }
    if let key { shapedTexts[key] = shaped }
    return shaped
  }
}
