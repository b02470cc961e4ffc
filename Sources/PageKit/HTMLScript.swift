/// Scripts as HTML has them.
package enum HTMLScript {
  /// JSON that may stand in a script element, which ends at no text in it: a `<` is only ever part of
  /// a text in JSON, and may be told by its number there.
  package static func text(_ json: [UInt8]) -> [UInt8] {
    var script: [UInt8] = []
    script.reserveCapacity(json.count)
    for byte in json {
      if byte == UInt8(ascii: "<") { script += #"\u003C"#.utf8 } else { script.append(byte) }
    }
    return script
  }
}
