/* an attribute gives its part a color 3 */
fdlFUIKPIProgressView { tint-color: #110000; }

/* an attribute gives its part a color 4 */
fdlFUIKPIProgressView { tint-color: #110000; }

/* an attribute gives its part a color 5 */
fdlFUIKPIProgressView { tint-color: #110000; }

/* an attribute gives its part a color 6 */
fdlFUIKPIProgressView { tint-color-disabled: #110000; }

/* an attribute gives its part a color 7 */
fdlFUIKPIProgressView { tint-color-disabled: #110000; }

/* an attribute gives its part a color 8 */
fdlFUIKPIProgressView { font-color: #110000; }

/* an attribute gives its part a color 9 */
fdlFUIKPIProgressView { font-color: #110000; }

/* an attribute gives its part a color 10 */
fdlFUIKPIProgressView { font-color-disabled: #110000; }

/* an attribute gives its part a color 11 */
fdlFUIKPIProgressView { progress-tint-color: #110000; }

/* an attribute gives its part a color 12 */
fdlFUIKPIProgressView { progress-tint-color: #110000; }

/* an attribute gives its part a color 13 */
fdlFUIKPIProgressView { track-tint-color: #110000; }

/* an attribute gives its part a color 14 */
fdlFUIKPIProgressView { track-tint-color: #110000; }

/* the special attribute wins over the tint 1 */
fdlFUIKPIProgressView { tint-color: #110000; font-color: #220000; }

/* the special attribute wins over the tint 2 */
fdlFUIKPIProgressView { progress-tint-color: #220000; tint-color: #110000; }

/* the special attribute wins over the tint 3 */
fdlFUIKPIProgressView { tint-color: #110000; tint-color-disabled: #220000; }

/* the special attribute wins over the tint 4 */
fdlFUIKPIProgressView { progress-tint-color: #110000; track-tint-color: #64220000; }

/* the texts below the value have a class of their own 1 */
fdlFUIKPIProgressView_captionLabel { font-color: #110000; }

/* the texts below the value have a class of their own 2 */
fdlFUIKPIProgressView_captionLabel { tint-color: #110000; }

/* the texts below the value have a class of their own 3 */
fdlFUIKPIProgressView_captionLabel { font-color-disabled: #110000; }

/* the texts below the value have a class of their own 4 */
fdlFUIKPIProgressView_captionLabel { font-color: #110000; } fdlFUIKPIProgressView { font-color: #220000; }

/* the texts below the value have a class of their own 5 */
Label { font-color: #110000; }

/* the texts below the value have a class of their own 6 */
fdlFontStyle_subheadline { font-color: #110000; }

/* the texts below the value have a class of their own 7 */
fdlFontStyle_subheadline { font-color: #110000; } fdlFUIKPIProgressView { font-color: #220000; }

/* the texts below the value have a class of their own 8 */
fdlFUIKPIView { tint-color: red; }

/* a small ring is reached as a large one */
fdlFUIKPIProgressView { tint-color: #110000; }
