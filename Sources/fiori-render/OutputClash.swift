import ArgumentParser

/// Pictures that would overwrite each other.
enum OutputClash {
  /// Throws when two figures have the same place.
  static func check(_ batch: Batch, _ plan: OutputPlan) throws {
    var seen: [OutputFile: String] = [:]
    let inputs = Set(batch.inputs.map(\.place))
    for entry in batch.soundEntries {
      let input = batch.inputs[entry.input]
      for (_, file) in plan.outputs(for: entry.figure, of: input) {
        if inputs.contains(file.absolute), file != .standardOutput {
          throw ValidationError(
            "\(file.name) is an input and would be overwritten; name another place with -o.")
        }
        if let first = seen.updateValue(input.name, forKey: file.absolute) {
          throw ValidationError(
            "\(file.name) would be written twice, for \(first) and for \(input.name); "
              + "name the figures apart or draw them one by one.")
        }
      }
    }
  }
}
