import FileKit
import FioriRender
import FoundationEssentials
import Synchronization

/// The products of an input's rows, which wait until no row has an error.
///
/// They are listed in a file: a template can have a million rows, and a product takes more than a
/// kilobyte of memory. The drafts of products that are not taken are deleted.
final class HeldProducts: Sendable {
  fileprivate struct State: ~Copyable {
    var list: ScratchFile?
    /// The products that cannot be listed, by their place: those with a drawing, for a contact
    /// sheet, and those whose outputs are no files.
    var others: [Int: FigureProduct] = [:]
    /// The locks of the folders of the drafts.
    var locks: [DraftLock] = []
    var count = 0
    let encoder = JSONEncoder()
  }

  /// A product as a line of the list.
  fileprivate struct Line: Codable {
    let pictures: [Picture]
    let sources: [String]
  }

  fileprivate struct Picture: Codable {
    let facts: PictureFacts
    let output: String
    let byteCount: Int
    let draft: Draft?
    let origin: PictureDependencies?
  }

  fileprivate struct Draft: Codable {
    let path: String
    let place: String
    /// The index of the folder's lock.
    let lock: Int
  }

  private let state = Mutex(State())

  deinit { try? takeAll { _ in } }

  /// Adds a product behind the others.
  func append(_ product: FigureProduct) throws(RunFailure) {
    try state.withLock { state throws(RunFailure) in try state.append(product) }
  }

  /// Passes all products on in their order, and forgets them.
  func takeAll(_ body: (FigureProduct) -> Void) throws(RunFailure) {
    try state.withLock { state throws(RunFailure) in try state.takeAll(body) }
  }
}

extension HeldProducts.State {
  mutating func append(_ product: FigureProduct) throws(RunFailure) {
    defer { count += 1 }
    guard product.drawing == nil, let first = product.pictures.first?.output,
      product.pictures.allSatisfy({ $0.draft?.isFile ?? ($0.output != .standardOutput) })
    else {
      others[count] = product
      return
    }
    if list == nil { list = try ScratchFile(beside: first) }
    let pictures = product.pictures.map { picture in
      HeldProducts.Picture(picture, draft: picture.draft?.release().map { released($0) })
    }
    let line = HeldProducts.Line(pictures: pictures, sources: product.sources)
    do {
      try list?.append(Array(encoder.encode(line)))
    } catch {
      _ = restored(line)
      throw first.failure(error)
    }
  }

  private mutating func released(_ draft: ReleasedDraft) -> HeldProducts.Draft {
    let index = locks.firstIndex { $0 === draft.lock } ?? locks.endIndex
    if index == locks.endIndex { locks.append(draft.lock) }
    return HeldProducts.Draft(path: draft.path, place: draft.place, lock: index)
  }

  mutating func takeAll(_ body: (FigureProduct) -> Void) throws(RunFailure) {
    defer {
      list = nil
      (others, locks, count) = ([:], [], 0)
    }
    do {
      try list?.rewind()
      let decoder = JSONDecoder()
      for index in 0..<count {
        if let product = others.removeValue(forKey: index) {
          body(product)
        } else if let line = try list?.next() {
          body(restored(try decoder.decode(HeldProducts.Line.self, from: Data(line))))
        }
      }
    } catch {
      throw RunFailure.fault("the list of drawn rows cannot be read (\(error))")
    }
  }

  private func restored(_ line: HeldProducts.Line) -> FigureProduct {
    FigureProduct(
      pictures: line.pictures.map { picture in
        let output = OutputFile.path(picture.output)
        let draft = picture.draft.map { draft in
          OutputDraft(
            ReleasedDraft(path: draft.path, place: draft.place, lock: locks[draft.lock]),
            byteCount: picture.byteCount, for: output)
        }
        return DrawnPicture(
          facts: picture.facts, output: output, byteCount: picture.byteCount, draft: draft,
          origin: picture.origin)
      }, sources: line.sources, drawing: nil)
  }
}

extension HeldProducts.Picture {
  fileprivate init(_ picture: DrawnPicture, draft: HeldProducts.Draft?) {
    self.init(
      facts: picture.facts, output: picture.output.name, byteCount: picture.byteCount,
      draft: draft, origin: picture.origin)
  }
}
