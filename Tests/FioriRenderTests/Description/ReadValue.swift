import FioriReading
import FioriRender

@testable import TestSupport

/// A value as a reader reads it from JSON, and what it says of it.
struct ReadValue<Value> {
  let value: Value?
  /// `LINE:COLUMN: error: PATH: MESSAGE`, the value's own path being `text`.
  let lines: [String]

  init(_ json: String, as reader: ValueReader<Value>) {
    var description = DescriptionReader(file: "kpi.json")
    let reading = readJSON(json)
    description.take(reading)
    value = reading.root.flatMap { reader.read($0, DescriptionPath(.key("text")), &description) }
    lines = description.diagnostics.map { String($0.description.dropFirst("kpi.json:".count)) }
  }
}
