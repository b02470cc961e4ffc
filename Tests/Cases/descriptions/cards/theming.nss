/* each text of a chart card has its classes 1 */
fdlFUIChartCardView_title { font-color: #110000; }

/* each text of a chart card has its classes 2 */
fdlFUIChartCardCollectionViewCell_title { font-color: #110000; }

/* each text of a chart card has its classes 3 */
fdlFUICardBaseView_title { font-color: #110000; }

/* each text of a chart card has its classes 4 */
fdlFUIKPITitleBaseView_title { font-color: #110000; }

/* each text of a chart card has its classes 5 */
fdlFUIChartCardView_status { font-color: #110000; }

/* each text of a chart card has its classes 6 */
fdlFUIChartCardCollectionViewCell_status { font-color: #110000; }

/* each text of a chart card has its classes 7 */
fdlFUICardBaseView_status { font-color: #110000; }

/* each text of a chart card has its classes 8 */
fdlFUIKPITitleBaseView_status { font-color: #110000; }

/* each text of a chart card has its classes 9 */
fdlFUIChartCardView_trend { font-color: #110000; }

/* each text of a chart card has its classes 10 */
fdlFUIChartCardCollectionViewCell_trend { font-color: #110000; }

/* each text of a chart card has its classes 11 */
fdlFUICardBaseView_trend { font-color: #110000; }

/* each text of a chart card has its classes 12 */
fdlFUIKPITitleBaseView_trend { font-color: #110000; }

/* each text of a chart card has its classes 13 */
fdlFUIChartCardView_seriesTitles { font-color: #110000; }

/* each text of a chart card has its classes 14 */
fdlFUIChartCardCollectionViewCell_seriesTitles { font-color: #110000; }

/* each text of a chart card has its classes 15 */
fdlFUICardBaseView_seriesTitles { font-color: #110000; }

/* each text of a chart card has its classes 16 */
fdlFUIKPITitleBaseView_seriesTitles { font-color: #110000; }

/* a subtitle has its class */
fdlFUIChartCardView_subtitle { font-color: #110000; }

/* a trend’s image has a tint */
fdlFUIChartCardView_trendImage { tint-color: #110000; }

/* each item of a number has its class 1 */
fdlFUIChartCardView_kpiMetricItem { font-color: #110000; }

/* each item of a number has its class 2 */
fdlFUIChartCardView_kpiUnitItem { font-color: #110000; }

/* a KPI card has classes of its own 1 */
fdlFUIKPICardView_title, fdlFUIKPICardView_kpiMetricItem { font-color: #110000; }

/* a KPI card has classes of its own 2 */
fdlFUIKPICardView_title, fdlFUIKPICardView_kpiMetricItem { font-color: #110000; }

/* a KPI card has classes of its own 3 */
fdlFUIKPICardCollectionViewCell_title, fdlFUIKPICardCollectionViewCell_kpiMetricItem { font-color: #110000; }

/* a KPI card has classes of its own 4 */
fdlFUIKPICardCollectionViewCell_title, fdlFUIKPICardCollectionViewCell_kpiMetricItem { font-color: #110000; }

/* a card with a ring has classes of its own 1 */
fdlFUIKPIProgressCardView_status, fdlFUIKPIProgressCardView_kpiFractionItem { font-color: #110000; }

/* a card with a ring has classes of its own 2 */
fdlFUIKPIProgressCardCollectionViewCell_status, fdlFUIKPIProgressCardCollectionViewCell_kpiFractionItem { font-color: #110000; }

/* the class of the view wins over the base’s */
fdlFUIChartCardView_title { font-color: #110000; }
fdlFUICardBaseView_title { font-color: #220000; }

/* a card’s own class reaches its texts */
brand { font-color: #110000; }
