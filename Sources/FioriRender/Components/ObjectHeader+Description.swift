extension ObjectHeader: DescribedComponent {
  init() {
    self.init(headlineText: nil)
  }

  static let properties: [Property<ObjectHeader>] = [
    Property("headlineText", \.headlineText, .fioriText),
    Property("subheadlineText", \.subheadlineText, .fioriText),
    Property("tags", \.tags, .array(of: .tag)),
    Property("labelItems", \.labelItems, .array(of: .labelItem)),
    Property("bodyText", \.bodyText, .fioriText),
    Property("footnoteText", \.footnoteText, .fioriText),
    Property("descriptionText", \.descriptionText, .fioriText),
    Property("statusText", \.statusText, .fioriText),
    Property("statusImage", \.statusImage, .image),
    Property("substatusText", \.substatusText, .fioriText),
    Property("substatusImage", \.substatusImage, .image),
    Property("detailImage", \.detailImage, .image),
    Property("detailImageSize", \.detailImageSize, .size),
    Property("kpiView", \.kpiView, .kpiView),
    Property("detailContentView", \.detailContentView, .objectHeaderDetail),
    Property("backgroundColorScheme", \.backgroundColorScheme, .backgroundColorScheme),
    Property("statusLayout", \.statusLayout, .choice("status layout")),
    Property("version", \.version, .choice("version")),
    Property("numberOfTagLines", \.numberOfTagLines, .integer(from: 0, to: 100)),
    Property("numberOfLabelItems", \.numberOfLabelItems, .integer(from: 0, to: 100)),
    Property("pageControl", \.pageControl, .pageControl),
    Property("page", \.page, .page),
    .ignored("splitPercent", .anyNumber),
    .ignored("isApplyingSplitPercent", .bool),
    Property("isLoading", \.isLoading, .bool),
    Property("styleClass", \.styleClass, .styleClasses),
  ]
}

extension Property<ObjectHeader> {
  /// A key that the SDK calls deprecated and ignores (stated: sapfiori/object-header).
  fileprivate static func ignored<Value>(
    _ name: String, _ value: ValueReader<Value>
  ) -> Property {
    Property(name) { node, path, _, reader in
      guard value.read(node, path, &reader) != nil else { return }
      reader.note(
        .warning, "deprecated and ignored: the content decides the widths; leave it out",
        at: node.position, path)
    }
  }
}

extension ValueReader where Value == ObjectHeaderDetail {
  /// A chart view, which has a `type` or its keys, or an image.
  static let objectHeaderDetail = ValueReader { node, path, reader in
    if case .object = node.value, node.member("source") == nil {
      return ValueReader<ObjectHeaderChartView>.objectHeaderChartView.read(node, path, &reader)
        .map(ObjectHeaderDetail.chart)
    }
    return ValueReader<Image>.image.read(node, path, &reader).map(ObjectHeaderDetail.image)
  }
}

extension ValueReader where Value == ColorScheme {
  /// A scheme, of which the SDK's oldest names are noted.
  static let backgroundColorScheme = ValueReader { node, path, reader in
    let scheme = choice("colour scheme", aliases: ColorScheme.aliases).read(node, path, &reader)
    if case .string(let name) = node.value, let newer = ColorScheme.olderNames[name] {
      reader.note(
        .note, "'\(name)' is an older name; use '\(newer)'", at: node.position, path)
    }
    return scheme
  }
}

extension ValueReader where Value == Size {
  /// A width and a height.
  static let size = ValueReader { node, path, reader in
    var size = Size.zero
    reader.read(node, at: path, properties, into: &size)
    reader.require(["width", "height"], "the points", of: node, at: path)
    // Of one that lacks a side there is nothing more to say.
    return size.width > 0 && size.height > 0 ? size : nil
  }

  private static let properties: [Property<Size>] = [
    Property("width", \.width, .number(in: ObjectHeaderCheck.imageSide)),
    Property("height", \.height, .number(in: ObjectHeaderCheck.imageSide)),
  ]
}
