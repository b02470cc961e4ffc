import FioriRender
import RenderService

extension RenderApplication {
  /// `GET /v1/cards/NAME.png`.
  func card(
    _ fileName: String, _ head: WebRequestHead, _ exchange: WebExchange, _ trace: RequestTrace
  ) throws(Problem) {
    if settings.fallback != nil {
      // Only an address with the name of a picture gets one in place of a problem.
      trace.note { $0.fallbackFormat = CardAddress.format(of: fileName) }
    }
    let contents = current
    if let keys = contents.keys { try Self.check(SignedAddress(head.target), keys) }
    let address = try CardAddress(fileName, try QueryText.parameters(of: head))
    let age = try address.age(at: TimeText.now)
    guard let entry = contents.templates[address.name] else {
      let hint = contents.templates.hint(for: address.name)
      throw Problem(404, "no template '\(address.name)'; \(hint)")
    }
    if !entry.parameters.isEmpty {
      _ = try EnvironmentOverrides(address.cells, allowed: entry.parameters)
    }
    trace.note { $0.template = address.name }
    let control = CardControl(
      format: address.format, age: age, known: ETagList(head.headers("If-None-Match")))
    let name = name(of: address, entry)
    if let picture = cache.picture(name) {
      let response = control.response(picture)
      // A picture that the client has is not sent, and so does not count.
      if response.status == 200 {
        trace.note { course in
          course.isCached = true
          course.counts = picture.counts
        }
      }
      return send(response, to: exchange, trace)
    }
    trace.note { $0.isCached = false }
    try checkOpenness()
    try drawCard(address, entry, name, control, exchange, trace)
  }

  private func drawCard(
    _ address: CardAddress, _ entry: CardTemplates.Entry, _ name: String, _ control: CardControl,
    _ exchange: WebExchange, _ trace: RequestTrace
  ) throws(Problem) {
    let task = CardTask(entry, address.format, cells: address.cells)
    let start = FileClock.now
    try draw(.card(task), address.format, for: exchange, trace) { [cache] answer in
      guard answer.response.status == 200 else { return answer.response }
      let picture = PictureCache.Picture(answer)
      if let sources = PictureSources(answer.files, readSince: start) {
        cache.keep(picture, from: sources, name)
      }
      return control.response(picture)
    }
  }

  private static func check(_ address: SignedAddress, _ keys: SigningKeys) throws(Problem) {
    guard address.signature != nil else {
      throw Problem(403, "the address has no signature; sign it with fiori-render sign")
    }
    guard keys.accept(address) else {
      throw Problem(
        403,
        "the signature does not match the address; sign it again after each change, with a key "
          + "of this server")
    }
  }

  /// Returns the name of a card in the cache: the same as long as its template, its row, the program
  /// and the fonts are.
  private func name(of address: CardAddress, _ entry: CardTemplates.Entry) -> String {
    let parts = [workers.version, entry.checksum, address.format.rawValue, address.rowText]
    return Checksum.sha256(of: Array(parts.joined(separator: "\n").utf8))
  }
}

/// The common parts of responses to a card's address.
private struct CardControl: Sendable {
  let format: Format
  /// The seconds that the answer may be kept.
  let age: Int
  /// The tags of the pictures that the client has.
  let known: ETagList

  /// Returns the response with the picture, or without it if the client has it.
  func response(_ picture: PictureCache.Picture) -> WebResponse {
    let isKnown = known.contains(picture.tag)
    var response = isKnown ? WebResponse(304) : WebResponse(200, body: picture.body)
    response.set("ETag", picture.tag)
    response.set("Cache-Control", "public, max-age=\(age)")
    guard !isKnown else { return response }
    response.set("Content-Type", format.mediaType)
    response.set("X-Fiori-Warnings", "\(picture.counts.warningCount)")
    return response
  }
}

/// The tags that a client has.
struct ETagList {
  private let tags: [Substring]

  /// Reads the values of all `If-None-Match` fields.
  init(_ values: [String]) {
    tags = values.flatMap { $0.split(separator: ",") }.map { tag in
      // A weak tag will do: it means the same picture.
      tag.trimmed.hasPrefix("W/") ? tag.trimmed.dropFirst(2) : tag.trimmed
    }
  }

  /// Returns whether a tag is in the list.
  func contains(_ tag: String) -> Bool { tags.contains { $0 == tag || $0 == "*" } }
}
