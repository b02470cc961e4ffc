import FioriRender

/// Reads a text with the depth limit of the library.
func readJSON(_ text: String, depthLimit: Int = 64) -> JSONReading {
  readJSON(bytes: Array(text.utf8), depthLimit: depthLimit)
}

/// Reads bytes with the depth limit of the library.
func readJSON(bytes: [UInt8], depthLimit: Int = 64) -> JSONReading {
  var reader = JSONReader(bytes, depthLimit: depthLimit)
  return reader.read()
}

/// The problems as `line:column message`.
func jsonProblems(_ reading: JSONReading) -> [String] {
  reading.problems.map { "\($0.position.line):\($0.position.column) \($0.message)" }
}

/// The shortest JSON text of a value; nothing is nil.
func jsonText(_ node: JSONNode?) -> String {
  switch node?.value {
  case nil: "nothing"
  case .null: "null"
  case .bool(let flag): String(flag)
  case .number(let number): String(number)
  case .string(let text): jsonQuoted(text)
  case .array(let elements): "[" + elements.map(jsonText).joined(separator: ",") + "]"
  case .object(let members):
    "{"
      + members.map { jsonQuoted($0.key) + ":" + jsonText($0.value) }.joined(separator: ",")
      + "}"
  }
}

private func jsonQuoted(_ text: String) -> String {
  "\"" + text.unicodeScalars.map(jsonScalar).joined() + "\""
}

private func jsonScalar(_ scalar: Unicode.Scalar) -> String {
  if scalar == "\"" || scalar == "\\" { return "\\\(scalar)" }
  guard scalar.value < 0x20 else { return String(scalar) }
  let digits = String(scalar.value, radix: 16)
  return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
}
