import FioriRender
import Testing

@testable import TestSupport

struct WrongDescriptionTests {
  private func check(_ item: WrongDescription) throws {
    expect(DescribedDocument(item.json).lines, is: item.diagnostics)
    try SchemaAgreement.check(item.json)
  }

  @Test(arguments: [
    WrongDescription("{}", "1:1: error: missing 'view' or 'figures'"),
    WrongDescription(
      #"{"view":null}"#, "1:1: error: missing 'view' or 'figures'"),
    WrongDescription("[]", "1:1: error: expected an object, found an array"),
    WrongDescription("3", "1:1: error: expected an object, found 3"),
    WrongDescription(
      #"{"view":{"type":"kpiView"},"figures":[]}"#,
      "1:1: error: 'view' and 'figures' cannot be used together; remove one"),
    WrongDescription(
      #"{"type":"kpiView"}"#, #"1:1: error: this is a view; write { "view": { … } } around it"#),
    WrongDescription(
      #"{"vew":3}"#, "1:1: error: missing 'view' or 'figures'",
      "1:2: error: unknown key 'vew'; did you mean 'view'?"),
    WrongDescription(
      #"{"view":{"type":"kpiView"},"$schema":3}"#,
      "1:38: error: $schema: expected a text, found the number 3; write \"3\""),
  ])
  func `a document draws a view or figures`(_ item: WrongDescription) throws { try check(item) }

  @Test(arguments: [
    WrongDescription(#"{"view":3}"#, "1:9: error: view: expected a view, found 3"),
    WrongDescription(
      #"{"view":["a"]}"#, "1:9: error: view: expected a view, found an array"),
    WrongDescription(
      #"{"view":{"items":[]}}"#,
      "1:9: error: view: 'type' is missing; "
        + "give 'kpiView', 'kpiProgressView', 'kpiHeader', 'objectHeader', 'objectHeaderChartView', 'chartView', 'chartCard', 'kpiCard', 'kpiProgressCard', 'cardCollection' or 'chartFloorplan'"
    ),
    WrongDescription(
      #"{"view":{"type":"kpiVeiw"}}"#,
      "1:17: error: view.type: unknown view type 'kpiVeiw'; did you mean 'kpiView'?"),
    WrongDescription(
      #"{"view":{"type":"table"}}"#,
      "1:17: error: view.type: unknown view type 'table'; "
        + "expected one of 'kpiView', 'kpiProgressView', 'kpiHeader', 'objectHeader', 'objectHeaderChartView', 'chartView', 'chartCard', 'kpiCard', 'kpiProgressCard', 'cardCollection', 'chartFloorplan'"
    ),
    WrongDescription(
      #"{"view":{"type":3}}"#,
      "1:17: error: view.type: expected 'kpiView', 'kpiProgressView', 'kpiHeader', 'objectHeader', 'objectHeaderChartView', 'chartView', 'chartCard', 'kpiCard', 'kpiProgressCard', 'cardCollection' or 'chartFloorplan', "
        + "found 3"),
    WrongDescription(
      #"{"view":{"type":null}}"#,
      "1:17: error: view.type: expected 'kpiView', 'kpiProgressView', 'kpiHeader', 'objectHeader', 'objectHeaderChartView', 'chartView', 'chartCard', 'kpiCard', 'kpiProgressCard', 'cardCollection' or 'chartFloorplan', found null"
    ),
  ])
  func `a view has a type`(_ item: WrongDescription) throws { try check(item) }

  @Test(arguments: [
    WrongDescription(
      view: #""captoin":"Sales""#,
      "1:29: error: view: unknown key 'captoin'; did you mean 'caption'?"),
    WrongDescription(
      view: #""caption":"Sales","subcaption":"Sales""#,
      "1:47: error: view: unknown key 'subcaption'; expected one of 'type', 'items', 'caption', "
        + "'colorScheme', 'tintColor', 'isEnabled', 'isHighlighted', 'isSelected', "
        + "'size', 'alignment', 'isLoading', 'styleClass'"),
    WrongDescription(
      view: #""caption":{"$":"region"}"#,
      "1:40: error: view.caption: '$' takes a value from rows; add 'data' to the description"),
    WrongDescription(
      view: #""Caption":"Sales""#,
      "1:29: error: view: unknown key 'Caption'; did you mean 'caption'?"),
    WrongDescription(
      view: #""x":1"#,
      "1:29: error: view: unknown key 'x'; expected one of 'type', 'items', 'caption', "
        + "'colorScheme', 'tintColor', 'isEnabled', 'isHighlighted', 'isSelected', "
        + "'size', 'alignment', 'isLoading', 'styleClass'"),
    WrongDescription(
      view: #""caption":true"#, "1:39: error: view.caption: expected a text, found true"),
    WrongDescription(
      view: #""caption":2.5"#,
      "1:39: error: view.caption: expected a text, found the number 2.5; write \"2.5\""),
    WrongDescription(
      view: #""items":"294""#, "1:37: error: view.items: expected an array, found '294'"),
    WrongDescription(
      view: #""isEnabled":"no""#,
      "1:41: error: view.isEnabled: expected true or false, found 'no'"),
    WrongDescription(
      view: #""isEnabled":0"#, "1:41: error: view.isEnabled: expected true or false, found 0"),
    WrongDescription(
      view: #""alignment":"centre""#,
      "1:41: error: view.alignment: unknown alignment 'centre'; did you mean 'center'?"),
    WrongDescription(
      view: #""alignment":[]"#,
      "1:41: error: view.alignment: expected 'leading', 'center' or 'trailing', found an array"),
    WrongDescription(
      view: #""colorScheme":"darkBackgroud""#,
      "1:43: error: view.colorScheme: unknown color scheme 'darkBackgroud'; "
        + "did you mean 'darkBackground'?"),
  ])
  func `a view's keys are known and of their kind`(_ item: WrongDescription) throws {
    try check(item)
  }

  @Test(arguments: [
    WrongDescription(
      item: #"{"metric":294}"#,
      "1:49: error: view.items[0].metric: expected a text, found the number 294; "
        + "write \"294\""),
    WrongDescription(
      item: #"{"metric":265849.98}"#,
      "1:49: error: view.items[0].metric: expected a text, found the number 265849.98; "
        + "write \"265849.98\""),
    WrongDescription(
      item: #"{"unti":"k"}"#,
      "1:40: error: view.items[0]: unknown key 'unti'; did you mean 'unit'?"),
    WrongDescription(
      item: #"{"value":"k"}"#,
      "1:40: error: view.items[0]: unknown key 'value'; "
        + "expected one of 'unit', 'metric', 'fraction', 'icon'"),
    WrongDescription(
      item: #"{"unit":"$","metric":"2"}"#,
      "1:39: error: view.items[0]: expected one of 'unit', 'metric', 'fraction' or 'icon', "
        + "found 2 keys; give each item its own object"),
    WrongDescription(
      item: "{}",
      "1:39: error: view.items[0]: expected one of 'unit', 'metric', 'fraction' or 'icon', "
        + "found 0 keys; give each item its own object"),
    WrongDescription(
      item: #""294""#,
      "1:39: error: view.items[0]: expected an object such as {\"metric\": \"294\"}, found '294'"),
  ])
  func `an item is one of four`(_ item: WrongDescription) throws { try check(item) }

  @Test func `an item of null says nothing and is an error`() {
    let lines = DescribedDocument(
      #"{"view":{"type":"kpiView","items":[{"metric":null}]}}"#
    ).lines
    expect(
      lines,
      is: [
        "1:36: error: view.items[0]: expected one of 'unit', 'metric', 'fraction' or 'icon', "
          + "found 0 keys; give each item its own object"
      ])
  }

  @Test(arguments: [
    WrongDescription(
      item: #"{"icon":"builtin:trend-upp"}"#,
      "1:47: error: view.items[0].icon: unknown builtin icon 'trend-upp'; "
        + "did you mean 'trend-up'?"),
    WrongDescription(
      item: #"{"icon":"builtin:x"}"#,
      "1:47: error: view.items[0].icon: unknown builtin icon 'x'; expected one of 'trend-up', "
        + "'trend-down', 'trend-neutral', 'document', 'package', 'person', 'location', 'calendar', 'warning'"
    ),
    WrongDescription(
      item: #"{"icon":"data:image/png;base64,***"}"#,
      "1:47: error: view.items[0].icon: invalid data URI; expected "
        + "'data:image/png;base64,…'"),
    WrongDescription(
      item: #"{"icon":"data:image/png"}"#,
      "1:47: error: view.items[0].icon: invalid data URI; expected "
        + "'data:image/png;base64,…'"),
    WrongDescription(
      item: #"{"icon":7}"#,
      "1:47: error: view.items[0].icon: expected a text, found the number 7; write \"7\""),
    WrongDescription(
      item: #"{"icon":{}}"#,
      "1:47: error: view.items[0].icon: 'source' is missing; give a path or 'builtin:NAME'"),
    WrongDescription(
      item: #"{"icon":{"source":null}}"#,
      "1:47: error: view.items[0].icon: 'source' is missing; give a path or 'builtin:NAME'"),
    WrongDescription(
      item: #"{"icon":{"source":"a.png","renderingMode":"templat"}}"#,
      "1:81: error: view.items[0].icon.renderingMode: unknown rendering mode 'templat'; "
        + "did you mean 'template'?"),
  ])
  func `an icon has a source`(_ item: WrongDescription) throws { try check(item) }

  @Test(arguments: [
    WrongDescription(
      view: #""tintColor":"tintColr""#,
      "1:41: error: view.tintColor: unknown color 'tintColr'; did you mean 'tintColor'?"),
    WrongDescription(
      view: ##""tintColor":"#12345""##,
      "1:41: error: view.tintColor: expected #RRGGBB or #RRGGBBAA, found '#12345'"),
    WrongDescription(
      view: #""tintColor":3"#, "1:41: error: view.tintColor: expected a color, found 3"),
    WrongDescription(
      view: #""tintColor":{"selected":"red"}"#,
      "1:42: error: view.tintColor: unknown key 'selected'; "
        + "expected one of 'normal', 'disabled', 'highlighted'"),
    WrongDescription(
      view: #""tintColor":{"normal":"rde"}"#,
      "1:51: error: view.tintColor.normal: unknown color 'rde'; did you mean 'red'?"),
  ])
  func `a color has a name or a value`(_ item: WrongDescription) throws { try check(item) }

  @Test(arguments: [
    WrongDescription(
      environment: #""scale":0.5"#,
      "1:25: error: environment.scale: expected a number from 1 to 8, found 0.5"),
    WrongDescription(
      environment: #""scale":"2""#,
      "1:25: error: environment.scale: expected a number from 1 to 8, found a string; write 2"),
    WrongDescription(
      environment: #""width":-1"#,
      "1:25: error: environment.width: expected a number from 0 to 8192, found -1"),
    WrongDescription(
      environment: #""width":1e300"#,
      "1:25: error: environment.width: expected a number from 0 to 8192, found 1e+300"),
    WrongDescription(
      environment: #""width":1e307"#,
      "1:25: error: environment.width: expected a number from 0 to 8192, found 1e+307"),
    WrongDescription(
      environment: #""appearance":"drak""#,
      "1:30: error: environment.appearance: unknown appearance 'drak'; did you mean 'dark'?"),
    WrongDescription(
      environment: #""appearance":1"#,
      "1:30: error: environment.appearance: expected 'light' or 'dark', found 1"),
    WrongDescription(
      environment: #""horizontalSizeClass":"wide""#,
      "1:39: error: environment.horizontalSizeClass: unknown size class 'wide'; "
        + "expected one of 'compact', 'regular'"),
    WrongDescription(
      environment: #""device":"iphone""#,
      "1:26: error: environment.device: unknown device 'iphone'; did you mean 'iPhone'?"),
    WrongDescription(
      environment: #""locale":"e""#,
      "1:26: error: environment.locale: expected a language tag such as 'en-US', found 'e'"),
    WrongDescription(
      environment: #""locale":"en_US""#,
      "1:26: error: environment.locale: expected a language tag such as 'en-US', "
        + "found 'en_US'"),
    WrongDescription(
      environment: #""padding":[1,2]"#,
      "1:27: error: environment.padding: expected one number or four "
        + "(top, right, bottom, left), found 2"),
    WrongDescription(
      environment: #""padding":[1,2,3,"4"]"#,
      "1:34: error: environment.padding[3]: expected a number from 0 to 8192, found a string; "
        + "write 4"),
    WrongDescription(
      environment: #""padding":"4""#,
      "1:27: error: environment.padding: expected a number from 0 to 8192, found a string; write 4"),
    WrongDescription(
      environment: #""backgruond":"red""#,
      "1:17: error: environment: unknown key 'backgruond'; "
        + "did you mean 'background'?"),
  ])
  func `a trait is within its bounds`(_ item: WrongDescription) throws { try check(item) }

  @Test func `an environment is an object`() throws {
    try check(
      WrongDescription(
        #"{"environment":"dark","view":{"type":"kpiView"}}"#,
        "1:16: error: environment: expected an object, found 'dark'"))
  }
}
