/* a class gives its part a color in each state 1 */
fdlFUIKPIView { tint-color: #110000; tint-color-disabled: #220000; tint-color-highlighted: #330000; }

/* a class gives its part a color in each state 2 */
fdlFUIKPIView { tint-color: #110000; tint-color-disabled: #220000; tint-color-highlighted: #330000; }

/* a class gives its part a color in each state 3 */
fdlFUIKPIView { tint-color: #110000; tint-color-disabled: #220000; tint-color-highlighted: #330000; }

/* a class gives its part a color in each state 4 */
fdlFUIKPIView { tint-color: #110000; tint-color-disabled: #220000; tint-color-highlighted: #330000; }

/* a class gives its part a color in each state 5 */
fdlFUIKPIView_textView { tint-color: #110000; tint-color-disabled: #220000; tint-color-highlighted: #330000; }

/* a class gives its part a color in each state 6 */
fdlFUIKPIView_textView { tint-color: #110000; tint-color-disabled: #220000; tint-color-highlighted: #330000; }

/* a class gives its part a color in each state 7 */
fdlFUIKPIView_textView { tint-color: #110000; tint-color-disabled: #220000; tint-color-highlighted: #330000; }

/* a class gives its part a color in each state 8 */
fdlFUIKPIView_textView { tint-color: #110000; tint-color-disabled: #220000; tint-color-highlighted: #330000; }

/* a class gives its part a color in each state 9 */
fdlFUIKPIView_captionLabel { tint-color: #110000; tint-color-disabled: #220000; tint-color-highlighted: #330000; }

/* a class gives its part a color in each state 10 */
fdlFUIKPIView_captionLabel { tint-color: #110000; tint-color-disabled: #220000; tint-color-highlighted: #330000; }

/* a class gives its part a color in each state 11 */
fdlFUIKPIView_captionLabel { tint-color: #110000; tint-color-disabled: #220000; tint-color-highlighted: #330000; }

/* a class gives its part a color in each state 12 */
fdlFUIKPIView_captionLabel { tint-color: #110000; tint-color-disabled: #220000; tint-color-highlighted: #330000; }

/* what a sheet does not speak of keeps its color 1 */
fdlFUIKPIView { tint-color: red; }

/* what a sheet does not speak of keeps its color 2 */
fdlFUIKPIView { tint-color: red; }

/* what a sheet does not speak of keeps its color 3 */
fdlFUIKPIView { tint-color-disabled: red; }

/* what a sheet does not speak of keeps its color 4 */
fdlFUIKPIView { tint-color-highlighted: red; }

/* what a sheet does not speak of keeps its color 5 */
fdlFUIKPIProgressView { tint-color: red; }

/* what a sheet does not speak of keeps its color 6 */
fdlFUIKPIHeader_kpiView { tint-color: red; }

/* the more special class wins wherever it stands 1 */
fdlFUIKPIView_textView { tint-color: #010101; } fdlFUIKPIView { tint-color: #020202; }

/* the more special class wins wherever it stands 2 */
fdlFUIKPIView_captionLabel { font-color: #010101; } fdlFUIKPIView { tint-color: #020202; }

/* the more special class wins wherever it stands 3 */
fdlFUIKPIView_captionLabel { font-color: #010101; tint-color: #020202; }

/* the more special class wins wherever it stands 4 */
Label { font-color: #010101; }

/* the more special class wins wherever it stands 5 */
fdlFontStyle_subheadline { font-color: #010101; }

/* the more special class wins wherever it stands 6 */
fdlFontStyle_body { font-color: #010101; }

/* the more special class wins wherever it stands 7 */
fdlFontStyle_subheadline { font-color: #010101; } Label { font-color: #020202; }

/* the more special class wins wherever it stands 8 */
fdlFUIKPIView { tint-color: #010101; } fdlFontStyle_subheadline { font-color: #020202; }

/* the more special class wins wherever it stands 9 */
fdlFUIKPIView_captionLabel { font-color: #010101; } fdlFontStyle_subheadline { font-color: #020202; }

/* a sheet’s color is the same on each background 1 */
fdlFUIKPIView { tint-color: #123456; }

/* a sheet’s color is the same on each background 2 */
fdlFUIKPIView { tint-color: #123456; }

/* both looks are reached 1 */
fdlFUIKPIView { tint-color: #123456; }

/* both looks are reached 2 */
fdlFUIKPIView { tint-color: #123456; }
