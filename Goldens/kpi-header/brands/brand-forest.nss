/* A brand in four lines: the palette's own colors are replaced, and all views follow. */
@tintColor: #1F6B3A;
@tintColor_darkBackground: #CDEFD6;
@backgroundGradientTop: #1F4B33;
@backgroundGradientBottom: #163726;
