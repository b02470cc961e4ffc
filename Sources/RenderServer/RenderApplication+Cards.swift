import FioriRender
import RenderService
import WebServer

extension RenderApplication {
  /// `GET /v1/cards/NAME.png`.
  func card(
    _ place: String, _ head: WebRequestHead, _ exchange: WebExchange, _ trace: RequestTrace
  ) throws(Problem) {
    let contents = current
    let signed = SignedAddress(head.target)
    if let keys = contents.keys { try Self.check(signed, keys) }
    let address = try CardAddress(place, signed)
    let age = try address.age(at: TimeText.now)
    guard let entry = contents.templates[address.name] else {
      let hint = contents.templates.hint(for: address.name)
      throw Problem(404, "no template '\(address.name)'; \(hint)")
    }
    let tag = tag(of: address, entry)
    let control = CardControl(tag: tag, format: address.format, age: age)
    if ETagList(head.headers("If-None-Match")).contains(tag) {
      return send(control.notModified, to: exchange, trace)
    }
    if let picture = cache.picture(tag) {
      trace.note { $0.isCached = true }
      return send(control.response(picture), to: exchange, trace)
    }
    trace.note { $0.isCached = false }
    try checkOpenness()
    try drawCard(address, entry, control, exchange, trace)
  }

  private func drawCard(
    _ address: CardAddress, _ entry: CardTemplates.Entry, _ control: CardControl,
    _ exchange: WebExchange, _ trace: RequestTrace
  ) throws(Problem) {
    let drawer = StreamDrawer(
      source: source, output: DrawingOutput(address.format), messages: settings.drawing.messages)
    try draw(address.format, for: exchange, trace) { [cache] in
      let answer = drawer.answer(toRow: address.cells, of: entry.template, named: "the query")
      do throws(Problem) {
        let drawn = try answer.picture(remedy: "the template of a card needs one view")
        let picture = PictureCache.Picture(
          body: WebBody(drawn.bytes).compact, warningCount: answer.warningCount)
        cache.keep(picture, control.tag)
        return control.response(picture)
      } catch {
        return error.response
      }
    }
  }

  private static func check(_ address: SignedAddress, _ keys: SigningKeys) throws(Problem) {
    guard address.signature != nil else {
      throw Problem(403, "the address has no signature; sign it with fiori-render sign")
    }
    guard keys.accept(address) else {
      throw Problem(
        403,
        "the signature does not fit the address; sign it again after each change, with a key "
          + "of this server")
    }
  }

  /// Returns the tag of a card: the same as long as its template, its row, the program and the fonts
  /// are.
  private func tag(of address: CardAddress, _ entry: CardTemplates.Entry) -> String {
    let parts = [version, entry.checksum, address.format.rawValue, address.rowText]
    return Checksum.sha256(of: Array(parts.joined(separator: "\n").utf8)).prefix(32).quoted
  }
}

extension Substring {
  fileprivate var quoted: String { "\"\(self)\"" }
}

/// What the responses to a card's address have in common.
private struct CardControl: Sendable {
  let tag: String
  let format: Format
  /// The seconds for which the answer may be kept.
  let age: Int

  /// The response to a client that has the picture.
  var notModified: WebResponse {
    var response = WebResponse(304)
    add(to: &response)
    return response
  }

  /// Returns the response with the picture.
  func response(_ picture: PictureCache.Picture) -> WebResponse {
    var response = WebResponse(200, body: picture.body)
    add(to: &response)
    response.set("Content-Type", format.mediaType)
    response.set("X-Fiori-Warnings", "\(picture.warningCount)")
    return response
  }

  private func add(to response: inout WebResponse) {
    response.set("ETag", tag)
    response.set("Cache-Control", "public, max-age=\(age)")
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
