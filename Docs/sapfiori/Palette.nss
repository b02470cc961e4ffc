@tintColor: blue;
@tintColor_darkBackground: cyan;
