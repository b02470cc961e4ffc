import FileKit
import FioriRender
import Recordings

extension DrawingSession {
  /// Reads the descriptions of a folder and checks that each figure has a recording path of its
  /// own.
  ///
  /// - Throws: A failure if the folder does not exist, the settings are invalid, or two figures
  ///   share a path.
  init(
    recordedIn folder: String, _ settings: RenderSettings, _ listener: any RunListener
  ) throws {
    try RecordingFolder.check(folder)
    try self.init([folder], settings, listener)
    let plan = try OutputPlan(
      output: nil, formats: [.png], pictureCount: soundNames.count, inputs: inputs)
    try OutputClash.check(soundNames, self, plan, besides: [])
  }
}
