import Testing

/// A wrong description, and what is said of it.
struct DiagnosticCase: Sendable, CustomTestStringConvertible {
  let text: String
  /// What is said, each line without the file's name.
  let lines: [String]

  /// A text and its errors, as `LINE:COLUMN: error: PATH: message`.
  init(_ text: String, says lines: String...) {
    self.text = text
    self.lines = lines
  }

  /// The text.
  var testDescription: String { text.debugDescription }

  /// Words that nobody knows.
  static let words = [
    DiagnosticCase(
      #"{"view": {"type": "kpiVew"}}"#,
      says: "1:19: error: view.type: unknown view type 'kpiVew'; did you mean 'kpiView'?"),
    DiagnosticCase(
      #"{"view": {"type": "kpiView", "captoin": "", "items": [{"metric": "1"}]}}"#,
      says: "1:30: error: view: unknown key 'captoin'; did you mean 'caption'?"),
    DiagnosticCase(
      #"{"view": {"type": "kpiView", "items": [{"metric": "1"}], "color_scheme": "dark"}}"#,
      says: "1:58: error: view: unknown key 'color_scheme'; did you mean 'colorScheme'?"),
    DiagnosticCase(
      #"{"view": {"type": "kpiView", "items": [{"metrics": "1"}]}}"#,
      says: "1:41: error: view.items[0]: unknown key 'metrics'; did you mean 'metric'?"),
    DiagnosticCase(
      #"{"view": {"type": "kpiView", "items": [{"metric": "1"}], "tintColor": "chrt1"}}"#,
      says: "1:71: error: view.tintColor: unknown color 'chrt1'; did you mean 'chart1'?"),
    DiagnosticCase(
      #"{"environment": {"apearance": "light"}, "view": \#(Sample.view)}"#,
      says: "1:18: error: environment: unknown key 'apearance'; did you mean 'appearance'?"),
    DiagnosticCase(
      #"{"view": \#(Sample.view), "x": 1}"#,
      says: "1:61: error: unknown key 'x'; "
        + "expected one of '$schema', 'view', 'figures', 'data', 'name', "
        + "'sharedRange', 'environment', 'variants', 'stylesheet'"),
  ]

  /// Values that cannot be.
  static let values = [
    DiagnosticCase(
      #"{"view": {"type": "kpiView", "items": [{"metric": 294}]}}"#,
      says: "1:51: error: view.items[0].metric: "
        + #"expected a text, found the number 294; write "294""#),
    DiagnosticCase(
      #"{"view": {"type": "kpiView", "items": [{"unit": "$", "metric": "1"}]}}"#,
      says: "1:40: error: view.items[0]: expected one of 'unit', 'metric', 'fraction' or 'icon', "
        + "found 2 keys; give each item its own object"),
    DiagnosticCase(
      #"{"view": {"type": "kpiView", "items": [{"metric": "1"}], "isEnabled": "yes"}}"#,
      says: "1:71: error: view.isEnabled: expected true or false, found 'yes'"),
    DiagnosticCase(
      #"{"environment": {"scale": 9}, "view": \#(Sample.view)}"#,
      says: "1:27: error: environment.scale: expected a number from 1 to 8, found 9"),
    DiagnosticCase(
      ##"{"environment": {"background": "#12"}, "view": \##(Sample.view)}"##,
      says: "1:32: error: environment.background: expected #RRGGBB or #RRGGBBAA, found '#12'"),
    DiagnosticCase(
      #"{"variants": {"scale": [1, 9]}, "view": \#(Sample.view)}"#,
      says: "1:28: error: variants.scale[1]: expected a number from 1 to 8, found 9"),
    DiagnosticCase(
      #"{"figures": [{"name": "a/b", "view": \#(Sample.view)}]}"#,
      says: "1:23: error: figures[0].name: name 'a/b' cannot be a file's; "
        + "use letters, digits, '-' and '_'"),
    DiagnosticCase(
      Sample.figures("kpi", "kpi"),
      says: "1:99: error: figures[1].name: name 'kpi' is already used on line 1; rename one"),
  ]

  /// Texts that are no description at all.
  static let texts = [
    DiagnosticCase("", says: "1:1: error: the text is empty; a JSON document needs a value"),
    DiagnosticCase("[1]", says: "1:1: error: expected an object, found an array"),
    DiagnosticCase("{}", says: "1:1: error: missing 'view' or 'figures'"),
    DiagnosticCase(
      #"{"view": \#(Sample.view), "figures": []}"#,
      says: "1:1: error: 'view' and 'figures' cannot be used together; remove one"),
    DiagnosticCase(
      #"{"view": \#(Sample.view),}"#,
      says: "1:59: error: trailing comma before '}'; remove it"),
    DiagnosticCase(
      #"{"view": \#(Sample.view)"#,
      says: "1:59: error: unclosed object, opened at line 1, column 1; add '}'"),
    DiagnosticCase(
      #"{"figures": [{"name": "kpi"}]}"#,
      says: "1:14: error: figures[0]: 'view' is missing; give one"),
    DiagnosticCase(
      #"{"view": {"items": []}}"#,
      says: "1:10: error: view: 'type' is missing; "
        + "give 'kpiView', 'kpiProgressView', 'kpiHeader', 'objectHeader', 'objectHeaderChartView', 'chartView', 'chartCard', 'kpiCard', 'kpiProgressCard', 'cardCollection' or 'chartFloorplan'"
    ),
  ]

  /// Places that are hard to count.
  static let places = [
    DiagnosticCase(
      "{\r\n\"view\":\r\n  \(Sample.view),\r\n  \"veiw\": 1}",
      says: "4:3: error: unknown key 'veiw'; did you mean 'view'?"),
    DiagnosticCase(
      "{\"$schema\": \"\u{E9}\u{4E2D}e\u{301}\u{1F600}\", \"veiw\": 1, \"view\": \(Sample.view)}",
      says: "1:22: error: unknown key 'veiw'; did you mean 'view'?"),
    DiagnosticCase(
      "{\"view\": \(Sample.view),\n\t\"veiw\": 1}",
      says: "2:2: error: unknown key 'veiw'; did you mean 'view'?"),
  ]
}
