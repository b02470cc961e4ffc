import FioriModel
import Synchronization

/// The folder that replaces the app's bundle: images and style sheets are found in it by name.
public enum AppResources {
  private static let state = Mutex("")

  /// The path of the folder, which is set once, before anything is drawn; the current directory
  /// until then.
  public static var folder: String {
    get { state.withLock { $0.isEmpty ? "." : $0 } }
    set { state.withLock { $0 = newValue } }
  }

  /// Returns the path in the folder of the first file with the name, followed by one of the
  /// extensions; `nil` if there is none.
  package static func file(named name: String, extensions: [String]) -> String? {
    let files = FileManager.default
    return ([name] + extensions.map { "\(name).\($0)" }).first { file in
      var isFolder: ObjCBool = false
      let path = URL(fileURLWithPath: folder).appendingPathComponent(file).path
      return !file.isEmpty && files.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }
}
