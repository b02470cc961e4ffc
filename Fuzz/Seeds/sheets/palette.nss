@tintColor: blue;                              /* equivalent to @tintColor_lightBackground */
@tintColor_darkBackground: cyan;
@tintColorTapState_darkBackground : magenta;

fdlFUIWelcomeScreen_primaryActionButton {
    font-color: #1EE68A00;  /* 30 % */
    font-color-highlighted: rgb(255, 0, 0);
    image-name: ProfilePic.png;
}
