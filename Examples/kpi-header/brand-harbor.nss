/* The brand of a harbor: one tint for each ground, and colors of the first two series. */
@tintColor: #0B5C66;
@tintColor_darkBackground: #8FE0E8;
@chart1: #0B5C66;
@chart2: #D97B29;
@backgroundGradientTop: #0F4A55;
@backgroundGradientBottom: #0A353D;
