import CommandKit
import FileKit
import FioriRender
import Recordings

extension Batch {
  /// The descriptions of a folder, each figure with a place beside them for what is recorded.
  ///
  /// - Throws: What to end with when there is no such folder, which has been said, or when two
  ///   figures have one place.
  init(recordedIn folder: String, _ options: DrawingOptions) throws {
    do throws(RunFailure) {
      try RecordingFolder.check(folder)
    } catch {
      Console(options: options.messages).show(error)
      throw ExitStatus(error.kind).code
    }
    try self.init([folder], options)
    let plan = try OutputPlan(
      output: nil, formats: [.png], pictureCount: soundNames.count, inputs: inputs)
    try OutputClash.check(self, plan, besides: [:])
  }

  /// The names of all recordings that the descriptions ask for, as far as these are sound.
  func recordingNames(in folder: RecordingFolder) -> Set<String> {
    Set(soundNames.map { folder.name($0.name, of: $0.input) })
  }
}
