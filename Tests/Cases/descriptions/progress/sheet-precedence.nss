/* a ring takes the color of the strongest 2 */
brand { tint-color: #110000; progress-tint-color: #110000; }

/* a ring takes the color of the strongest 3 */
brand { tint-color: #110000; progress-tint-color: #110000; }

/* a ring takes the color of the strongest 4 */
fdlFUIKPIView, fdlFUIKPIProgressView { tint-color: #220000; progress-tint-color: #220000; }

/* a ring takes the color of the strongest 6 */
brand { tint-color: #110000; progress-tint-color: #110000; }fdlFUIKPIView, fdlFUIKPIProgressView { tint-color: #220000; progress-tint-color: #220000; }

/* a ring takes the color of the strongest 7 */
fdlFUIKPIView, fdlFUIKPIProgressView { tint-color: #220000; progress-tint-color: #220000; }brand { tint-color: #110000; progress-tint-color: #110000; }

/* a ring takes the color of the strongest 8 */
brand { tint-color: #110000; progress-tint-color: #110000; }

/* a ring takes the color of the strongest 9 */
fdlFUIKPIView, fdlFUIKPIProgressView { tint-color: #220000; progress-tint-color: #220000; }

/* a ring takes the color of the strongest 10 */
brand { tint-color: #110000; progress-tint-color: #110000; }fdlFUIKPIView, fdlFUIKPIProgressView { tint-color: #220000; progress-tint-color: #220000; }

/* each color that a description gives wins over a sheet’s */
fdlFUIKPIProgressView, fdlFUIKPIProgressView_captionLabel {
font-color: red; tint-color: red; progress-tint-color: red; track-tint-color: red;
}
