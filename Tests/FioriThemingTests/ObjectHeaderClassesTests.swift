import FioriRender
import Testing

@testable import FioriDocuments
@testable import FioriModel
@testable import FioriObjectHeader
@testable import TestSupport

/// Which of an object header's classes wins (Docs/sources/sheets.md#classes).
struct ObjectHeaderClassesTests {
  private func style(_ classes: [String], in sheet: String) -> PartStyle {
    let environment = Environment()
    let rules = StyleSheetRules([StyleSheet(sheet)], on: environment.styleSheetMediaContext)
    return Theme(environment, rules: rules, classes: ComponentCatalog.styleClasses).style(classes)
  }

  @Test func `the header's class is stronger than the view's inside of it`() {
    expect(ObjectHeaderClasses.header, is: ["fdlFUIObjectHeaderView", "fdlFUIObjectHeader"])
    expect(
      ObjectHeaderClasses.names(of: "labelItem_imageView"),
      is: [
        "fdlFUIObjectHeaderView_labelItem_imageView", "fdlFUIObjectHeader_labelItem_imageView",
      ])
  }

  @Test(arguments: ["statusLabel", "substatusLabel"])
  func `deprecated classes are the weakest`(part: String) {
    expect(
      ObjectHeaderClasses.names(of: part),
      is: [
        "fdlFUIObjectHeaderView_statusView_\(part)", "fdlFUIObjectHeader_statusView_\(part)",
        "fdlFUIObjectHeaderView_\(part)", "fdlFUIObjectHeader_\(part)",
      ])
  }

  @Test(
    arguments: [
      "headlineLabel", "subheadlineLabel", "bodyLabel", "footnoteLabel", "descriptionLabel",
      "statusLabel", "substatusLabel", "labelItem_label", "detailImageView", "statusImageView",
      "substatusImageView", "labelItem_imageView",
    ])
  func `a table knows each class`(part: String) {
    for name in ObjectHeaderClasses.names(of: part) + ObjectHeaderClasses.header {
      #expect(ComponentCatalog.styleClasses.attributes(of: name) != nil)
    }
  }

  @Test func `a text has the color of the strongest class, in any order`() {
    let names = ObjectHeaderClasses.names(of: "statusLabel")
    var sheet = ""
    for (index, name) in names.enumerated() {
      sheet = "\(name) { font-color: #0\(index)0000; } " + sheet
      expect(style(names, in: sheet).customColor(.text)?.hex, is: "#0\(index)0000FF")
    }
  }

  @Test(
    arguments: [
      ("", nil),
      ("fdlFUIObjectHeaderView_detailImageView { image-name: a.png; }", "a.png"),
      ("fdlFUIObjectHeader_detailImageView { image-name: icons/b.svg; }", "icons/b.svg"),
      (
        "fdlFUIObjectHeader_detailImageView { image-name: b.png; } "
          + "fdlFUIObjectHeaderView_detailImageView { image-name: a.png; }", "b.png"
      ),
      (
        "fdlFUIObjectHeader_detailImageView { tint-color: red; } "
          + "fdlFUIObjectHeaderView_detailImageView { image-name: a.png; }", "a.png"
      ),
      (
        "fdlFUIObjectHeader_detailImageView { image-name: url(b.png); } "
          + "fdlFUIObjectHeaderView_detailImageView { image-name: a.png; }", "a.png"
      ),
      ("@logo: a.png; fdlFUIObjectHeader_detailImageView { image-name: @logo; }", "a.png"),
      ("@logo: @other; fdlFUIObjectHeader_detailImageView { image-name: @logo; }", nil),
      ("fdlFUIObjectHeader_detailImageView { image-name: my  pic.png; }", "my pic.png"),
      ("fdlFUIObjectHeader_statusImageView { image-name: a.png; }", nil),
    ] as [(String, String?)])
  func `an image is the strongest class's`(sheet: String, path: String?) {
    let style = style(ObjectHeaderClasses.names(of: "detailImageView"), in: sheet)
    expect(style.image?.image.source, is: path.map(Image.Source.file))
  }

  @Test func `an image that a sheet names keeps its colors`() throws {
    let sheet = "brand { image-name: a.png; }"
    try expect(#require(style(["brand"], in: sheet).image).image.renderingMode, is: .original)
  }

  @Test func `a class that has no image names none`() {
    let sheet = "fdlFUIObjectHeader_headlineLabel { image-name: a.png; }"
    expect(style(["fdlFUIObjectHeader_headlineLabel"], in: sheet).image, is: nil)
  }

  @Test(
    arguments: [
      ("device", .device), ("deviceInverse", .deviceInverse), ("lightConstant", .light),
      ("darkConstant", .dark), ("lightBackground", .light), ("darkBackground", .dark),
      ("light", .light), ("dark", .dark), ("Dark", nil), ("sunny", nil),
    ] as [(String, ColorScheme?)])
  func `a scheme has the names that it ever had`(name: String, scheme: ColorScheme?) {
    let sheet = "fdlFUIObjectHeader { background-color-scheme: \(name); }"
    expect(style(ObjectHeaderClasses.header, in: sheet).colorScheme, is: scheme)
  }

  @Test(
    arguments: [
      ("", nil),
      (
        "fdlFUIObjectHeader { background-color-scheme: darkConstant; } "
          + "fdlFUIObjectHeaderView { background-color-scheme: lightConstant; }", .dark
      ),
      (
        "fdlFUIObjectHeader { background-color-scheme: sunny; } "
          + "fdlFUIObjectHeaderView { background-color-scheme: lightConstant; }", .light
      ),
      ("brand { background-color-scheme: device; }", .device),
      (
        "brand { background-color-scheme: device; } "
          + "fdlFUIObjectHeaderView { background-color-scheme: darkConstant; }", .dark
      ),
    ] as [(String, ColorScheme?)])
  func `a scheme is the strongest class's`(sheet: String, scheme: ColorScheme?) {
    let style = style(["brand"] + ObjectHeaderClasses.header, in: sheet)
    expect(style.colorScheme, is: scheme)
  }
}
