import FileKit
import FioriRender
import Recordings
import SystemPackage

extension RenderSettings {
  /// Returns a session with the descriptions of a folder, each of whose figures has its own
  /// recording path.
  ///
  /// - Throws: A failure if the folder does not exist, the settings are invalid, or two figures
  ///   share a path.
  func session(
    recordedIn folder: String, _ listener: any RunListener
  ) throws -> DrawingSession {
    try RecordingFolder.check(folder)
    // Without descriptions, all recordings are orphans.
    let isRecorded = Folder.hasFile(FilePath(folder).appending(RecordingList.fileName).string)
    let session = try session(of: [folder], allowsNone: isRecorded, listener)
    let names = session.soundNames
    let plan = try OutputPlan(
      output: nil, formats: [.png], pictureCount: names.count, inputs: session.inputs)
    try OutputClash.check(names, session, plan, besides: [])
    return session
  }
}
