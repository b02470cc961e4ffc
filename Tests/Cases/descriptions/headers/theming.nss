/* the KPIs’ class reaches KPIs and no rings */
fdlFUIKPIHeader_kpiView { tint-color: #110000; }

/* the KPIs’ class wins over those of the KPI itself */
fdlFUIKPIHeader_kpiView { tint-color: #110000; }
fdlFUIKPIView, fdlFUIKPIView_textView, fdlFUIKPIView_captionLabel { tint-color: #220000; }
