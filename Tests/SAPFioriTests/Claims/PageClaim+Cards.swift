import FioriRender
import SAPFiori

extension PageClaim {
  static let cards: [PageClaim] = [
    PageClaim("cards share the protocols of their parts") {
      let cell: any FUITitleComponent & FUIStatusComponent & FUIKPIComponent & FUITrendComponent =
        card()
      return cell.title.text == "Umsatz"
    },
    PageClaim("the floorplan's controller shares the protocols of title and status") {
      let controller = FUIChartFloorplanViewController()
      let parts: any FUITitleComponent & FUIStatusComponent = controller
      (parts.title.text, parts.status.text, controller.title) = ("Umsatz", "heute", "Bildschirm")
      return try draws(
        controller.view, #"{"type": "chartFloorplan", "title": "Umsatz", "status": "heute"}"#)
    },
    PageClaim("a text of a card behaves like a label") {
      let cell = card {
        $0.title.textColor = .red
        $0.title.font = .preferredFioriFont(forTextStyle: .footnote)
      }
      return try draws(
        cell,
        #"{"type": "chartCard", "title": {"text": "Umsatz", "color": "red", "font": {"style": "footnote"}}, "chartView": {"series": []}}"#
      )
    },
    PageClaim("an attributed string replaces the text") {
      let text = NSAttributedString(string: "Ertrag", attributes: [.foregroundColor: UIColor.red])
      return try draws(
        card { $0.titleAttributedText = text },
        #"{"type": "chartCard", "title": "Umsatz", "titleAttributedText": [{"text": "Ertrag", "color": "red"}], "chartView": {"series": []}}"#
      )
    },
    PageClaim("style classes are appended with `titleStyleClassPath`") {
      let cell = card { $0.titleStyleClassPath = ["brand"] }
      return try isStyled(cell, by: "brand { font-color: red; }")
    },
    PageClaim("all cards take `kpiItems`") {
      let cells = [
        card(), FUIKPICardCollectionViewCell(), FUIKPIProgressCardCollectionViewCell(),
      ]
      return try cells.allSatisfy { cell in
        let plain = try svg(cell)
        cell.kpiItems = [FUIKPIMetricItem(string: "3")]
        return try svg(cell) != plain
      }
    },
    PageClaim("`kpiAttributedText` is a completely custom text") {
      let cell = FUIKPICardCollectionViewCell()
      cell.title.text = "Umsatz"
      cell.kpiAttributedText = NSAttributedString(string: "3 von 5", attributes: [.kern: 1])
      return try draws(
        cell,
        #"{"type": "kpiCard", "title": "Umsatz", "kpiAttributedText": [{"text": "3 von 5", "kern": 1}]}"#
      )
    },
    PageClaim("a card without a title is drawn, with a warning") {
      try warns(FUIKPICardCollectionViewCell(), "'title' is missing")
    },
    PageClaim("a progress card has `progress`") {
      let cell = FUIKPIProgressCardCollectionViewCell()
      (cell.title.text, cell.progress) = ("Aufgaben", Float(9) / Float(12))
      return try draws(cell, #"{"type": "kpiProgressCard", "title": "Aufgaben", "progress": 0.75}"#)
    },
    PageClaim("a card is 192 points tall") {
      try Renderer().drawing(of: card().figure()).pointSize.height == 192
    },
    PageClaim("the collection is a row of a table") {
      let cell: UITableViewCell = FUICardCollectionViewTableViewCell(
        style: .default, reuseIdentifier: "cards")
      return cell.reuseIdentifier == "cards"
        && FUICardCollectionViewTableViewCell.reuseIdentifier
          == "FUICardCollectionViewTableViewCell"
    },
    PageClaim("cards are in a horizontal row on an iPhone SE, and flow elsewhere") {
      var phone = Environment()
      phone.device = .iPhoneSE
      let heights = try [Environment(), phone].map { environment in
        try Renderer().drawing(of: collection().figure(in: environment)).pointSize.height
      }
      return heights[0] > heights[1]
    },
    PageClaim("`isAllowingFlowLayout` is true by default; false makes a row") {
      let cell = collection()
      let height = try Renderer().drawing(of: cell.figure()).pointSize.height
      let isDefault = cell.isAllowingFlowLayout
      cell.isAllowingFlowLayout = false
      return try isDefault && Renderer().drawing(of: cell.figure()).pointSize.height < height
    },
  ]

  @MainActor
  private static func card(
    _ change: (FUIChartCardCollectionViewCell) -> Void = { _ in }
  ) -> FUIChartCardCollectionViewCell {
    let cell = FUIChartCardCollectionViewCell()
    cell.title.text = "Umsatz"
    change(cell)
    return cell
  }

  @MainActor
  private static func collection() -> FUICardCollectionViewTableViewCell {
    let cell = FUICardCollectionViewTableViewCell()
    cell.collectionView.dataSource = ThreeCards.shared
    return cell
  }
}

/// A source of three cards.
@MainActor
private final class ThreeCards: UICollectionViewDataSource {
  static let shared = ThreeCards()

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    3
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = FUIKPICardCollectionViewCell()
    cell.title.text = "Karte \(indexPath.item)"
    return cell
  }
}
