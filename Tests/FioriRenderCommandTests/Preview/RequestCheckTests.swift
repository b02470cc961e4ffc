import Testing

@testable import RenderServer
@testable import TestSupport

/// Who may ask the preview for something.
struct RequestCheckTests {
  private func error(
    method: String = "GET", path: String = "/drawing", host: String? = "127.0.0.1:4680",
    origin: String? = nil, fetchSite: String? = nil
  ) -> Problem? {
    let check = RequestCheck(
      method: method, path: path, host: host, origin: origin, fetchSite: fetchSite)
    do throws(Problem) {
      try check.check()
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    "127.0.0.1:4680", "localhost:4680", "LOCALHOST:1", "127.0.0.1", "localhost", "[::1]:4680",
  ])
  func `this machine's own names are let in`(host: String) {
    expect(error(host: host)?.detail, is: nil)
  }

  @Test(arguments: [
    nil, "", "evil.example", "evil.example:4680", "127.0.0.1.evil.example:4680", "localhost.evil",
    "127.0.0.1:4680:1", "localhost:port", "127.0.0.2:4680", "0.0.0.0:4680",
    "127.0.0.1:99999",
  ])
  func `names that lead here are not`(host: String?) {
    let error = error(host: host)
    expect(error?.status, is: 403)
    expect(
      error?.detail,
      is: "the host '\(host ?? "")' is not this machine; "
        + "open the address that fiori-render preview printed")
  }

  @Test(arguments: [
    "http://evil.example", "http://localhost:3000", "https://127.0.0.1:4680", "null",
    "http://127.0.0.1:46800", "http://localhost:4680",
  ])
  func `another page is refused, on this machine too`(origin: String) {
    expect(
      error(origin: origin)?.detail,
      is: "the request comes from the page '\(origin)'; "
        + "open the address that fiori-render preview printed")
  }

  @Test func `the page itself is let in`() {
    expect(error(origin: "http://127.0.0.1:4680", fetchSite: "same-origin")?.detail, is: nil)
    expect(error(fetchSite: "none")?.detail, is: nil)
  }

  @Test(arguments: ["cross-site", "same-site", "new-word"])
  func `pictures are not for other pages, whose links may lead to the page`(site: String) {
    expect(
      error(fetchSite: site)?.detail,
      is: "another site requests '/drawing'; open the address that fiori-render preview printed")
    expect(error(path: "/", fetchSite: site)?.detail, is: nil)
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "HEAD"])
  func `nothing can be changed`(method: String) {
    let error = error(method: method)
    expect(error?.detail, is: "method '\(method)' is not supported; use GET")
    expect(error?.status, is: 405)
  }
}
