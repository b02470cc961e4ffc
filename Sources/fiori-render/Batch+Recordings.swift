import CommandKit
import FileKit
import FioriRender
import Recordings
import RenderService

extension Batch {
  /// The descriptions of a folder, each figure with a place beside them for what is recorded.
  ///
  /// - Throws: Why there are none: no such folder, settings that cannot be followed, or two figures
  ///   with one place.
  init(recordedIn folder: String, _ command: some DrawingCommand) throws {
    try RecordingFolder.check(folder)
    try self.init([folder], command.settings, command.console)
    let plan = try OutputPlan(
      output: nil, formats: [.png], pictureCount: soundNames.count, inputs: inputs)
    try OutputClash.check(self, plan, besides: [:])
  }

  /// The names of all recordings that the descriptions ask for, as far as these are sound.
  func recordingNames(in folder: RecordingFolder) -> Set<String> {
    Set(soundNames.map { folder.name($0.name, of: $0.input) })
  }
}
