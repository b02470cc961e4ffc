/* a style sheet limits lines 1 */
fdlFUIChartCardView_title { text-line-clamp: 2; }

/* a style sheet limits lines 2 */
Label { text-line-clamp: 2; }

/* a style sheet limits lines 3 */
fdlFUIChartCardView_status { text-line-clamp: 2; }

/* text-align does so too 1 */
fdlFUIKPICardView_title { text-align: left; }

/* text-align does so too 2 */
fdlFUIKPICardView_title { text-align: center; }

/* text-align does so too 3 */
fdlFUIKPICardView_title { text-align: right; }

/* a description’s class reaches each part 1 */
loud { font-color: #110000; }

/* a description’s class reaches each part 2 */
loud { tint-color: #110000; }

/* a part’s own class wins over it */
loud { font-color: #110000; }
fdlFUIKPICardView_kpiMetricItem { font-color: #220000; }

/* series titles have the description’s class */
loud { font-color: #110000; font-size: 9; }
