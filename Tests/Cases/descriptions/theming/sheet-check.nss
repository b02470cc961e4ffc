/* a class that reaches nothing is told 1 */
fdlFUIKPIVew { tint-color: red; }

/* a class that reaches nothing is told 2 */

  fdlFUIKPIView_captionlable { tint-color: red; }

/* a class that reaches nothing is told 3 */
fdlFUIKPIView_captionlabel { tint-color: red; font-color: blue; }

/* a class that reaches nothing is told 4 */
fdlFUIObjectHeader_statusImage { image-name: a.svg; }

/* a class that reaches nothing is told 5 */
fdlFUIObjectHeader_tags, fdlFUIKPIIconItem { tint-color: red; }

/* a class that reaches nothing is told 6 */
fdlFUIKPIHeader { background-color: red; }

/* a class that reaches nothing is told 7 */
fdlFUIKPIHeader { tint-color: red; }

/* a class that reaches nothing is told 8 */
fdlFontStyle_subhedline { font-color: red; }

/* a class that reaches nothing is told 9 */
fdlFUIKPIView, fdlFUIKPIHeader_backgrund { }

/* a class that reaches nothing is told 10 */
pageControl { color: red; }

/* a class that reaches nothing is told 11 */
fdlFUIObjectHeader_headlinLabel { font-color: red; }

/* a class that reaches nothing is told 12 */
fdlFUIObjectHeaderVeiw { }

/* a class that reaches nothing is told 13 */
fdlFUIObjectHeaderChartView_trendimage { tint-color: red; }

/* a class that reaches nothing is told 14 */
fdlFUIObjectTableViewCell { tint-color: red; }

/* a class that reaches nothing is told 15 */
fdlFUIObjectView_headlineLabel { font-color: red; }

/* a class that reaches nothing is told 16 */
fdlFontStyle_somethingElseAltogether { font-color: red; }

/* a class that reaches nothing is told 17 */
Button, NavigationBar { background-color: red; }

/* a class that reaches nothing is told 18 */
brand { tint-color: red; }

/* a deprecated class is told with the one to use 1 */
fdlFUIObjectHeader_statusView_statusLabel { font-color: red; }

/* a deprecated class is told with the one to use 2 */
fdlFUIObjectHeader_statusView_substatusLabel { font-color: red; }

/* a deprecated class is told with the one to use 3 */
fdlFUIObjectHeaderView_statusView_statusLabel { font-color: red; }

/* a deprecated class is told with the one to use 4 */
Label,
 fdlFUIObjectHeaderView_statusView_substatusLabel { font-color: rd; }

/* an attribute that a class has not is told 1 */
fdlFUIKPIView { tint-colour: red; }

/* an attribute that a class has not is told 2 */
fdlFUIKPIView { x: red; }

/* an attribute that a class has not is told 3 */
fdlFUIKPIProgressView {
  track-tint-colour: red;
}

/* an attribute that a class has not is told 4 */
PageControl { current-colour: red; }

/* an attribute that a class has not is told 5 */
fdlFUIKPIHeader_kpiView, fdlFUIKPIView { tint: red; }

/* an attribute that a class has not is told 6 */
Label { shadow-radius: 1; }

/* an attribute that a class has not is told 7 */
fdlFUIKPIView { background-color: red; corner-radius: 4; }

/* an attribute that a class has not is told 8 */
fdlFUIKPIHeader_background { background-color-scheme: device; image-name: a.png; }

/* an attribute that a class has not is told 9 */
fdlFUIObjectHeader_statusImageView { image-nam: a.png; }

/* an attribute that a class has not is told 10 */
Label { text-shadow-offset: 1, 1; text-auto-fit: true; }

/* a value that is none of its kind is told 1 */
fdlFUIKPIView { tint-color: tintColr; }

/* a value that is none of its kind is told 2 */
fdlFUIKPIView { tint-color: 3678AF; }

/* a value that is none of its kind is told 3 */
fdlFUIKPIView { tint-color: #12; }

/* a value that is none of its kind is told 4 */
fdlFUIKPIView { tint-color: xyzzyx; }

/* a value that is none of its kind is told 5 */
fdlFUIKPIView { tint-color: rgba(1, 2, 3); }

/* a value that is none of its kind is told 6 */
Label { font-size: 0; }

/* a value that is none of its kind is told 7 */
Label { font-size: big; }

/* a value that is none of its kind is told 8 */
Label { text-alpha: 50; }

/* a value that is none of its kind is told 9 */
Label { text-line-clamp: 101; }

/* a value that is none of its kind is told 10 */
Label { text-line-clamp: 0; }

/* a value that is none of its kind is told 11 */
fdlFUIKPIProgressView_captionLabel { track-tint-color: red; }

/* a value that is none of its kind is told 12 */
@amber: #FFBF00; @tintColor: @amber; @line: @other;

/* a value that is none of its kind is told 13 */
Label { font-name: Inter-Bald; }

/* a value that is none of its kind is told 14 */
Label { font-name: x; }

/* a value that is none of its kind is told 15 */
Label { text-align: middle; }

/* a value that is none of its kind is told 16 */
Label { text-align: centre; }

/* a value that is none of its kind is told 17 */
Label { font-style: subhead; }

/* a value that is none of its kind is told 18 */
fdlFontStyle_body { font-style: boddy; }

/* a value that is none of its kind is told 19 */
Label { text-transform: upper; }

/* a value of a header that is none of its kind is told 1 */
fdlFUIObjectHeader { background-color-scheme: darkConstnt; }

/* a value of a header that is none of its kind is told 2 */
fdlFUIObjectHeader { background-color-scheme: sunny; }

/* a value of a header that is none of its kind is told 3 */
fdlFUIObjectHeader { background-color-scheme: lightBackground; }

/* a value of a header that is none of its kind is told 4 */
@ground: darkBackground; fdlFUIObjectHeaderView { background-color-scheme: @ground; }

/* a value of a header that is none of its kind is told 5 */
fdlFUIObjectHeader_detailImageView { image-name: url(a.png); }

/* a value of a header that is none of its kind is told 6 */
fdlFUIObjectHeader_detailImageView { image-name: a.png, b.png; }

/* a value of a header that is none of its kind is told 7 */
fdlFUIObjectHeader_detailImageView { image-name: @tintColor; }

/* a constant is defined, used and of its kind 1 */
@brand: red;
fdlFUIKPIView { tint-color: @brnd; }

/* a constant is defined, used and of its kind 2 */
fdlFUIKPIView { tint-color: @xyzzyx; }

/* a constant is defined, used and of its kind 3 */
fdlFUIKPIView { tint-color: @tintColr; }

/* a constant is defined, used and of its kind 4 */
Label { font-size: @tintColor; }

/* a constant is defined, used and of its kind 5 */
@xyzzyx: red;

/* a constant is defined, used and of its kind 6 */
@tintColr: red;

/* a constant is defined, used and of its kind 7 */
@negatve: red;

/* a constant is defined, used and of its kind 8 */
@primray1_darkBackgroud: red;

/* a constant is defined, used and of its kind 9 */
@tintColor_dark: red;

/* a constant is defined, used and of its kind 10 */
@tintColor_blue: red;

/* a constant is defined, used and of its kind 11 */
@tintColor: rd;

/* a constant is defined, used and of its kind 12 */
@brand: rd; fdlFUIKPIView { tint-color: @brand; }

/* what is asked of devices is known 1 */
@media (devise: ipad) { }

/* what is asked of devices is known 2 */
@media (x: ipad) { }

/* what is asked of devices is known 3 */
@media (device: ipod) { }

/* what is asked of devices is known 4 */
@media (device: ipad) and (orientation: sideways) { }

/* what is asked of devices is known 5 */
@media (device: ipad) {
  fdlFUIKPIView { tint-color: rd; }
}

/* nothing is said of a sheet without mistakes 1 */


/* nothing is said of a sheet without mistakes 2 */
/* nothing */

/* nothing is said of a sheet without mistakes 3 */
fdlFUIKPIView { }

/* nothing is said of a sheet without mistakes 4 */
brand { }

/* nothing is said of a sheet without mistakes 5 */
@tintColor: blue; @primary6_darkBackground: #102030;

/* nothing is said of a sheet without mistakes 6 */
@tintColorDark: blue; @tintColorTapStateLight: red;

/* nothing is said of a sheet without mistakes 7 */
@tintColor_elevatedDarkBackground: red; @tintColor_elevatedContrastLightkBackground: red;

/* nothing is said of a sheet without mistakes 8 */
@media (device: IPAD) and (orientation: Landscape) { @tintColor: blue; }

/* nothing is said of a sheet without mistakes 9 */
fdlFUIKPIView, fdlFUIKPIView_textView, fdlFUIKPIHeader_kpiView { tint-color: @primary6; tint-color-disabled: rgb(1, 2, 3); tint-color-highlighted: #1EE68A00; }

/* nothing is said of a sheet without mistakes 10 */
fdlFUIKPIProgressView { tint-color: red; tint-color-disabled: red; font-color: red; font-color-disabled: red; progress-tint-color: red; track-tint-color: red; }

/* nothing is said of a sheet without mistakes 11 */
fdlFUIKPIHeader_background { background-color: red; background-color-top: red; background-color-bottom: red; }

/* nothing is said of a sheet without mistakes 12 */
fdlFUIObjectHeader, fdlFUIObjectHeaderView { tint-color: red; background-color: red; background-color-top: red; background-color-bottom: red; background-color-scheme: darkConstant; }

/* nothing is said of a sheet without mistakes 13 */
fdlFUIObjectHeader { background-color-scheme: device; } fdlFUIObjectHeader { background-color-scheme: deviceInverse; } fdlFUIObjectHeader { background-color-scheme: light; }

/* nothing is said of a sheet without mistakes 14 */
@logo: icons/ProfilePic.png; fdlFUIObjectHeader_detailImageView { image-name: @logo; tint-color: red; }

/* nothing is said of a sheet without mistakes 15 */
brand { background-color-scheme: dark; image-name: my pic.png; }

/* nothing is said of a sheet without mistakes 16 */
PageControl { color: red; current-color: red; }

/* nothing is said of a sheet without mistakes 17 */
Label { font-color: red; font-name: Inter-Light; font-size: 12.5; font-style: body; text-align: left; text-alpha: 0.5; text-line-clamp: 3; text-transform: none; }

/* nothing is said of a sheet without mistakes 18 */
@brand: red; fdlFUIKPIView { tint-color: @brand; }

/* nothing is said of a sheet without mistakes 19 */
fdlFUIKPIView { tint-color: @brand; } @brand: red;

/* what an author’s own class says is checked as any other */
loud { tint-color: blu; tint-colr: red; font-color: @gone; }
