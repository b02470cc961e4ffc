import FileKit

/// Added files that have the bytes of removed ones.
enum PictureRenames {
  /// The path of the removed file for that of each added one that has its bytes, in the order of the
  /// names.
  static func find(
    added: [String], in new: PictureFolder, removed: [String], in old: PictureFolder
  ) -> [String: String] {
    guard !added.isEmpty else { return [:] }
    var waiting: [Int: [String]] = [:]
    for path in removed.sorted() {
      guard let bytes = try? old.file(path).pictureBytes() else { continue }
      waiting[bytes.hashValue, default: []].append(path)
    }
    var found: [String: String] = [:]
    for path in added.sorted() where !waiting.isEmpty {
      guard let bytes = try? new.file(path).pictureBytes() else { continue }
      let places = waiting[bytes.hashValue] ?? []
      // Names are not kept with their bytes, so that memory stays the same however many there are.
      guard let place = places.firstIndex(where: { (try? old.file($0).pictureBytes()) == bytes })
      else { continue }
      found[path] = waiting[bytes.hashValue]?.remove(at: place)
    }
    return found
  }
}
