/* each text has its class 1 */
fdlFUIChartFloorplanViewController_title { font-color: #110000; }

/* each text has its class 2 */
fdlFUIChartFloorplanViewController_subtitle { font-color: #110000; }

/* each text has its class 3 */
fdlFUIChartFloorplanViewController_status { font-color: #110000; }

/* each text has its class 4 */
fdlFUIChartFloorplanViewController_seriesTitles { font-color: #110000; }

/* each text has its class 5 */
fdlFUIChartFloorplanViewController_valuesAxisTitle { font-color: #110000; }

/* each text has its class 6 */
fdlFUIChartFloorplanViewController_categoryAxisTitle { font-color: #110000; }

/* each text has its class 7 */
fdlFUIChartSummaryItem_valuesText { font-color: #110000; }

/* each text has its class 8 */
fdlFUIChartSummaryItem_trend { font-color: #110000; }

/* each part of a range has its class 1 */
fdlFUIChartRangeSummaryItem_lowerBoundTitle { font-color: #110000; }

/* each part of a range has its class 2 */
fdlFUIChartRangeSummaryItem_upperBoundTitle { font-color: #110000; }

/* each part of a range has its class 3 */
fdlFUIChartRangeSummaryItem_value { font-color: #110000; }

/* each part of a range has its class 4 */
fdlFUIChartRangeSummaryItem_trend { font-color: #110000; }

/* each part of a range has its class 5 */
fdlFUIChartRangeSummaryItem_trendImage { tint-color: #110000; }

/* the view’s class reaches its texts and the names in the chart */
brand { font-color: #110000; }
