extension DiagnosticCase {
  /// Object headers that are wrong.
  static let objectHeaders = [
    DiagnosticCase(
      #"{"view": {"type": "objectHeader"}}"#,
      says: "1:10: error: view.headlineText: 'headlineText' is missing; give the header one"),
    DiagnosticCase(
      #"{"view": {"type": "objectHeader", "headlineText": " "}}"#,
      says: "1:51: error: view.headlineText: 'headlineText' is missing; give the header one"),
    DiagnosticCase(
      #"{"view": {"type": "objectHeader", "headlineText": "A", "tags": [{"titel": "B"}]}}"#,
      says: "1:65: error: view.tags[0]: 'title' is missing; give a text",
      "1:66: error: view.tags[0]: unknown key 'titel'; did you mean 'title'?"),
    DiagnosticCase(
      #"{"view": {"type": "objectHeader", "headlineText": "A", "labelItems": ["B", {}]}}"#,
      says: "1:76: error: view.labelItems[1]: expected a text or an image, found neither"),
    DiagnosticCase(
      #"{"view": {"type": "objectHeader", "headlineText": "A", "detailImage": "../a.png"}}"#,
      says:
        "1:71: error: view.detailImage: image '../a.png' is outside the folder; use a path inside it, or allow "
        + "another folder with --resources DIR"),
    DiagnosticCase(
      #"{"view": {"type": "objectHeader", "headlineText": "A", "detailImageSize": {"width": 4}}}"#,
      says: "1:75: error: view.detailImageSize: 'height' is missing; give the points"),
    DiagnosticCase(
      #"{"view": {"type": "objectHeader", "headlineText": "A", "version": "version2"}}"#,
      says: "1:67: error: view.version: unknown version 'version2'; expected one of 'v1', 'v2'"),
    DiagnosticCase(
      #"{"view": {"type": "objectHeader", "headlineText": "A", "statusLayout": "inlin"}}"#,
      says: "1:72: error: view.statusLayout: unknown status layout 'inlin'; "
        + "did you mean 'inline'?"),
    DiagnosticCase(
      #"{"view": {"type": "objectHeader", "headlineText": "A", "page": 2}}"#,
      says: "1:64: error: view.page: page 2 does not exist; the view has 1 page"),
  ]
}
