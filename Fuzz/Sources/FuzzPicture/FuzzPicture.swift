import FioriRender
import Foundation
import FuzzSupport

/// Draws a description with a style sheet and two images of its own, all of which libFuzzer changes:
/// what somebody may give to `render`.
///
/// The input is their bytes with a zero byte between them. What can be laid out is painted in every
/// format without a fault, and alike the second time.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPicture(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let parts = bytes.split(separator: 0, maxSplits: 3, omittingEmptySubsequences: false)
  let description = Array(parts[0])
  for (name, part) in zip(["sheet.nss", "icon.svg", "picture.png"], parts.dropFirst()) {
    let file = folder.appending(path: name)
    require((try? Data(part).write(to: file)) != nil, "\(file.path) cannot be written")
  }
  let document = Document(
    json: description, file: "fuzz.json", resources: ResourceFolder(path: folder.path))
  guard !document.diagnostics.hasErrors else { return 0 }
  let source = SourceText(description)
  for figure in document.figures.prefix(2) {
    let picture = SmallPicture(figure, in: source)
    require(picture == SmallPicture(figure, in: source), "drawn in another way")
  }
  return 0
}

/// A folder of this process.
private let folder: URL = {
  let folder = FileManager.default.temporaryDirectory.appending(path: "fuzz-\(getpid())")
  try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  return folder
}()
