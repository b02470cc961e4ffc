extension StyleSheetCase {
  /// The examples of the framework's documentation, blanks and comments as they stand there.
  static let documentation = [
    StyleSheetCase(
      """
      fdlFUIObjectView_headlineLabel {
          font-style: subheadline;
          font-color: #1EE68A00;
      }

      fdlFUIObjectTableViewCell {
          background-color-selected: negative_darkBackground;
      }
      """,
      "fdlFUIObjectView_headlineLabel: font-style = subheadline",
      "fdlFUIObjectView_headlineLabel: font-color = #1EE68A00",
      "fdlFUIObjectTableViewCell: background-color-selected = negative_darkBackground"),
    StyleSheetCase(
      """
      @tintColor: blue;                              /* equivalent to @tintColor_lightBackground */
      @tintColor_darkBackground: cyan;
      @tintColorTapState_lightBackground: purple;    /* equivalent to @tintColorTapState */
      @tintColorTapState_darkBackground : magenta;
      """,
      "tintColor = blue", "tintColor_darkBackground = cyan",
      "tintColorTapState_lightBackground = purple", "tintColorTapState_darkBackground = magenta"),
    StyleSheetCase(
      """
      @tintColor_lightBackground: cyan; /* This takes precedence over tintColor */
      @tintColor: blue; 
      @tintColorDark: green;
      """,
      "tintColor_lightBackground = cyan", "tintColor = blue", "tintColorDark = green"),
    StyleSheetCase(
      """
         @tintColor: blue; /* `UIColor.blue` is used for all invocations of `UIColor.preferredFioriColor(forStyle: .tintColor)` */

         fdlFUIObjectTableViewCell {
             tint-color: @tintColor;  /* the string `"blue"` is stored into the style model */
         }
      """,
      "tintColor = blue", "fdlFUIObjectTableViewCell: tint-color = @tintColor"),
    StyleSheetCase(
      """
         fdlFUIObjectTableViewCell {
             tint-color: tintColor;  /* the standard `FUIColorStyle.tintColor` is used */
         }
      """,
      "fdlFUIObjectTableViewCell: tint-color = tintColor"),
    welcomeScreen, StyleSheetCase("fdlFUIKPIView {}", "fdlFUIKPIView: nothing"),
    StyleSheetCase(
      """
      fdlFUIKPIView {}
      fdlFUIKPIView_textView {}
      fdlFUIKPIView_captionLabel {}
      """,
      "fdlFUIKPIView: nothing", "fdlFUIKPIView_textView: nothing",
      "fdlFUIKPIView_captionLabel: nothing"),
    StyleSheetCase(
      """
      fdlFUIKPIProgressView {}
      fdlFUIKPIProgressView_captionLabel {}
      """,
      "fdlFUIKPIProgressView: nothing", "fdlFUIKPIProgressView_captionLabel: nothing"),
    StyleSheetCase(
      """
      fdlFUIKPIHeader_background {
      background-color: @backgroundGradientTop;
      }

      fdlFUIKPIHeader_kpiView {
      tint-color: @primary6;
      }
      """,
      "fdlFUIKPIHeader_background: background-color = @backgroundGradientTop",
      "fdlFUIKPIHeader_kpiView: tint-color = @primary6"),
  ]

  private static let welcomeScreen = StyleSheetCase(
    """
        fdlFontStyle_subheadline {
            font-style: subheadline;
            font-color: #33cc33;
        }

        fdlFUIWelcomeScreen_headlineLabel {
            font-color: #FF0000;
        }
        fdlFUIWelcomeScreen_primaryActionButton {
            /* alpha value should be in 0% to 100% range.  If value is more than 100% (64 in hex value), the system resets the value to 100%.  */
            font-color: #1EE68A00;  /* where `1E` is the hex value of 30% in alpha value, and `E68A00` is the hex value for RGB. */
            font-color-highlighted: green;
        }
        fdlFUIWelcomeScreen_logoImageView {
            image-name: ProfilePic.png;
        }
    """,
    "fdlFontStyle_subheadline: font-style = subheadline",
    "fdlFontStyle_subheadline: font-color = #33cc33",
    "fdlFUIWelcomeScreen_headlineLabel: font-color = #FF0000",
    "fdlFUIWelcomeScreen_primaryActionButton: font-color = #1EE68A00",
    "fdlFUIWelcomeScreen_primaryActionButton: font-color-highlighted = green",
    "fdlFUIWelcomeScreen_logoImageView: image-name = ProfilePic.png")
}
