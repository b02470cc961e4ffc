import Testing

/// A request to a server without guards, and the start of its answer.
struct ServeRequestCase: CustomTestStringConvertible, Sendable {
  let method: String
  let target: String
  var fields: [String: String] = [:]
  var body = ""
  /// The status and the detail of the problem.
  let answer: String

  var testDescription: String { "\(method) \(target) \(fields) \(body.prefix(60))" }

  static let kpi = #"{"view": {"type": "kpiView", "items": [{"metric": "1"}]}}"#
  static let json = ["Content-Type": "application/json"]

  private static func post(
    _ target: String, _ fields: [String: String] = json, _ body: String = kpi,
    is answer: String
  ) -> ServeRequestCase {
    ServeRequestCase(method: "POST", target: target, fields: fields, body: body, answer: answer)
  }

  private static func get(
    _ target: String, _ fields: [String: String] = [:], is answer: String
  ) -> ServeRequestCase {
    ServeRequestCase(method: "GET", target: target, fields: fields, answer: answer)
  }

  static let all: [ServeRequestCase] = [
    post("/v1/render", is: "200"),
    post("/v1/render", ["Origin": "http://127.0.0.1", "Host": "127.0.0.1"], is: "200"),
    post(
      "/v1/render", ["Content-Type": ""],
      is: "415 the body has no type; send 'Content-Type: application/json'"),
    post(
      "/v1/diff", ["Content-Type": ""],
      is: "415 the body has no type; send 'Content-Type: multipart/form-data'"),
    post(
      "/v1/render", json.merging(["Origin": "https://evil.example"]) { $1 },
      is: "403 pages of 'https://evil.example' may not send requests; start the server with "
        + "--allow-origin https://evil.example"),
    post(
      "/v1/render", json.merging(["Origin": "null"]) { $1 },
      is: "403 pages of 'null' may not send requests"),
    post(
      "/v1/render", json.merging(["Content-Length": "9223372036854775808"]) { $1 },
      is: "413 the body has more than the 1000000 bytes allowed"),
    post(
      "/v1/render", json.merging(["Content-Length": "99999999999999999999999"]) { $1 },
      is: "400 the request is not HTTP/1.1"),
    post(
      "/v1/render", json.merging(["Content-Length": "\t \(kpi.utf8.count) \t "]) { $1 }, is: "200"),
    post(
      "/v1/render",
      json.merging(["Transfer-Encoding": "gzip, chunked", "Content-Length": ""]) { $1 },
      is: "501 only the transfer coding 'chunked' is supported; use it, or none"),
    post(
      "/v1/render",
      json.merging(["Transfer-Encoding": "chunked", "Content-Length": "5"]) { $1 },
      is: "400 the request is not HTTP/1.1"),
    post(
      "/v1/render", json.merging(["Content-Length": "5\r\nContent-Length: 6"]) { $1 },
      is: "400 the request is not HTTP/1.1"),
    get("http://127.0.0.1:80/healthz", is: "200"),
    get("http://localhost/healthz", ["Host": "cards.example"], is: "200"),
    get(
      "http://cards.example/healthz",
      is:
        "403 the host 'cards.example' is not this machine; use 127.0.0.1, localhost, or start the "
        + "server with --public-url"),
    get("http://localhost?a=1", is: "404 '/' does not exist; /openapi.json lists the paths"),
    get("ftp://localhost/healthz", is: "400 the request is not HTTP/1.1"),
    get(
      "http://user@localhost/healthz",
      is: "400 'Host' is not a host; send its name, with a port after a colon"),
    get(
      "/healthz", ["Host": "local host"],
      is: "400 'Host' is not a host; send its name, with a port after a colon"),
    get("/healthz?a=1&a=2", is: "400 'a' is repeated; use it once"),
    get("/metrics?a&%61=2", is: "400 'a' is repeated; use it once"),
    get("/v1/cards/x.png?a=1&b=2&a=3", is: "400 'a' is repeated; use it once"),
    get("/v1/cards/x.png?sig=x&sig=x", is: "400 'sig' is repeated; use it once"),
    get("/v1/cards/x.png?exp=1&exp=1", is: "400 'exp' is repeated; use it once"),
    post("/v1/render?scale=2&scale=2", is: "400 'scale' is repeated; use it once"),
    post(
      "/v1/diff?a=1&a=2", ["Content-Type": "multipart/form-data; boundary=b"],
      is: "400 'a' is repeated; use it once"),
    get(
      "/healthz", ["Host": "127.0.0.1\r\nHost: localhost"],
      is: "400 the request has several 'Host' fields; send one"),
    post(
      "/v1/diff", ["Content-Type": "multipart/form-data; boundary=b"],
      String(repeating: "--b\r\nContent-Disposition: form-data; name=a\r\n\r\n\r\n", count: 17)
        + "--b--\r\n",
      is: "400 the form has more than the 16 parts allowed; send 'expected' and 'actual'"),
    post("/v1/render?format=svg&scale=1.5&appearance=dark&width=300&height=80&page=1", is: "200"),
    post("/v1/render", ["Content-Type": "application/vnd.sap.card+json; charset=utf-8"], is: "200"),
    post(
      "/v1/render?format=gif",
      is: "400 'format' cannot be 'gif'; use 'png', 'webp', 'svg' or 'pdf'"),
    post("/v1/render?scale=9", is: "400 'scale' cannot be '9'; use a number from 1 to 8"),
    post("/v1/render?page=x", is: "400 'page' cannot be 'x'; use a page number or 'all'"),
    post(
      "/v1/render?formt=png", is: "400 unknown parameter 'formt'; did you mean 'format'?"),
    post(
      "/v1/render?format=%zz",
      is: "400 '%zz': '%' without two hexadecimal digits; write '%25'"),
    post("/v1/render?format=%ff", is: "400 '%ff' is not UTF-8; encode its characters as UTF-8"),
    post(
      "/v1/render", ["Content-Type": "text/plain"],
      is: "415 the type 'text/plain' is not supported; send 'Content-Type: application/json'"),
    post(
      "/v1/render", ["Content-Encoding": "gzip"],
      is: "415 the encoding 'gzip' is not supported; send the body as it is"),
    post(
      "/v1/render?format=pdf", ["Accept": "image/png"],
      is:
        "406 no type in 'Accept' can be sent; use 'application/pdf' or 'application/json'"),
    post(
      "/v1/render", json, #"{"view": {"type": "kpiView", "captoin": "x"}}"#,
      is: "422 view: unknown key 'captoin'; did you mean 'caption'?"),
    post(
      "/v1/render", json, #"{"view": {"type": "kpiView", "items": [{"icon": "icons/a.svg"}]}}"#,
      is: "422 view.items[0].icon: image 'icons/a.svg' cannot be found without a folder"),
    post("/v1/render", json, "{", is: "422 "),
    post(
      "/v1/render", json,
      #"{"figures": [{"view": {"type": "kpiView"}}, {"view": {"type": "kpiView"}}]}"#,
      is: "422 the description has 2 pictures; describe one figure, or ask for all with "
        + "'Accept: application/json'"),
    get("/v1/render", is: "405 '/v1/render' does not support 'GET'; use POST"),
    get("/v1/other", is: "404 '/v1/other' does not exist; /openapi.json lists the paths"),
    get("/v1/cards/x.png", is: "404 no template 'x'; there are no templates; use a folder"),
    get("/v1/cards/x", is: "404 'x' has no format; use a name such as 'x.png'"),
    get("/v1/cards/x.gif", is: "404 unknown format 'gif'; use 'png', 'webp', 'svg' or 'pdf'"),
    ServeRequestCase(
      method: "DELETE", target: "/healthz",
      answer: "405 '/healthz' does not support 'DELETE'; use GET, HEAD"),
    ServeRequestCase(
      method: "OPTIONS", target: "/v1/render",
      answer: "405 '/v1/render' does not support 'OPTIONS'; use POST"),
    get(
      "/healthz", ["Host": "evil.example"],
      is: "403 the host 'evil.example' is not this machine; use 127.0.0.1, localhost"),
    post(
      "/v1/render", json.merging(["Host": "127.0.0.1.evil.example"]) { $1 },
      is: "403 the host '127.0.0.1.evil.example' is not this machine; use 127.0.0.1, localhost"),
    get("/healthz", ["Host": "localhost"], is: "200"),
    get("/healthz", ["Host": "[::1]:80"], is: "200"),
    get("/readyz", is: "200"),
    get("/openapi.json", is: "200"),
    get("/metrics", is: "200"),
    ServeRequestCase(method: "HEAD", target: "/healthz", answer: "200"),
    post(
      "/v1/diff", ["Content-Type": "multipart/form-data"],
      is: "400 'Content-Type' has no boundary; send a form, such as with curl -F"),
    post(
      "/v1/diff", ["Content-Type": "multipart/form-data; boundary=b"],
      is: "400 the form is cut off; send all of it"),
    post(
      "/v1/diff", ["Content-Type": "multipart/form-data; boundary=b"], "--b--\r\n",
      is: "422 the form has 0 parts 'expected'; send one picture as 'expected' and one as 'actual'"),
    post(
      "/v1/diff",
      is:
        "415 the type 'application/json' is not supported; send 'Content-Type: multipart/form-data'"
    ),
  ]
}
