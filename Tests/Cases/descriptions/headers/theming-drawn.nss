/* the background’s class fills the header 1 */
fdlFUIKPIHeader_background { background-color: #110000; }

/* the background’s class fills the header 2 */
fdlFUIKPIHeader_background { background-color: @backgroundGradientTop; }

/* the background’s class fills the header 3 */
fdlFUIKPIHeader_background { background-color: #32110000; }

/* the background’s class fills the header 4 */
fdlFUIKPIHeader_background { background-color-top: #110000; background-color-bottom: #220000; }

/* the background’s class fills the header 5 */
fdlFUIKPIHeader_background { background-color: #330000; background-color-top: #110000; background-color-bottom: #220000; }

/* the background’s class fills the header 6 */
fdlFUIKPIHeader_background { background-color: #330000; background-color-top: #110000; }

/* the background’s class fills the header 7 */
fdlFUIKPIHeader_background { background-color: no-color; }

/* the background’s class fills the header 8 */
fdlFUIKPIHeader_background { background-color-bottom: #110000; }

/* both looks take the background */
fdlFUIKPIHeader_background { background-color: #110000; }

/* the sample of the reference draws white KPIs on the gradient’s top */
fdlFUIKPIHeader_background {
background-color: @backgroundGradientTop;
}

fdlFUIKPIHeader_kpiView {
tint-color: @primary6;
}

/* the dots have a class of their own 2 */
PageControl { current-color: #110000; }

/* the dots have a class of their own 3 */
PageControl { color: #220000; }

/* the dots have a class of their own 4 */
PageControl { current-color: #110000; color: #220000; }

/* a header’s own class is its background’s */
brand { background-color: #110000; tint-color: #220000; }
