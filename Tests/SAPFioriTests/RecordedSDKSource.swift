// Written by SDKSourceTests, which say how.
// swift-format-ignore-file

import FioriRender
import SAPFiori

/// The values of a chart.
final class ChartData: FUIChartViewDataSource {
  private let values: [[[Double?]]]
  private let categories: [String?]

  init(_ values: [[Double?]], categories: [String?] = []) {
    self.values = values.map { $0.map { [$0] } }
    self.categories = categories
  }

  init(points: [[[Double?]]], categories: [String?] = []) {
    self.values = points
    self.categories = categories
  }

  func numberOfSeries(in chartView: FUIChartView) -> Int { values.count }

  func chartView(_ chartView: FUIChartView, numberOfValuesInSeries seriesIndex: Int) -> Int {
    values[seriesIndex].count
  }

  func chartView(
    _ chartView: FUIChartView, valueForSeries seriesIndex: Int, category categoryIndex: Int,
    dimension dimensionIndex: Int
  ) -> Double? {
    let value = values[seriesIndex][categoryIndex]
    return dimensionIndex < value.count ? value[dimensionIndex] : nil
  }

  func chartView(
    _ chartView: FUIChartView, titleForCategory categoryIndex: Int, inSeries seriesIndex: Int
  ) -> String? { categoryIndex < categories.count ? categories[categoryIndex] : nil }
}

/// The cards of a collection.
final class Cards: UICollectionViewDataSource {
  private let cells: [UICollectionViewCell]

  init(_ cells: [UICollectionViewCell]) { self.cells = cells }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { cells.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { cells[indexPath.item] }
}

/// Joins attributed strings.
func joined(_ strings: [NSAttributedString]) -> NSAttributedString {
  let result = NSMutableAttributedString(string: "")
  strings.forEach { result.append($0) }
  return result
}

@MainActor
enum RecordedSDKSource {
  static let views: [String: @MainActor () -> UIView] = [
    "kpi-header": `kpi-header`,
    "object-header": `object-header`,
    "object-header-scheme": `object-header-scheme`,
    "card-power": `card-power`,
    "cards": `cards`,
    "floorplan": `floorplan`,
    "ring": `ring`,
    "header": `header`,
    "card": `card`,
    "random-1": `random-1`,
    "random-2": `random-2`,
    "random-3": `random-3`,
    "random-4": `random-4`,
    "random-5": `random-5`,
    "random-6": `random-6`,
    "random-7": `random-7`,
    "random-8": `random-8`,
    "random-9": `random-9`,
    "random-10": `random-10`,
    "random-11": `random-11`,
    "random-12": `random-12`,
    "random-13": `random-13`,
    "random-14": `random-14`,
    "random-15": `random-15`,
    "random-16": `random-16`,
    "random-17": `random-17`,
    "random-18": `random-18`,
    "random-19": `random-19`,
    "random-20": `random-20`,
    "random-21": `random-21`,
    "random-22": `random-22`,
    "random-23": `random-23`,
    "random-24": `random-24`,
    "random-25": `random-25`,
    "random-26": `random-26`,
    "random-27": `random-27`,
    "random-28": `random-28`,
    "random-29": `random-29`,
    "random-30": `random-30`,
    "random-31": `random-31`,
    "random-32": `random-32`,
    "random-33": `random-33`,
    "random-34": `random-34`,
    "random-35": `random-35`,
    "random-36": `random-36`,
    "random-37": `random-37`,
    "random-38": `random-38`,
    "random-39": `random-39`,
    "random-40": `random-40`,
    "random-41": `random-41`,
    "random-42": `random-42`,
    "random-43": `random-43`,
    "random-44": `random-44`,
    "random-45": `random-45`,
    "random-46": `random-46`,
    "random-47": `random-47`,
    "random-48": `random-48`,
    "random-49": `random-49`,
    "random-50": `random-50`,
    "random-51": `random-51`,
    "random-52": `random-52`,
    "random-53": `random-53`,
    "random-54": `random-54`,
    "random-55": `random-55`,
    "random-56": `random-56`,
    "random-57": `random-57`,
    "random-58": `random-58`,
    "random-59": `random-59`,
    "random-60": `random-60`,
    "random-61": `random-61`,
    "random-62": `random-62`,
    "random-63": `random-63`,
    "random-64": `random-64`,
    "random-65": `random-65`,
    "random-66": `random-66`,
    "random-67": `random-67`,
    "random-68": `random-68`,
    "random-69": `random-69`,
    "random-70": `random-70`,
    "random-71": `random-71`,
    "random-72": `random-72`,
    "random-73": `random-73`,
    "random-74": `random-74`,
    "random-75": `random-75`,
    "random-76": `random-76`,
    "random-77": `random-77`,
    "random-78": `random-78`,
    "random-79": `random-79`,
    "random-80": `random-80`,
    "random-81": `random-81`,
    "random-82": `random-82`,
    "random-83": `random-83`,
    "random-84": `random-84`,
    "random-85": `random-85`,
    "random-86": `random-86`,
    "random-87": `random-87`,
    "random-88": `random-88`,
    "random-89": `random-89`,
    "random-90": `random-90`,
    "random-91": `random-91`,
    "random-92": `random-92`,
    "random-93": `random-93`,
    "random-94": `random-94`,
    "random-95": `random-95`,
    "random-96": `random-96`,
    "random-97": `random-97`,
    "random-98": `random-98`,
    "random-99": `random-99`,
    "random-100": `random-100`,
    "random-101": `random-101`,
    "random-102": `random-102`,
    "random-103": `random-103`,
    "random-104": `random-104`,
    "random-105": `random-105`,
    "random-106": `random-106`,
    "random-107": `random-107`,
    "random-108": `random-108`,
    "random-109": `random-109`,
    "random-110": `random-110`,
    "random-111": `random-111`,
    "random-112": `random-112`,
    "random-113": `random-113`,
    "random-114": `random-114`,
    "random-115": `random-115`,
    "random-116": `random-116`,
    "random-117": `random-117`,
    "random-118": `random-118`,
    "random-119": `random-119`,
    "random-120": `random-120`,
    "random-121": `random-121`,
    "random-122": `random-122`,
    "random-123": `random-123`,
    "random-124": `random-124`,
    "random-125": `random-125`,
    "random-126": `random-126`,
    "random-127": `random-127`,
    "random-128": `random-128`,
    "random-129": `random-129`,
    "random-130": `random-130`,
    "random-131": `random-131`,
    "random-132": `random-132`,
    "random-133": `random-133`,
    "random-134": `random-134`,
    "random-135": `random-135`,
    "random-136": `random-136`,
    "random-137": `random-137`,
    "random-138": `random-138`,
    "random-139": `random-139`,
    "random-140": `random-140`,
    "random-141": `random-141`,
    "random-142": `random-142`,
    "random-143": `random-143`,
    "random-144": `random-144`,
    "random-145": `random-145`,
    "random-146": `random-146`,
    "random-147": `random-147`,
    "random-148": `random-148`,
    "random-149": `random-149`,
    "random-150": `random-150`,
    "random-151": `random-151`,
    "random-152": `random-152`,
    "random-153": `random-153`,
    "random-154": `random-154`,
    "random-155": `random-155`,
    "random-156": `random-156`,
    "random-157": `random-157`,
    "random-158": `random-158`,
    "random-159": `random-159`,
    "random-160": `random-160`,
    "random-161": `random-161`,
    "random-162": `random-162`,
    "random-163": `random-163`,
    "random-164": `random-164`,
    "random-165": `random-165`,
    "random-166": `random-166`,
    "random-167": `random-167`,
    "random-168": `random-168`,
    "random-169": `random-169`,
    "random-170": `random-170`,
    "random-171": `random-171`,
    "random-172": `random-172`,
    "random-173": `random-173`,
    "random-174": `random-174`,
    "random-175": `random-175`,
    "random-176": `random-176`,
    "random-177": `random-177`,
    "random-178": `random-178`,
    "random-179": `random-179`,
    "random-180": `random-180`,
    "random-181": `random-181`,
    "random-182": `random-182`,
    "random-183": `random-183`,
    "random-184": `random-184`,
    "random-185": `random-185`,
    "random-186": `random-186`,
    "random-187": `random-187`,
    "random-188": `random-188`,
    "random-189": `random-189`,
    "random-190": `random-190`,
    "random-191": `random-191`,
    "random-192": `random-192`,
    "random-193": `random-193`,
    "random-194": `random-194`,
    "random-195": `random-195`,
    "random-196": `random-196`,
    "random-197": `random-197`,
    "random-198": `random-198`,
    "random-199": `random-199`,
    "random-200": `random-200`,
    "random-201": `random-201`,
    "random-202": `random-202`,
    "random-203": `random-203`,
    "random-204": `random-204`,
    "random-205": `random-205`,
    "random-206": `random-206`,
    "random-207": `random-207`,
    "random-208": `random-208`,
    "random-209": `random-209`,
    "random-210": `random-210`,
    "random-211": `random-211`,
    "random-212": `random-212`,
    "random-213": `random-213`,
    "random-214": `random-214`,
    "random-215": `random-215`,
    "random-216": `random-216`,
    "random-217": `random-217`,
    "random-218": `random-218`,
    "random-219": `random-219`,
    "random-220": `random-220`,
    "random-221": `random-221`,
    "random-222": `random-222`,
    "random-223": `random-223`,
    "random-224": `random-224`,
    "random-225": `random-225`,
    "random-226": `random-226`,
    "random-227": `random-227`,
    "random-228": `random-228`,
    "random-229": `random-229`,
    "random-230": `random-230`,
    "random-231": `random-231`,
    "random-232": `random-232`,
    "random-233": `random-233`,
    "random-234": `random-234`,
    "random-235": `random-235`,
    "random-236": `random-236`,
    "random-237": `random-237`,
    "random-238": `random-238`,
    "random-239": `random-239`,
    "random-240": `random-240`,
    "random-241": `random-241`,
    "random-242": `random-242`,
    "random-243": `random-243`,
    "random-244": `random-244`,
    "random-245": `random-245`,
    "random-246": `random-246`,
    "random-247": `random-247`,
    "random-248": `random-248`,
    "random-249": `random-249`,
    "random-250": `random-250`,
    "random-251": `random-251`,
    "random-252": `random-252`,
    "random-253": `random-253`,
    "random-254": `random-254`,
    "random-255": `random-255`,
    "random-256": `random-256`,
    "random-257": `random-257`,
    "random-258": `random-258`,
    "random-259": `random-259`,
    "random-260": `random-260`,
    "random-261": `random-261`,
    "random-262": `random-262`,
    "random-263": `random-263`,
    "random-264": `random-264`,
    "random-265": `random-265`,
    "random-266": `random-266`,
    "random-267": `random-267`,
    "random-268": `random-268`,
    "random-269": `random-269`,
    "random-270": `random-270`,
    "random-271": `random-271`,
    "random-272": `random-272`,
    "random-273": `random-273`,
    "random-274": `random-274`,
    "random-275": `random-275`,
    "random-276": `random-276`,
    "random-277": `random-277`,
    "random-278": `random-278`,
    "random-279": `random-279`,
    "random-280": `random-280`,
    "random-281": `random-281`,
    "random-282": `random-282`,
    "random-283": `random-283`,
    "random-284": `random-284`,
    "random-285": `random-285`,
    "random-286": `random-286`,
    "random-287": `random-287`,
    "random-288": `random-288`,
    "random-289": `random-289`,
    "random-290": `random-290`,
    "random-291": `random-291`,
    "random-292": `random-292`,
    "random-293": `random-293`,
    "random-294": `random-294`,
    "random-295": `random-295`,
    "random-296": `random-296`,
    "random-297": `random-297`,
    "random-298": `random-298`,
    "random-299": `random-299`,
    "random-300": `random-300`,
    "random-301": `random-301`,
    "random-302": `random-302`,
    "random-303": `random-303`,
    "random-304": `random-304`,
    "random-305": `random-305`,
    "random-306": `random-306`,
    "random-307": `random-307`,
    "random-308": `random-308`,
    "random-309": `random-309`,
    "random-310": `random-310`,
    "random-311": `random-311`,
    "random-312": `random-312`,
    "random-313": `random-313`,
    "random-314": `random-314`,
    "random-315": `random-315`,
    "random-316": `random-316`,
    "random-317": `random-317`,
    "random-318": `random-318`,
    "random-319": `random-319`,
    "random-320": `random-320`,
    "random-321": `random-321`,
    "random-322": `random-322`,
    "random-323": `random-323`,
    "random-324": `random-324`,
    "random-325": `random-325`,
    "random-326": `random-326`,
    "random-327": `random-327`,
    "random-328": `random-328`,
    "random-329": `random-329`,
    "random-330": `random-330`,
    "random-331": `random-331`,
    "random-332": `random-332`,
    "random-333": `random-333`,
    "random-334": `random-334`,
    "random-335": `random-335`,
    "random-336": `random-336`,
    "random-337": `random-337`,
    "random-338": `random-338`,
    "random-339": `random-339`,
    "random-340": `random-340`,
    "random-341": `random-341`,
    "random-342": `random-342`,
    "random-343": `random-343`,
    "random-344": `random-344`,
    "random-345": `random-345`,
    "random-346": `random-346`,
    "random-347": `random-347`,
    "random-348": `random-348`,
    "random-349": `random-349`,
    "random-350": `random-350`,
    "random-351": `random-351`,
    "random-352": `random-352`,
    "random-353": `random-353`,
    "random-354": `random-354`,
    "random-355": `random-355`,
    "random-356": `random-356`,
    "random-357": `random-357`,
    "random-358": `random-358`,
    "random-359": `random-359`,
    "random-360": `random-360`,
    "random-361": `random-361`,
    "random-362": `random-362`,
    "random-363": `random-363`,
    "random-364": `random-364`,
    "random-365": `random-365`,
    "random-366": `random-366`,
    "random-367": `random-367`,
    "random-368": `random-368`,
    "random-369": `random-369`,
    "random-370": `random-370`,
    "random-371": `random-371`,
    "random-372": `random-372`,
    "random-373": `random-373`,
    "random-374": `random-374`,
    "random-375": `random-375`,
    "random-376": `random-376`,
    "random-377": `random-377`,
    "random-378": `random-378`,
    "random-379": `random-379`,
    "random-380": `random-380`,
    "random-381": `random-381`,
    "random-382": `random-382`,
    "random-383": `random-383`,
    "random-384": `random-384`,
    "random-385": `random-385`,
    "random-386": `random-386`,
    "random-387": `random-387`,
    "random-388": `random-388`,
    "random-389": `random-389`,
    "random-390": `random-390`,
    "random-391": `random-391`,
    "random-392": `random-392`,
    "random-393": `random-393`,
    "random-394": `random-394`,
    "random-395": `random-395`,
    "random-396": `random-396`,
    "random-397": `random-397`,
    "random-398": `random-398`,
    "random-399": `random-399`,
    "random-400": `random-400`,
    "random-401": `random-401`,
    "random-402": `random-402`,
    "random-403": `random-403`,
    "random-404": `random-404`,
    "random-405": `random-405`,
    "random-406": `random-406`,
    "random-407": `random-407`,
    "random-408": `random-408`,
    "random-409": `random-409`,
    "random-410": `random-410`,
    "random-411": `random-411`,
    "random-412": `random-412`,
    "random-413": `random-413`,
    "random-414": `random-414`,
    "random-415": `random-415`,
    "random-416": `random-416`,
    "random-417": `random-417`,
    "random-418": `random-418`,
    "random-419": `random-419`,
    "random-420": `random-420`,
    "random-421": `random-421`,
    "random-422": `random-422`,
    "random-423": `random-423`,
    "random-424": `random-424`,
    "random-425": `random-425`,
    "random-426": `random-426`,
    "random-427": `random-427`,
    "random-428": `random-428`,
    "random-429": `random-429`,
    "random-430": `random-430`,
    "random-431": `random-431`,
    "random-432": `random-432`,
    "random-433": `random-433`,
    "random-434": `random-434`,
    "random-435": `random-435`,
    "random-436": `random-436`,
    "random-437": `random-437`,
    "random-438": `random-438`,
    "random-439": `random-439`,
    "random-440": `random-440`,
    "random-441": `random-441`,
    "random-442": `random-442`,
    "random-443": `random-443`,
    "random-444": `random-444`,
    "random-445": `random-445`,
    "random-446": `random-446`,
    "random-447": `random-447`,
    "random-448": `random-448`,
    "random-449": `random-449`,
    "random-450": `random-450`,
    "random-451": `random-451`,
    "random-452": `random-452`,
    "random-453": `random-453`,
    "random-454": `random-454`,
    "random-455": `random-455`,
    "random-456": `random-456`,
    "random-457": `random-457`,
    "random-458": `random-458`,
    "random-459": `random-459`,
    "random-460": `random-460`,
    "random-461": `random-461`,
    "random-462": `random-462`,
    "random-463": `random-463`,
    "random-464": `random-464`,
    "random-465": `random-465`,
    "random-466": `random-466`,
    "random-467": `random-467`,
    "random-468": `random-468`,
    "random-469": `random-469`,
    "random-470": `random-470`,
    "random-471": `random-471`,
    "random-472": `random-472`,
    "random-473": `random-473`,
    "random-474": `random-474`,
    "random-475": `random-475`,
    "random-476": `random-476`,
    "random-477": `random-477`,
    "random-478": `random-478`,
    "random-479": `random-479`,
    "random-480": `random-480`,
    "random-481": `random-481`,
    "random-482": `random-482`,
    "random-483": `random-483`,
    "random-484": `random-484`,
    "random-485": `random-485`,
    "random-486": `random-486`,
    "random-487": `random-487`,
    "random-488": `random-488`,
    "random-489": `random-489`,
    "random-490": `random-490`,
    "random-491": `random-491`,
    "random-492": `random-492`,
    "random-493": `random-493`,
    "random-494": `random-494`,
    "random-495": `random-495`,
    "random-496": `random-496`,
    "random-497": `random-497`,
    "random-498": `random-498`,
    "random-499": `random-499`,
    "random-500": `random-500`,
  ]

  private static func `kpi-header`() -> UIView {
    let fuikpi = FUIKPIView()
    fuikpi.colorScheme = .darkConstant
    fuikpi.items = [
      FUIKPIIconItem(
        icon: #imageLiteral(
          resourceName: "sapfiori/asset.svg").withRenderingMode(.alwaysTemplate)),
      FUIKPIMetricItem(string: "5"),
      FUIKPIUnitItem(string: "k"),
    ]
    fuikpi.captionlabel.text = "Orders processed"
    fuikpi.isEnabled = false

    let fuikpiProgress = FUIKPIProgressView()
    fuikpiProgress.colorScheme = .darkConstant
    fuikpiProgress.items = [
      FUIKPIFractionItem(string: "16"),
      FUIKPIFractionItem(string: "/"),
      FUIKPIFractionItem(string: "25"),
    ]
    fuikpiProgress.progress = 0.64
    fuikpiProgress.captionLabel.text = "Completed"

    let view = FUIKPIHeader()
    view.items = [fuikpi, fuikpiProgress]
    return view
  }

  private static func `object-header`() -> UIView {
    let fuikpi = FUIKPIView()
    fuikpi.items = [
      FUIKPIUnitItem(string: "$"),
      FUIKPIMetricItem(string: "294"),
      FUIKPIUnitItem(string: "M"),
    ]
    fuikpi.captionlabel.text = "Sales"

    let view = FUIObjectHeader()
    view.headlineLabel.text = """
      Inspect Electric Pump Motor Long Job Title Example Will Wrap Max# of Lines in the \
      HeadlineLabel
      """
    view.subheadlineLabel.text = "Job 819701."
    view.tags = [FUITag(title: "Started"), FUITag(title: "PM01"), FUITag(title: "103-Repair")]
    view.labelItems = [
      FUILabelItem(
        text: "Los Altos, CA",
        image: #imageLiteral(resourceName: "sapfiori/my-image.svg")),
      FUILabelItem(
        text: "12/31/2022",
        image: #imageLiteral(resourceName: "sapfiori/my-image.svg")),
      FUILabelItem(
        text: "Natasha Giotra",
        image: #imageLiteral(resourceName: "sapfiori/my-image.svg"),
        alignment: .leading),
    ]
    view.descriptionLabel.text = """
      Temperature sensor predicts overheating failure in 4 days Urgent and needs attentions. \
      Temperature sensor predicts overheating failure in 4 days Urgent and needs attentions.
      """
    view.statusLabel.text = "High"
    view.substatusImageView.image = #imageLiteral(resourceName: "sapfiori/my-image.svg")
    view.detailImageView.image = #imageLiteral(resourceName: "sapfiori/ProfilePic.svg")
    view.kpiView = fuikpi
    view.detailContentView = UIImageView(
      image: #imageLiteral(resourceName: "sapfiori/hogwarts.svg"))
    return view
  }

  private static func `object-header-scheme`() -> UIView {
    let view = FUIObjectHeader()
    view.backgroundColorScheme = .darkConstant
    view.headlineLabel.text = "Inspect Electric Pump Motor"
    view.detailContentView = UIImageView(
      image: #imageLiteral(resourceName: "sapfiori/hogwarts.svg"))
    view._innerView.pageControl.currentPageIndicatorTintColor = UIColor(
      red: 1,
      green: 1,
      blue: 1,
      alpha: 1)
    view._innerView.pageControl.pageIndicatorTintColor = UIColor(
      red: 170 / 255,
      green: 170 / 255,
      blue: 170 / 255,
      alpha: 1)
    return view
  }

  private static func `card-power`() -> UIView {
    let data = ChartData([[240, 251, 246, 258, 249, 262, 265]])

    let view = FUIChartCardCollectionViewCell()
    view.title.text = "Power"
    view.status.text = "Past 30 Days"
    view.kpiItems = [FUIKPIMetricItem(string: "265"), FUIKPIUnitItem(string: "hp")]
    view.chartView.series.colors = [UIColor.preferredFioriColor(forStyle: .negative)]
    view.chartView.dataSource = data
    view.chartView.numericAxis.labels.isHidden = true
    view.chartView.categoryAxis.labels.isHidden = true
    view.trend.text = "11.5%"
    view.trendImage = FUIIconLibrary.analytics.trendUp
    return view
  }

  private static func `cards`() -> UIView {
    let data = ChartData([[820, 960, 790, 1150]])

    let totalSales = FUIChartCardCollectionViewCell()
    totalSales.title.text = "Total Sales"
    totalSales.chartView.dataSource = data

    let tasksCompleted = FUIKPIProgressCardCollectionViewCell()
    tasksCompleted.title.text = "Tasks Completed"
    tasksCompleted.status.text = "20 min ago"
    tasksCompleted.kpiItems = [
      FUIKPIFractionItem(string: "88"),
      FUIKPIFractionItem(string: "/"),
      FUIKPIFractionItem(string: "98"),
    ]
    tasksCompleted.progress = 0.8979592

    let cards2 = Cards([totalSales, tasksCompleted])

    let view = FUICardCollectionViewTableViewCell()
    view.collectionView.dataSource = cards2
    return view
  }

  private static func `floorplan`() -> UIView {
    let data = ChartData([[164, 182, 200]], categories: ["Jan", "Feb", "Mär"])

    let fuiChartSummaryItem = FUIChartSummaryItem()
    fuiChartSummaryItem.title.text = "Summe"
    fuiChartSummaryItem.valuesText = ["546"]
    fuiChartSummaryItem.categoryIndex = -1
    fuiChartSummaryItem.trend.text = "4 %"
    fuiChartSummaryItem.trendImage = FUIIconLibrary.analytics.trendUp
    fuiChartSummaryItem.trendSemanticColor = UIColor.preferredFioriColor(forStyle: .positiveLabel)

    let fuiChartSummaryItem2 = FUIChartSummaryItem()
    fuiChartSummaryItem2.valuesText = [nil]
    fuiChartSummaryItem2.categoryIndex = 1
    fuiChartSummaryItem2.emptyText = "Keine Daten"

    let fuiChartRangeSummaryItem = FUIChartRangeSummaryItem()
    fuiChartRangeSummaryItem.lowerBoundTitle.text = "Jan"
    fuiChartRangeSummaryItem.upperBoundTitle.text = "Mär"
    fuiChartRangeSummaryItem.value.text = "546"

    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = " "
    controller.titleAttributedText = joined([
      NSAttributedString(
        string: "Umsatz ",
        attributes: [.foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)]),
      NSAttributedString(
        string: "2026",
        attributes: [.foregroundColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1)]),
    ])
    controller.titleText.textColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    controller.titleText.textAlignment = .center
    controller.subtitle.text = "Monatsziel"
    controller.subtitleStyleClassPath = ["loud"]
    controller.status.text = "Vor 20 Minuten"
    controller.summaryView.items = [
      fuiChartSummaryItem, fuiChartSummaryItem2, fuiChartRangeSummaryItem,
    ]
    controller.chartView.chartType = .column
    controller.chartView.dataSource = data
    controller.seriesTitles = ["Ist"]
    controller.valuesAxisTitle.text = "Tsd. Euro"
    controller.categoryAxisTitle.text = "Monat"
    NUIRenderer.renderView(controller.view, withClass: "quiet")

    let view = controller.view
    return view
  }

  private static func `ring`() -> UIView {
    let view = FUIKPIProgressView()
    view.colorScheme = .darkConstant
    view.items = [FUIKPIMetricItem(string: "48"), FUIKPIUnitItem(string: "%")]
    view.progress = 0.48
    view.captionLabel.text = "Fertig"
    view.captionLabel.font = UIFont(name: "Inter", size: 11)
    NUIRenderer.renderLabel(view.captionLabel, withClass: "a:b")
    view.setTintColor(
      UIColor(red: 51 / 255, green: 102 / 255, blue: 153 / 255, alpha: 1),
      for: .normal)
    view.setTintColor(UIColor(red: 1, green: 0, blue: 0, alpha: 1), for: .highlighted)
    view.setTextColor(UIColor(red: 1, green: 1, blue: 0, alpha: 1), for: .normal)
    view.setTextColor(UIColor(red: 0, green: 1, blue: 1, alpha: 1), for: .disabled)
    view.isEnabled = false
    return view
  }

  private static func `header`() -> UIView {
    let fuiTag = FUITag(title: "Neu")
    fuiTag.colorScheme = .device

    let fuikpi = FUIKPIView()
    fuikpi.colorScheme = .device
    fuikpi.items = [FUIKPIMetricItem(string: "5")]

    let view = FUIObjectHeader()
    view.backgroundColorScheme = .darkConstant
    view.headlineLabel.text = "Pumpe"
    view.headlineLabel.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    view.headlineLabel.textAlignment = .right
    NUIRenderer.renderLabel(view.headlineLabel, withClass: "loud")
    view.tags = [fuiTag]
    view.statusImageView.image = #imageLiteral(
      resourceName: "sapfiori/asset.svg").withRenderingMode(.alwaysTemplate)
    view.statusImageView.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    view.substatusImageView.image = FUIIconLibrary.analytics.trendUp
    view.substatusImageView.tintColor = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    view.detailImageView.image = #imageLiteral(
      resourceName: "sapfiori/ProfilePic.svg").withRenderingMode(.alwaysTemplate)
    view.detailImageView.contentMode = .scaleAspectFit
    view.detailImageView.tintColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    view.kpiView = fuikpi
    NUIRenderer.renderView(view, withClass: "loud")

    var environment = Environment()
    environment.width = 375
    environment.layoutDirection = .rightToLeft
    return view
  }

  private static func `card`() -> UIView {
    let data = ChartData([[1, nil, 2]])

    let view = FUIChartCardCollectionViewCell()
    view.title.text = " "
    view.titleAttributedText = NSAttributedString(string: "Umsatz", attributes: [.kern: 2])
    view.subtitle.text = "Filiale"
    view.subtitleStyleClassPath = ["loud"]
    view.chartView.dataSource = data
    view.chartView.categoryAxis.labelLayoutStyle = .allOrNothing
    view.kpiAttributedText = joined([
      NSAttributedString(
        string: "5",
        attributes: [.foregroundColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1)]),
      NSAttributedString(string: "k"),
    ])
    view.isHighlighted = true
    NUIRenderer.renderView(view, withClass: "quiet")

    var environment = Environment()
    environment.appearance = .dark
    environment.generation = .horizon
    return view
  }

  private static func `random-1`() -> UIView {
    let view = FUIObjectHeaderChartView()
    view.title.text = ""

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-2`() -> UIView {
    let view = FUIObjectHeaderChartView()
    view.title.text = ""
    return view
  }

  private static func `random-3`() -> UIView {
    let data = ChartData([])

    let view = FUIChartView()
    view.dataSource = data
    return view
  }

  private static func `random-4`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-5`() -> UIView {
    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-6`() -> UIView {
    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-7`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-8`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-9`() -> UIView {
    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""

    var environment = Environment()
    environment.width = 17
    environment.height = 35.5
    environment.horizontalSizeClass = .compact
    environment.palette = .v7
    environment.layoutDirection = .rightToLeft
    environment.locale = "de-DE"
    environment.fontFamily = "Inter"
    environment.padding = Insets(top: 14, right: 26, bottom: 32.5, left: 20)
    environment.words.decrease = "Abnahme"
    environment.words.forecast = "icons/pump.svg"
    return view
  }

  private static func `random-10`() -> UIView {
    let view = FUIObjectHeader()
    return view
  }

  private static func `random-11`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-12`() -> UIView {
    let view = FUIKPIProgressView()
    view.items = []
    return view
  }

  private static func `random-13`() -> UIView {
    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-14`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view
    return view
  }

  private static func `random-15`() -> UIView {
    let view = FUIKPIView()
    view.items = []
    return view
  }

  private static func `random-16`() -> UIView {
    let view = FUIKPIProgressCardCollectionViewCell()
    view.title.text = ""

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-17`() -> UIView {
    let view = FUIKPIProgressCardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-18`() -> UIView {
    let view = FUIKPIHeader()
    view.items = []
    return view
  }

  private static func `random-19`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-20`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"

    var environment = Environment()
    environment.height = 21
    environment.scale = 3.5
    environment.horizontalSizeClass = .regular
    environment.orientation = .landscape
    environment.generation = .horizon
    environment.palette = .v4
    environment.layoutDirection = .rightToLeft
    environment.locale = "de-DE"
    return view
  }

  private static func `random-21`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-22`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-23`() -> UIView {
    let view = FUIKPIView()
    view.items = []

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-24`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true
    return view
  }

  private static func `random-25`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true
    return view
  }

  private static func `random-26`() -> UIView {
    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-27`() -> UIView {
    let view = FUIKPIHeader()
    view.items = []

    var environment = Environment()
    environment.horizontalSizeClass = .compact
    environment.appearance = .dark
    environment.contentSizeCategory = .small
    environment.locale = "kpi-1"
    environment.background = .rgb(255, 255, 255)
    environment.padding = Insets(32.5)
    return view
  }

  private static func `random-28`() -> UIView {
    let view = FUIKPIProgressView()
    view.items = []
    return view
  }

  private static func `random-29`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true
    return view
  }

  private static func `random-30`() -> UIView {
    let view = FUIKPIProgressView()
    view.items = []

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-31`() -> UIView {
    let view = FUIKPIHeader()
    view.items = []
    return view
  }

  private static func `random-32`() -> UIView {
    let view = FUIKPIProgressView()
    view.items = []
    return view
  }

  private static func `random-33`() -> UIView {
    let view = FUIKPIProgressCardCollectionViewCell()
    view.title.text = ""

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-34`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-35`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-36`() -> UIView {
    let view = FUIKPIProgressView()
    view.items = []
    return view
  }

  private static func `random-37`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-38`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-39`() -> UIView {
    let view = FUIObjectHeaderChartView()
    view.title.text = ""
    return view
  }

  private static func `random-40`() -> UIView {
    let view = FUIKPIView()
    view.items = []
    return view
  }

  private static func `random-41`() -> UIView {
    let view = FUIObjectHeaderChartView()
    view.title.text = ""
    return view
  }

  private static func `random-42`() -> UIView {
    let view = FUIKPIHeader()
    view.items = []
    return view
  }

  private static func `random-43`() -> UIView {
    let view = FUIKPIProgressCardCollectionViewCell()
    view.title.text = ""

    var environment = Environment()
    environment.horizontalSizeClass = .compact
    environment.widget = .small
    environment.appearance = .dark
    environment.words.noData = "icons/pump.svg"
    environment.words.increase = "#FFFFFF40"
    environment.words.forecast = "de-DE"
    return view
  }

  private static func `random-44`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-45`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-46`() -> UIView {
    let view = FUIObjectHeader()
    return view
  }

  private static func `random-47`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view
    return view
  }

  private static func `random-48`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true
    return view
  }

  private static func `random-49`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-50`() -> UIView {
    let view = FUIObjectHeader()
    return view
  }

  private static func `random-51`() -> UIView {
    let view = FUIObjectHeader()
    return view
  }

  private static func `random-52`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true
    return view
  }

  private static func `random-53`() -> UIView {
    let view = FUIObjectHeader()

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-54`() -> UIView {
    let view = FUIKPIProgressCardCollectionViewCell()
    view.title.text = ""

    var environment = Environment()
    environment.horizontalSizeClass = .compact
    environment.device = .iPad
    environment.orientation = .landscape
    environment.palette = .v4
    environment.differentiateWithoutColor = true
    environment.contentSizeCategory = .accessibilityLarge
    environment.locale = "de-DE"
    environment.background = .rgb(31, 107, 58)
    return view
  }

  private static func `random-55`() -> UIView {
    let view = FUIObjectHeader()

    var environment = Environment()
    environment.width = 7
    environment.height = 2.5
    environment.horizontalSizeClass = .regular
    return view
  }

  private static func `random-56`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true
    return view
  }

  private static func `random-57`() -> UIView {
    let view = FUIKPIProgressCardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-58`() -> UIView {
    let data = ChartData([])

    let view = FUIChartView()
    view.dataSource = data

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-59`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-60`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"

    var environment = Environment()
    environment.height = 29.5
    environment.scale = 5.5
    environment.horizontalSizeClass = .compact
    environment.device = .iPad
    environment.widget = .small
    environment.palette = .v8
    environment.contrast = .high
    environment.background = .palette("tintColor", on: .dark)
    environment.padding = Insets(top: 11.5, right: 9.5, bottom: 3.5, left: 30.5)
    environment.words.noData = "Keine Daten"
    environment.words.decrease = "Sales"
    environment.words.total = "0x1F6B3A"
    environment.words.forecast = "Prognose"
    return view
  }

  private static func `random-61`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-62`() -> UIView {
    let view = FUIKPIProgressView()
    view.items = []
    return view
  }

  private static func `random-63`() -> UIView {
    let view = FUIKPIProgressCardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-64`() -> UIView {
    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""

    var environment = Environment()
    environment.generation = .horizon
    environment.interfaceLevel = .elevated
    environment.timeZone = "Europe/Berlin"
    environment.background = .palette("negativeLabel")
    return view
  }

  private static func `random-65`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true
    return view
  }

  private static func `random-66`() -> UIView {
    let view = FUIKPIProgressCardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-67`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-68`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-69`() -> UIView {
    let view = FUIKPIHeader()
    view.items = []

    var environment = Environment()
    environment.width = 33.5
    environment.height = 36
    environment.horizontalSizeClass = .regular
    environment.widget = .small
    environment.appearance = .dark
    environment.generation = .horizon
    environment.interfaceLevel = .elevated
    environment.locale = "kpi-1"
    environment.padding = Insets(32.5)
    return view
  }

  private static func `random-70`() -> UIView {
    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-71`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true
    return view
  }

  private static func `random-72`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view
    return view
  }

  private static func `random-73`() -> UIView {
    let view = FUIObjectHeaderChartView()
    view.title.text = ""

    var environment = Environment()
    environment.height = 20.5
    environment.device = .iPhoneSE
    environment.orientation = .landscape
    environment.widget = .large
    environment.palette = .v3
    environment.differentiateWithoutColor = true
    environment.contentSizeCategory = .accessibilityExtraExtraLarge
    environment.background = .rgba(RGBA(red: 0, green: 102, blue: 41, alpha: 128))
    environment.padding = Insets(24.5)
    environment.words.more = "+{count} weitere"
    environment.words.total = "icons/pump.svg"
    return view
  }

  private static func `random-74`() -> UIView {
    let view = FUIObjectHeaderChartView()
    view.title.text = ""
    return view
  }

  private static func `random-75`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-76`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true
    return view
  }

  private static func `random-77`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true
    return view
  }

  private static func `random-78`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-79`() -> UIView {
    let view = FUIObjectHeaderChartView()
    view.title.text = ""
    return view
  }

  private static func `random-80`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view

    var environment = Environment()
    environment.horizontalSizeClass = .compact
    environment.orientation = .landscape
    environment.contentSizeCategory = .accessibilityExtraLarge
    environment.locale = "kpi-1"
    environment.timeZone = "Europe/Berlin"
    return view
  }

  private static func `random-81`() -> UIView {
    let view = FUIKPIHeader()
    view.items = []
    return view
  }

  private static func `random-82`() -> UIView {
    let view = FUIKPIProgressCardCollectionViewCell()
    view.title.text = ""

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-83`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-84`() -> UIView {
    let view = FUIObjectHeaderChartView()
    view.title.text = ""
    return view
  }

  private static func `random-85`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-86`() -> UIView {
    let view = FUIKPIHeader()
    view.items = []
    return view
  }

  private static func `random-87`() -> UIView {
    let view = FUIObjectHeaderChartView()
    view.title.text = ""
    return view
  }

  private static func `random-88`() -> UIView {
    let view = FUIKPIView()
    view.items = []
    return view
  }

  private static func `random-89`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view

    var environment = Environment()
    environment.width = 34
    environment.height = 4
    environment.horizontalSizeClass = .compact
    environment.device = .iPhone
    environment.widget = .small
    environment.palette = .v2
    environment.fontFamily = "Inter"
    environment.background = .palette("tintColor")
    environment.padding = Insets(15)
    environment.words.moreSeries = "+{count} weitere"
    environment.words.increase = "tintColor_darkBackground"
    return view
  }

  private static func `random-90`() -> UIView {
    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-91`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view
    return view
  }

  private static func `random-92`() -> UIView {
    let data = ChartData([])

    let view = FUIChartView()
    view.dataSource = data
    return view
  }

  private static func `random-93`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-94`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true

    var environment = Environment()
    environment.width = 1024
    environment.height = 26.5
    environment.scale = 1
    environment.horizontalSizeClass = .regular
    environment.widget = .medium
    environment.appearance = .dark
    environment.layoutDirection = .rightToLeft
    environment.locale = "de-DE"
    environment.padding = Insets(top: 8, right: 16, bottom: 8, left: 16)
    return view
  }

  private static func `random-95`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view
    return view
  }

  private static func `random-96`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view
    return view
  }

  private static func `random-97`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view
    return view
  }

  private static func `random-98`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"

    var environment = Environment()
    environment.scale = 3
    environment.horizontalSizeClass = .compact
    environment.differentiateWithoutColor = true
    environment.background = .palette("tintColor", on: .dark)
    environment.padding = Insets(top: 8, right: 16, bottom: 8, left: 16)
    environment.words.increase = "tintColor_darkBackground"
    environment.words.decrease = "de-DE"
    return view
  }

  private static func `random-99`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view
    return view
  }

  private static func `random-100`() -> UIView {
    let view = FUIKPIProgressCardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-101`() -> UIView {
    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-102`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-103`() -> UIView {
    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-104`() -> UIView {
    let view = FUIKPIHeader()
    view.items = []
    return view
  }

  private static func `random-105`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true
    return view
  }

  private static func `random-106`() -> UIView {
    let view = FUIKPIView()
    view.items = []
    return view
  }

  private static func `random-107`() -> UIView {
    let view = FUIKPIProgressCardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-108`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-109`() -> UIView {
    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-110`() -> UIView {
    let view = FUIObjectHeaderChartView()
    view.title.text = ""
    return view
  }

  private static func `random-111`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-112`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-113`() -> UIView {
    let view = FUIObjectHeaderChartView()
    view.title.text = ""
    return view
  }

  private static func `random-114`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"

    var environment = Environment()
    environment.width = 5
    environment.height = 27.5
    environment.scale = 3.5
    environment.horizontalSizeClass = .regular
    environment.widget = .small
    environment.palette = .v3
    environment.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    environment.locale = "kpi-1"
    return view
  }

  private static func `random-115`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view
    return view
  }

  private static func `random-116`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true
    return view
  }

  private static func `random-117`() -> UIView {
    let view = FUIKPIHeader()
    view.items = []
    return view
  }

  private static func `random-118`() -> UIView {
    let view = FUIKPIProgressView()
    view.items = []
    return view
  }

  private static func `random-119`() -> UIView {
    let view = FUIKPIHeader()
    view.items = []
    return view
  }

  private static func `random-120`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true
    return view
  }

  private static func `random-121`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-122`() -> UIView {
    let view = FUIKPIHeader()
    view.items = []

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-123`() -> UIView {
    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-124`() -> UIView {
    let view = FUIObjectHeader()
    return view
  }

  private static func `random-125`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-126`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view
    return view
  }

  private static func `random-127`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view

    var environment = Environment()
    environment.width = 18
    environment.height = 4
    environment.scale = 7
    environment.horizontalSizeClass = .regular
    environment.palette = .v7
    environment.contrast = .high
    environment.contentSizeCategory = .accessibilityLarge
    environment.locale = "kpi-1"
    environment.padding = Insets(16)
    environment.words.noData = "Keine Daten"
    environment.words.more = "+{count} weitere"
    return view
  }

  private static func `random-128`() -> UIView {
    let view = FUIObjectHeaderChartView()
    view.title.text = ""
    return view
  }

  private static func `random-129`() -> UIView {
    let view = FUIKPIProgressCardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-130`() -> UIView {
    let view = FUIKPIProgressView()
    view.items = []
    return view
  }

  private static func `random-131`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-132`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-133`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-134`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-135`() -> UIView {
    let view = FUIObjectHeader()
    return view
  }

  private static func `random-136`() -> UIView {
    let view = FUIKPIHeader()
    view.items = []
    return view
  }

  private static func `random-137`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view

    var environment = Environment()
    environment.width = 16
    environment.height = 32.5
    environment.scale = 2.5
    environment.horizontalSizeClass = .compact
    environment.device = .iPhoneSE
    environment.differentiateWithoutColor = true
    environment.layoutDirection = .rightToLeft
    return view
  }

  private static func `random-138`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-139`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-140`() -> UIView {
    let view = FUIObjectHeader()

    var environment = Environment()
    environment.width = 22
    environment.scale = 4
    environment.widget = .large
    environment.palette = .v7
    environment.contentSizeCategory = .medium
    environment.locale = "de-DE"
    environment.timeZone = "Europe/Berlin"
    environment.fontFamily = "Inter"
    environment.background = .rgba(RGBA(red: 0, green: 102, blue: 41, alpha: 128))
    environment.words.noData = "rgb(31, 107, 58)"
    environment.words.total = ""
    return view
  }

  private static func `random-141`() -> UIView {
    let view = FUIObjectHeader()
    return view
  }

  private static func `random-142`() -> UIView {
    let view = FUIObjectHeader()
    return view
  }

  private static func `random-143`() -> UIView {
    let view = FUIKPIProgressView()
    view.items = []

    var environment = Environment()
    environment.scale = 1
    environment.horizontalSizeClass = .compact
    environment.orientation = .landscape
    environment.widget = .medium
    environment.appearance = .dark
    environment.palette = .v5
    environment.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    environment.fontFamily = "Inter"
    environment.background = .rgb(31, 107, 58)
    environment.padding = Insets(top: 27, right: 39, bottom: 37.5, left: 10.5)
    environment.words.more = "+{count} weitere"
    environment.words.decrease = "#FFFFFF40"
    environment.words.forecast = "icons/pump.svg"
    return view
  }

  private static func `random-144`() -> UIView {
    let data = ChartData([])

    let view = FUIChartView()
    view.dataSource = data

    var environment = Environment()
    environment.width = 375
    environment.height = 24
    environment.scale = 6.5
    environment.horizontalSizeClass = .compact
    environment.orientation = .landscape
    environment.appearance = .dark
    environment.interfaceLevel = .elevated
    environment.contrast = .high
    environment.contentSizeCategory = .extraExtraExtraLarge
    environment.background = .rgb(31, 107, 58)
    environment.padding = Insets(top: 8, right: 16, bottom: 8, left: 16)
    environment.words.noData = "icons/pump.svg"
    environment.words.decrease = "de-DE"
    return view
  }

  private static func `random-145`() -> UIView {
    let data = ChartData([])

    let view = FUIChartView()
    view.dataSource = data

    var environment = Environment()
    environment.scale = 1
    environment.horizontalSizeClass = .compact
    environment.device = .iPhoneSE
    environment.orientation = .landscape
    environment.generation = .horizon
    environment.palette = .v4
    environment.contrast = .high
    environment.layoutDirection = .rightToLeft
    environment.locale = "de-DE"
    return view
  }

  private static func `random-146`() -> UIView {
    let view = FUIKPIView()
    view.items = []

    var environment = Environment()
    environment.horizontalSizeClass = .regular
    environment.orientation = .landscape
    environment.widget = .medium
    environment.generation = .horizon
    environment.interfaceLevel = .elevated
    environment.layoutDirection = .rightToLeft
    environment.locale = "kpi-1"
    environment.fontFamily = "Inter"
    environment.background = .palette("neutralLabelTapState")
    return view
  }

  private static func `random-147`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-148`() -> UIView {
    let view = FUIKPIHeader()
    view.items = []
    return view
  }

  private static func `random-149`() -> UIView {
    let view = FUIKPIView()
    view.items = []
    return view
  }

  private static func `random-150`() -> UIView {
    let view = FUIKPIHeader()
    view.items = []
    return view
  }

  private static func `random-151`() -> UIView {
    let data = ChartData([])

    let view = FUIChartView()
    view.dataSource = data
    return view
  }

  private static func `random-152`() -> UIView {
    let view = FUIKPIProgressView()
    view.items = []
    return view
  }

  private static func `random-153`() -> UIView {
    let view = FUIObjectHeaderChartView()
    view.title.text = ""
    return view
  }

  private static func `random-154`() -> UIView {
    let data = ChartData([])

    let view = FUIChartView()
    view.dataSource = data
    return view
  }

  private static func `random-155`() -> UIView {
    let data = ChartData([])

    let view = FUIChartView()
    view.dataSource = data
    return view
  }

  private static func `random-156`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-157`() -> UIView {
    let view = FUIKPIHeader()
    view.items = []
    return view
  }

  private static func `random-158`() -> UIView {
    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-159`() -> UIView {
    let view = FUIKPIProgressView()
    view.items = []
    return view
  }

  private static func `random-160`() -> UIView {
    let view = FUIKPIView()
    view.items = []
    return view
  }

  private static func `random-161`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view
    return view
  }

  private static func `random-162`() -> UIView {
    let data = ChartData([])

    let view = FUIChartView()
    view.dataSource = data
    return view
  }

  private static func `random-163`() -> UIView {
    let data = ChartData([])

    let view = FUIChartView()
    view.dataSource = data
    return view
  }

  private static func `random-164`() -> UIView {
    let view = FUIObjectHeader()
    return view
  }

  private static func `random-165`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-166`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view
    return view
  }

  private static func `random-167`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"

    var environment = Environment()
    environment.interfaceLevel = .elevated
    environment.contrast = .high
    environment.contentSizeCategory = .extraExtraLarge
    environment.padding = Insets(top: 35, right: 36.5, bottom: 38, left: 24)
    environment.words.total = "tintColor_darkBackground"
    return view
  }

  private static func `random-168`() -> UIView {
    let data = ChartData([])

    let view = FUIChartView()
    view.dataSource = data
    return view
  }

  private static func `random-169`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-170`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-171`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-172`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true
    return view
  }

  private static func `random-173`() -> UIView {
    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-174`() -> UIView {
    let view = FUIKPIProgressCardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-175`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-176`() -> UIView {
    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-177`() -> UIView {
    let view = FUIObjectHeader()
    return view
  }

  private static func `random-178`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-179`() -> UIView {
    let view = FUIKPIView()
    view.items = []
    return view
  }

  private static func `random-180`() -> UIView {
    let view = FUIKPIHeader()
    view.items = []
    return view
  }

  private static func `random-181`() -> UIView {
    let view = FUIObjectHeader()
    return view
  }

  private static func `random-182`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-183`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-184`() -> UIView {
    let data = ChartData([])

    let view = FUIChartView()
    view.dataSource = data
    return view
  }

  private static func `random-185`() -> UIView {
    let view = FUIKPIProgressView()
    view.items = []
    return view
  }

  private static func `random-186`() -> UIView {
    let view = FUIObjectHeaderChartView()
    view.title.text = ""
    return view
  }

  private static func `random-187`() -> UIView {
    let view = FUIKPIHeader()
    view.items = []
    return view
  }

  private static func `random-188`() -> UIView {
    let view = FUIKPIView()
    view.items = []
    return view
  }

  private static func `random-189`() -> UIView {
    let view = FUIObjectHeader()
    return view
  }

  private static func `random-190`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-191`() -> UIView {
    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-192`() -> UIView {
    let view = FUIKPIHeader()
    view.items = []

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-193`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-194`() -> UIView {
    let data = ChartData([])

    let view = FUIChartView()
    view.dataSource = data
    return view
  }

  private static func `random-195`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-196`() -> UIView {
    let data = ChartData([])

    let view = FUIChartView()
    view.dataSource = data
    return view
  }

  private static func `random-197`() -> UIView {
    let view = FUIKPIProgressView()
    view.items = []
    return view
  }

  private static func `random-198`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true
    return view
  }

  private static func `random-199`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-200`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-201`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-202`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true
    return view
  }

  private static func `random-203`() -> UIView {
    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-204`() -> UIView {
    let view = FUIKPIView()
    view.items = []

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-205`() -> UIView {
    let data = ChartData([])

    let view = FUIChartView()
    view.dataSource = data
    return view
  }

  private static func `random-206`() -> UIView {
    let view = FUIKPIProgressView()
    view.items = []
    return view
  }

  private static func `random-207`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-208`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true
    return view
  }

  private static func `random-209`() -> UIView {
    let view = FUIKPIProgressCardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-210`() -> UIView {
    let view = FUIKPIProgressView()
    view.items = []
    return view
  }

  private static func `random-211`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-212`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-213`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-214`() -> UIView {
    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-215`() -> UIView {
    let view = FUIKPIHeader()
    view.items = []
    return view
  }

  private static func `random-216`() -> UIView {
    let data = ChartData([])

    let view = FUIChartView()
    view.dataSource = data
    return view
  }

  private static func `random-217`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-218`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-219`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-220`() -> UIView {
    let view = FUIKPIView()
    view.items = []
    return view
  }

  private static func `random-221`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true
    return view
  }

  private static func `random-222`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view
    return view
  }

  private static func `random-223`() -> UIView {
    let view = FUIKPIProgressView()
    view.items = []

    var environment = Environment()
    environment.height = 200
    environment.layoutDirection = .rightToLeft
    environment.timeZone = "Europe/Berlin"
    environment.background = .rgb(255, 255, 255)
    environment.padding = Insets(28)
    return view
  }

  private static func `random-224`() -> UIView {
    let data = ChartData([])

    let view = FUIChartView()
    view.dataSource = data
    return view
  }

  private static func `random-225`() -> UIView {
    let view = FUIKPIView()
    view.items = []
    return view
  }

  private static func `random-226`() -> UIView {
    let view = FUIObjectHeader()
    return view
  }

  private static func `random-227`() -> UIView {
    let view = FUIObjectHeader()
    return view
  }

  private static func `random-228`() -> UIView {
    let view = FUIKPIProgressView()
    view.items = []
    return view
  }

  private static func `random-229`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-230`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-231`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-232`() -> UIView {
    let view = FUIKPIHeader()
    view.items = []
    return view
  }

  private static func `random-233`() -> UIView {
    let view = FUIKPIView()
    view.items = []

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-234`() -> UIView {
    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-235`() -> UIView {
    let view = FUIKPIProgressView()
    view.items = []
    return view
  }

  private static func `random-236`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-237`() -> UIView {
    let view = FUIKPIProgressCardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-238`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-239`() -> UIView {
    let view = FUIObjectHeader()
    return view
  }

  private static func `random-240`() -> UIView {
    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-241`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true
    return view
  }

  private static func `random-242`() -> UIView {
    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-243`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-244`() -> UIView {
    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-245`() -> UIView {
    let view = FUIKPIHeader()
    view.items = []
    return view
  }

  private static func `random-246`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true
    return view
  }

  private static func `random-247`() -> UIView {
    let view = FUIObjectHeaderChartView()
    view.title.text = ""

    var environment = Environment()
    environment.width = 20.5
    environment.height = 200
    environment.scale = 5.5
    environment.horizontalSizeClass = .regular
    environment.widget = .large
    environment.generation = .horizon
    environment.palette = .v6
    environment.interfaceLevel = .elevated
    environment.contrast = .high
    environment.layoutDirection = .rightToLeft
    environment.timeZone = "Europe/Berlin"
    environment.background = .palette("tintColor")
    return view
  }

  private static func `random-248`() -> UIView {
    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-249`() -> UIView {
    let view = FUIKPIHeader()
    view.items = []

    var environment = Environment()
    environment.width = 32.5
    environment.height = 33
    environment.horizontalSizeClass = .compact
    environment.widget = .small
    environment.appearance = .dark
    environment.generation = .horizon
    environment.palette = .v6
    environment.differentiateWithoutColor = true
    environment.contentSizeCategory = .extraSmall
    environment.layoutDirection = .rightToLeft
    environment.locale = "kpi-1"
    environment.padding = Insets(top: 9, right: 24, bottom: 0, left: 1.5)
    environment.words.more = "+{count} weitere"
    environment.words.forecast = "#FFFFFF"
    return view
  }

  private static func `random-250`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view
    return view
  }

  private static func `random-251`() -> UIView {
    let view = FUIObjectHeader()
    return view
  }

  private static func `random-252`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-253`() -> UIView {
    let data = ChartData([])

    let view = FUIChartView()
    view.dataSource = data
    return view
  }

  private static func `random-254`() -> UIView {
    let view = FUIKPIProgressView()
    view.items = []
    return view
  }

  private static func `random-255`() -> UIView {
    let view = FUIObjectHeader()
    return view
  }

  private static func `random-256`() -> UIView {
    let view = FUIObjectHeaderChartView()
    view.title.text = ""
    return view
  }

  private static func `random-257`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-258`() -> UIView {
    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-259`() -> UIView {
    let view = FUIKPIView()
    view.items = []
    return view
  }

  private static func `random-260`() -> UIView {
    let view = FUIKPIProgressCardCollectionViewCell()
    view.title.text = ""

    var environment = Environment()
    environment.width = 27
    environment.orientation = .landscape
    environment.widget = .small
    environment.palette = .v7
    environment.interfaceLevel = .elevated
    environment.contentSizeCategory = .extraSmall
    environment.background = .palette("tintColor")
    return view
  }

  private static func `random-261`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true
    return view
  }

  private static func `random-262`() -> UIView {
    let view = FUIObjectHeaderChartView()
    view.title.text = ""

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-263`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-264`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-265`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-266`() -> UIView {
    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-267`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-268`() -> UIView {
    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-269`() -> UIView {
    let view = FUIKPIView()
    view.items = []

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-270`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-271`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-272`() -> UIView {
    let view = FUIKPIProgressView()
    view.items = []

    var environment = Environment()
    environment.height = 38
    environment.scale = 3
    environment.horizontalSizeClass = .regular
    environment.widget = .medium
    environment.interfaceLevel = .elevated
    environment.contrast = .high
    environment.contentSizeCategory = .accessibilityExtraLarge
    environment.padding = Insets(top: 10.5, right: 38, bottom: 23, left: 6.5)
    environment.words.moreSeries = "+{count} weitere"
    environment.words.total = "data:image/png;base64,AAAA"
    return view
  }

  private static func `random-273`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true
    return view
  }

  private static func `random-274`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-275`() -> UIView {
    let view = FUIObjectHeaderChartView()
    view.title.text = ""
    return view
  }

  private static func `random-276`() -> UIView {
    let view = FUIKPIProgressView()
    view.items = []

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-277`() -> UIView {
    let view = FUIObjectHeaderChartView()
    view.title.text = ""

    var environment = Environment()
    environment.height = 200
    environment.scale = 2.5
    environment.horizontalSizeClass = .regular
    environment.orientation = .landscape
    environment.appearance = .dark
    environment.interfaceLevel = .elevated
    environment.timeZone = "Europe/Berlin"
    return view
  }

  private static func `random-278`() -> UIView {
    let view = FUIKPIView()
    view.items = []
    return view
  }

  private static func `random-279`() -> UIView {
    let view = FUIKPIProgressView()
    view.items = []

    var environment = Environment()
    environment.width = 10.5
    environment.horizontalSizeClass = .regular
    environment.palette = .v8
    environment.interfaceLevel = .elevated
    environment.background = .palette("negativeLabel")
    environment.words.noData = "Keine Daten"
    environment.words.more = "+{count} weitere"
    return view
  }

  private static func `random-280`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-281`() -> UIView {
    let view = FUIObjectHeaderChartView()
    view.title.text = ""
    return view
  }

  private static func `random-282`() -> UIView {
    let view = FUIKPIProgressCardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-283`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true
    return view
  }

  private static func `random-284`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true
    return view
  }

  private static func `random-285`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-286`() -> UIView {
    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-287`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-288`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-289`() -> UIView {
    let view = FUIObjectHeaderChartView()
    view.title.text = ""

    var environment = Environment()
    environment.height = 30
    environment.horizontalSizeClass = .regular
    environment.device = .iPad
    environment.palette = .v2
    environment.contrast = .high
    environment.background = .palette("tintColor")
    return view
  }

  private static func `random-290`() -> UIView {
    let view = FUIKPIProgressView()
    view.items = []
    return view
  }

  private static func `random-291`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true
    return view
  }

  private static func `random-292`() -> UIView {
    let view = FUIObjectHeader()
    return view
  }

  private static func `random-293`() -> UIView {
    let view = FUIKPIView()
    view.items = []
    return view
  }

  private static func `random-294`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-295`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-296`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-297`() -> UIView {
    let view = FUIKPIProgressCardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-298`() -> UIView {
    let data = ChartData([])

    let view = FUIChartView()
    view.dataSource = data
    return view
  }

  private static func `random-299`() -> UIView {
    let view = FUIKPIProgressCardCollectionViewCell()
    view.title.text = ""

    var environment = Environment()
    environment.width = 10.5
    environment.palette = .v8
    environment.contentSizeCategory = .accessibilityExtraLarge
    environment.fontFamily = "Inter"
    environment.background = .palette("line")
    environment.padding = Insets(top: 39, right: 31, bottom: 27, left: 27.5)
    environment.words.noData = "#FFFFFF40"
    environment.words.more = "+{count} weitere"
    return view
  }

  private static func `random-300`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-301`() -> UIView {
    let view = FUIObjectHeader()
    return view
  }

  private static func `random-302`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-303`() -> UIView {
    let view = FUIObjectHeader()
    return view
  }

  private static func `random-304`() -> UIView {
    let view = FUIKPIView()
    view.items = []
    return view
  }

  private static func `random-305`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view
    return view
  }

  private static func `random-306`() -> UIView {
    let view = FUIKPIProgressView()
    view.items = []
    return view
  }

  private static func `random-307`() -> UIView {
    let data = ChartData([])

    let view = FUIChartView()
    view.dataSource = data
    return view
  }

  private static func `random-308`() -> UIView {
    let view = FUIObjectHeader()
    return view
  }

  private static func `random-309`() -> UIView {
    let view = FUIObjectHeader()

    var environment = Environment()
    environment.width = 39
    environment.scale = 5.5
    environment.widget = .small
    environment.palette = .v2
    environment.layoutDirection = .rightToLeft
    environment.locale = "kpi-1"
    environment.background = .rgba(RGBA(red: 0, green: 102, blue: 41, alpha: 128))
    return view
  }

  private static func `random-310`() -> UIView {
    let view = FUIKPIHeader()
    view.items = []
    return view
  }

  private static func `random-311`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view

    var environment = Environment()
    environment.height = 20.5
    environment.horizontalSizeClass = .regular
    environment.appearance = .dark
    environment.contrast = .high
    environment.differentiateWithoutColor = true
    environment.locale = "kpi-1"
    environment.fontFamily = "Inter"
    environment.background = .palette("tintColor")
    environment.padding = Insets(9.5)
    return view
  }

  private static func `random-312`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-313`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-314`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-315`() -> UIView {
    let view = FUIKPIHeader()
    view.items = []

    var environment = Environment()
    environment.height = 13.5
    environment.scale = 1
    environment.horizontalSizeClass = .regular
    environment.orientation = .landscape
    environment.widget = .small
    environment.generation = .horizon
    environment.palette = .v7
    environment.interfaceLevel = .elevated
    environment.locale = "ar"
    environment.timeZone = "Europe/Berlin"
    environment.words.decrease = "kpi-1"
    environment.words.forecast = "Prognose"
    return view
  }

  private static func `random-316`() -> UIView {
    let view = FUIKPIView()
    view.items = []
    return view
  }

  private static func `random-317`() -> UIView {
    let view = FUIObjectHeaderChartView()
    view.title.text = ""

    var environment = Environment()
    environment.width = 17
    environment.height = 20.5
    environment.palette = .v6
    environment.contrast = .high
    environment.differentiateWithoutColor = true
    environment.layoutDirection = .rightToLeft
    environment.background = .rgb(255, 255, 255)
    environment.padding = Insets(6)
    environment.words.noData = "Keine Daten"
    environment.words.more = "+{count} weitere"
    return view
  }

  private static func `random-318`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true
    return view
  }

  private static func `random-319`() -> UIView {
    let data = ChartData([])

    let view = FUIChartView()
    view.dataSource = data
    return view
  }

  private static func `random-320`() -> UIView {
    let view = FUIKPIProgressCardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-321`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-322`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-323`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-324`() -> UIView {
    let view = FUIKPIHeader()
    view.items = []
    return view
  }

  private static func `random-325`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-326`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-327`() -> UIView {
    let view = FUIKPIProgressCardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-328`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view
    return view
  }

  private static func `random-329`() -> UIView {
    let view = FUIKPIProgressCardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-330`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-331`() -> UIView {
    let data = ChartData([])

    let view = FUIChartView()
    view.dataSource = data
    return view
  }

  private static func `random-332`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view
    return view
  }

  private static func `random-333`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-334`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view
    return view
  }

  private static func `random-335`() -> UIView {
    let view = FUIKPIProgressView()
    view.items = []
    return view
  }

  private static func `random-336`() -> UIView {
    let view = FUIKPIView()
    view.items = []
    return view
  }

  private static func `random-337`() -> UIView {
    let view = FUIObjectHeaderChartView()
    view.title.text = ""
    return view
  }

  private static func `random-338`() -> UIView {
    let view = FUIKPIView()
    view.items = []
    return view
  }

  private static func `random-339`() -> UIView {
    let view = FUIKPIProgressView()
    view.items = []
    return view
  }

  private static func `random-340`() -> UIView {
    let view = FUIKPIHeader()
    view.items = []
    return view
  }

  private static func `random-341`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-342`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-343`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-344`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-345`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true
    return view
  }

  private static func `random-346`() -> UIView {
    let view = FUIKPIView()
    view.items = []
    return view
  }

  private static func `random-347`() -> UIView {
    let view = FUIObjectHeaderChartView()
    view.title.text = ""
    return view
  }

  private static func `random-348`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-349`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-350`() -> UIView {
    let view = FUIKPIProgressCardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-351`() -> UIView {
    let view = FUIObjectHeader()
    return view
  }

  private static func `random-352`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-353`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view
    return view
  }

  private static func `random-354`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true
    return view
  }

  private static func `random-355`() -> UIView {
    let data = ChartData([])

    let view = FUIChartView()
    view.dataSource = data

    var environment = Environment()
    environment.height = 200
    environment.scale = 3
    environment.device = .iPhone
    environment.widget = .medium
    environment.background = .rgb(255, 255, 255)
    environment.padding = Insets(top: 23, right: 6, bottom: 6.5, left: 26.5)
    return view
  }

  private static func `random-356`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-357`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true
    return view
  }

  private static func `random-358`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-359`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view
    return view
  }

  private static func `random-360`() -> UIView {
    let view = FUIKPIProgressView()
    view.items = []

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-361`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true
    return view
  }

  private static func `random-362`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view
    return view
  }

  private static func `random-363`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view
    return view
  }

  private static func `random-364`() -> UIView {
    let view = FUIObjectHeaderChartView()
    view.title.text = ""
    return view
  }

  private static func `random-365`() -> UIView {
    let view = FUIKPIView()
    view.items = []

    var environment = Environment()
    environment.width = 8.5
    environment.device = .iPad
    environment.palette = .v4
    environment.interfaceLevel = .elevated
    environment.contrast = .high
    environment.contentSizeCategory = .medium
    return view
  }

  private static func `random-366`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view
    return view
  }

  private static func `random-367`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-368`() -> UIView {
    let view = FUIKPIProgressCardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-369`() -> UIView {
    let data = ChartData([])

    let view = FUIChartView()
    view.dataSource = data

    var environment = Environment()
    environment.width = 24
    environment.scale = 1
    environment.device = .iPhoneSE
    environment.generation = .horizon
    environment.contentSizeCategory = .extraExtraLarge
    environment.background = .rgb(31, 107, 58)
    environment.words.noData = "Sales"
    environment.words.more = "+{count} weitere"
    environment.words.decrease = "+{count} weitere"
    return view
  }

  private static func `random-370`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view
    return view
  }

  private static func `random-371`() -> UIView {
    let view = FUIObjectHeader()
    return view
  }

  private static func `random-372`() -> UIView {
    let view = FUIKPIView()
    view.items = []
    return view
  }

  private static func `random-373`() -> UIView {
    let view = FUIObjectHeader()
    return view
  }

  private static func `random-374`() -> UIView {
    let data = ChartData([])

    let view = FUIChartView()
    view.dataSource = data
    return view
  }

  private static func `random-375`() -> UIView {
    let view = FUIObjectHeader()
    return view
  }

  private static func `random-376`() -> UIView {
    let data = ChartData([])

    let view = FUIChartView()
    view.dataSource = data

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-377`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-378`() -> UIView {
    let view = FUIObjectHeaderChartView()
    view.title.text = ""

    var environment = Environment()
    environment.width = 20.5
    environment.height = 38.5
    environment.scale = 3
    environment.horizontalSizeClass = .compact
    environment.device = .iPad
    environment.widget = .large
    environment.appearance = .dark
    environment.interfaceLevel = .elevated
    environment.background = .palette("negativeLabel")
    return view
  }

  private static func `random-379`() -> UIView {
    let view = FUIObjectHeaderChartView()
    view.title.text = ""
    return view
  }

  private static func `random-380`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-381`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-382`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true
    return view
  }

  private static func `random-383`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-384`() -> UIView {
    let view = FUIKPIProgressCardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-385`() -> UIView {
    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-386`() -> UIView {
    let view = FUIKPIProgressView()
    view.items = []
    return view
  }

  private static func `random-387`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view
    return view
  }

  private static func `random-388`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-389`() -> UIView {
    let view = FUIObjectHeader()
    return view
  }

  private static func `random-390`() -> UIView {
    let data = ChartData([])

    let view = FUIChartView()
    view.dataSource = data

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-391`() -> UIView {
    let view = FUIKPIProgressCardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-392`() -> UIView {
    let view = FUIKPIHeader()
    view.items = []

    var environment = Environment()
    environment.horizontalSizeClass = .compact
    environment.device = .iPhone
    environment.palette = .v4
    environment.contrast = .high
    environment.timeZone = "Europe/Berlin"
    environment.fontFamily = "Inter"
    environment.background = .rgb(31, 107, 58)
    environment.words.noData = ""
    environment.words.increase = "icons/pump.svg"
    return view
  }

  private static func `random-393`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-394`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-395`() -> UIView {
    let view = FUIKPIProgressView()
    view.items = []
    return view
  }

  private static func `random-396`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-397`() -> UIView {
    let view = FUIObjectHeaderChartView()
    view.title.text = ""
    return view
  }

  private static func `random-398`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"

    var environment = Environment()
    environment.width = 37.5
    environment.height = 27
    environment.widget = .small
    environment.contentSizeCategory = .accessibilityExtraExtraLarge
    environment.locale = "kpi-1"
    environment.fontFamily = "Inter"
    environment.words.moreSeries = "+{count} weitere"
    environment.words.total = "#FFFFFF"
    return view
  }

  private static func `random-399`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true
    return view
  }

  private static func `random-400`() -> UIView {
    let view = FUIKPIProgressCardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-401`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-402`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view
    return view
  }

  private static func `random-403`() -> UIView {
    let view = FUIKPIHeader()
    view.items = []

    var environment = Environment()
    environment.width = 9
    environment.height = 39.5
    environment.palette = .v7
    environment.locale = "kpi-1"
    environment.timeZone = "Europe/Berlin"
    environment.words.noData = "Keine Daten"
    environment.words.more = "+{count} weitere"
    return view
  }

  private static func `random-404`() -> UIView {
    let data = ChartData([])

    let view = FUIChartView()
    view.dataSource = data
    return view
  }

  private static func `random-405`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-406`() -> UIView {
    let view = FUIObjectHeader()

    var environment = Environment()
    environment.width = 1024
    environment.height = 34
    environment.horizontalSizeClass = .regular
    environment.device = .iPhone
    environment.orientation = .landscape
    environment.appearance = .dark
    environment.generation = .horizon
    environment.palette = .v5
    environment.layoutDirection = .rightToLeft
    environment.locale = "ar"
    environment.padding = Insets(top: 18.5, right: 25, bottom: 2, left: 25)
    environment.words.noData = "Keine Daten"
    environment.words.more = "+{count} weitere"
    return view
  }

  private static func `random-407`() -> UIView {
    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-408`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-409`() -> UIView {
    let view = FUIKPIProgressCardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-410`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true
    return view
  }

  private static func `random-411`() -> UIView {
    let view = FUIObjectHeaderChartView()
    view.title.text = ""
    return view
  }

  private static func `random-412`() -> UIView {
    let data = ChartData([])

    let view = FUIChartView()
    view.dataSource = data

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-413`() -> UIView {
    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-414`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-415`() -> UIView {
    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-416`() -> UIView {
    let view = FUIKPIProgressCardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-417`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true
    return view
  }

  private static func `random-418`() -> UIView {
    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-419`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-420`() -> UIView {
    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-421`() -> UIView {
    let view = FUIObjectHeader()

    var environment = Environment()
    environment.height = 1
    environment.interfaceLevel = .elevated
    environment.differentiateWithoutColor = true
    environment.words.more = "+{count} weitere"
    environment.words.increase = "tintColor_darkBackground"
    environment.words.decrease = "#FFFFFF40"
    return view
  }

  private static func `random-422`() -> UIView {
    let view = FUIKPIHeader()
    view.items = []

    var environment = Environment()
    environment.width = 1024
    environment.device = .iPad
    environment.palette = .v2
    environment.layoutDirection = .rightToLeft
    environment.locale = "de-DE"
    environment.timeZone = "Europe/Berlin"
    environment.fontFamily = "Inter"
    environment.padding = Insets(10)
    environment.words.noData = "Keine Daten"
    environment.words.more = "+{count} weitere"
    return view
  }

  private static func `random-423`() -> UIView {
    let view = FUIObjectHeaderChartView()
    view.title.text = ""
    return view
  }

  private static func `random-424`() -> UIView {
    let view = FUIKPIProgressCardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-425`() -> UIView {
    let view = FUIObjectHeaderChartView()
    view.title.text = ""
    return view
  }

  private static func `random-426`() -> UIView {
    let view = FUIKPIView()
    view.items = []
    return view
  }

  private static func `random-427`() -> UIView {
    let view = FUIKPIProgressView()
    view.items = []

    var environment = Environment()
    environment.interfaceLevel = .elevated
    return view
  }

  private static func `random-428`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-429`() -> UIView {
    let view = FUIObjectHeader()
    return view
  }

  private static func `random-430`() -> UIView {
    let view = FUIKPIView()
    view.items = []
    return view
  }

  private static func `random-431`() -> UIView {
    let view = FUIObjectHeader()
    return view
  }

  private static func `random-432`() -> UIView {
    let view = FUIObjectHeaderChartView()
    view.title.text = ""
    return view
  }

  private static func `random-433`() -> UIView {
    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-434`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-435`() -> UIView {
    let view = FUIObjectHeader()
    return view
  }

  private static func `random-436`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view
    return view
  }

  private static func `random-437`() -> UIView {
    let view = FUIKPIProgressCardCollectionViewCell()
    view.title.text = ""

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-438`() -> UIView {
    let view = FUIKPIProgressCardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-439`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-440`() -> UIView {
    let view = FUIObjectHeader()
    return view
  }

  private static func `random-441`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-442`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-443`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"

    var environment = Environment()
    environment.width = 34
    environment.height = 200
    environment.scale = 7.5
    environment.horizontalSizeClass = .compact
    environment.orientation = .landscape
    environment.widget = .large
    environment.palette = .v6
    return view
  }

  private static func `random-444`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"

    var environment = Environment()
    environment.scale = 1
    environment.device = .iPhoneSE
    environment.widget = .small
    environment.appearance = .dark
    environment.locale = "de-DE"
    return view
  }

  private static func `random-445`() -> UIView {
    let view = FUIKPIProgressCardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-446`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view
    return view
  }

  private static func `random-447`() -> UIView {
    let view = FUIKPIView()
    view.items = []
    return view
  }

  private static func `random-448`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-449`() -> UIView {
    let view = FUIKPIProgressView()
    view.items = []
    return view
  }

  private static func `random-450`() -> UIView {
    let data = ChartData([])

    let view = FUIChartView()
    view.dataSource = data

    var environment = Environment()
    environment.width = 1024
    environment.scale = 4
    environment.horizontalSizeClass = .regular
    environment.device = .iPhone
    environment.orientation = .landscape
    environment.appearance = .dark
    environment.generation = .horizon
    environment.palette = .v4
    environment.contentSizeCategory = .extraExtraExtraLarge
    environment.fontFamily = "Inter"
    environment.background = .rgba(RGBA(red: 0, green: 102, blue: 41, alpha: 128))
    environment.padding = Insets(21)
    environment.words.noData = "Keine Daten"
    environment.words.more = "+{count} weitere"
    return view
  }

  private static func `random-451`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true
    return view
  }

  private static func `random-452`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-453`() -> UIView {
    let view = FUIKPIHeader()
    view.items = []
    return view
  }

  private static func `random-454`() -> UIView {
    let view = FUIObjectHeader()
    return view
  }

  private static func `random-455`() -> UIView {
    let view = FUIKPIView()
    view.items = []

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-456`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-457`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-458`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-459`() -> UIView {
    let data = ChartData([])

    let view = FUIChartView()
    view.dataSource = data
    return view
  }

  private static func `random-460`() -> UIView {
    let view = FUIObjectHeaderChartView()
    view.title.text = ""
    return view
  }

  private static func `random-461`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-462`() -> UIView {
    let view = FUIKPIHeader()
    view.items = []
    return view
  }

  private static func `random-463`() -> UIView {
    let view = FUIKPIProgressCardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-464`() -> UIView {
    let view = FUIKPIView()
    view.items = []
    return view
  }

  private static func `random-465`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-466`() -> UIView {
    let view = FUIObjectHeaderChartView()
    view.title.text = ""
    return view
  }

  private static func `random-467`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-468`() -> UIView {
    let view = FUIObjectHeader()
    return view
  }

  private static func `random-469`() -> UIView {
    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-470`() -> UIView {
    let data = ChartData([])

    let view = FUIChartView()
    view.dataSource = data
    return view
  }

  private static func `random-471`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-472`() -> UIView {
    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-473`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true
    return view
  }

  private static func `random-474`() -> UIView {
    let data = ChartData([])

    let view = FUIChartView()
    view.dataSource = data
    return view
  }

  private static func `random-475`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true
    return view
  }

  private static func `random-476`() -> UIView {
    let view = FUIObjectHeader()
    return view
  }

  private static func `random-477`() -> UIView {
    let view = FUIKPIHeader()
    view.items = []
    return view
  }

  private static func `random-478`() -> UIView {
    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-479`() -> UIView {
    let view = FUIKPICardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-480`() -> UIView {
    let data = ChartData([])

    let view = FUIChartView()
    view.dataSource = data
    return view
  }

  private static func `random-481`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"

    var environment = Environment()
    environment.width = 37
    environment.height = 24
    environment.scale = 6.5
    environment.horizontalSizeClass = .compact
    environment.orientation = .landscape
    environment.appearance = .dark
    environment.generation = .horizon
    environment.palette = .v3
    environment.contrast = .high
    environment.layoutDirection = .rightToLeft
    environment.locale = "de-DE"
    environment.background = .rgb(255, 255, 255)
    environment.words.forecast = "Sales"
    return view
  }

  private static func `random-482`() -> UIView {
    let view = FUIKPIProgressView()
    view.items = []
    return view
  }

  private static func `random-483`() -> UIView {
    let view = FUIKPIProgressView()
    view.items = []
    return view
  }

  private static func `random-484`() -> UIView {
    let view = FUIKPIHeader()
    view.items = []

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-485`() -> UIView {
    let view = FUIKPIView()
    view.items = []
    return view
  }

  private static func `random-486`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view
    return view
  }

  private static func `random-487`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-488`() -> UIView {
    let view = FUIKPIHeader()
    view.items = []
    return view
  }

  private static func `random-489`() -> UIView {
    let view = FUIObjectHeader()
    return view
  }

  private static func `random-490`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view
    return view
  }

  private static func `random-491`() -> UIView {
    let view = FUIObjectHeaderChartView()
    view.title.text = ""
    return view
  }

  private static func `random-492`() -> UIView {
    let view = FUIChartCardCollectionViewCell()
    view.title.text = ""
    view.chartView.isHidden = true
    return view
  }

  private static func `random-493`() -> UIView {
    let view = FUIKPIProgressCardCollectionViewCell()
    view.title.text = ""
    return view
  }

  private static func `random-494`() -> UIView {
    let controller = FUIChartFloorplanViewController()
    controller.titleText.text = ""

    let view = controller.view
    return view
  }

  private static func `random-495`() -> UIView {
    let view = FUIObjectHeader()
    return view
  }

  private static func `random-496`() -> UIView {
    let view = FUIKPIProgressView()
    view.items = []
    return view
  }

  private static func `random-497`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }

  private static func `random-498`() -> UIView {
    let view = FUIObjectHeaderChartView()
    view.title.text = ""
    return view
  }

  private static func `random-499`() -> UIView {
    let view = FUIKPIProgressView()
    view.items = []

    var environment = Environment()
    environment.width = 375
    environment.appearance = .dark
    return view
  }

  private static func `random-500`() -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "294")]
    view.captionlabel.text = "Sales"
    return view
  }
}
