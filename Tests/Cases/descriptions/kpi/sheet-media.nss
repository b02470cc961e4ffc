/* a rule counts where its options hold 1 */
@media (device: ipad) { fdlFUIKPIView { tint-color: #110000; } }

/* a rule counts where its options hold 2 */
@media (device: ipad) { fdlFUIKPIView { tint-color: #110000; } }

/* a rule counts where its options hold 3 */
@media (device: ipad) { fdlFUIKPIView { tint-color: #110000; } }

/* a rule counts where its options hold 4 */
@media (device: iphone) { fdlFUIKPIView { tint-color: #110000; } }

/* a rule counts where its options hold 5 */
@media (device: iphone) { fdlFUIKPIView { tint-color: #110000; } }

/* a rule counts where its options hold 6 */
@media (device: iphone) { fdlFUIKPIView { tint-color: #110000; } }

/* a rule counts where its options hold 7 */
@media (device: ipad) { fdlFUIKPIView { tint-color: #110000; } }

/* a rule counts where its options hold 8 */
@media (device: ipad) { fdlFUIKPIView { tint-color: #110000; } }

/* a rule counts where its options hold 9 */
@media (device: iphone) { fdlFUIKPIView { tint-color: #110000; } }

/* a rule counts where its options hold 10 */
@media (device: iphone) { fdlFUIKPIView { tint-color: #110000; } }

/* a rule counts where its options hold 11 */
@media (orientation: portrait) { fdlFUIKPIView { tint-color: #110000; } }

/* a rule counts where its options hold 12 */
@media (orientation: portrait) { fdlFUIKPIView { tint-color: #110000; } }

/* a rule counts where its options hold 13 */
@media (orientation: landscape) { fdlFUIKPIView { tint-color: #110000; } }

/* a rule counts where its options hold 14 */
@media (orientation: landscape) { fdlFUIKPIView { tint-color: #110000; } }

/* a rule counts where its options hold 15 */
@media (device: ipad) and (orientation: landscape) { fdlFUIKPIView { tint-color: #110000; } }

/* a rule counts where its options hold 16 */
@media (device: ipad) and (orientation: landscape) { fdlFUIKPIView { tint-color: #110000; } }

/* a rule counts where its options hold 17 */
@media (device: ipad) and (orientation: landscape) { fdlFUIKPIView { tint-color: #110000; } }

/* a rule counts where its options hold 18 */
@media (device: iPad) { fdlFUIKPIView { tint-color: #110000; } }

/* a rule counts where its options hold 19 */
@media (device: watch) { fdlFUIKPIView { tint-color: #110000; } }

/* a rule counts where its options hold 20 */
@media (color: red) { fdlFUIKPIView { tint-color: #110000; } }

/* a rule counts where its options hold 21 */
@media (color: red) and (device: ipad) { fdlFUIKPIView { tint-color: #110000; } }

/* a rule counts where its options hold 22 */
@media (device: ipad) and (device: iphone) { fdlFUIKPIView { tint-color: #110000; } }

/* a rule counts where its options hold 23 */
@media (device: iphone) and (device: ipad) { fdlFUIKPIView { tint-color: #110000; } }

/* a constant counts where its options hold 1 */
@media (device: ipad) { @tintColor: #110000; }

/* a constant counts where its options hold 2 */
@media (device: ipad) { @tintColor: #110000; }

/* a constant counts where its options hold 3 */
@media (device: ipad) { @tintColor: #110000; }

/* a constant counts where its options hold 4 */
@media (device: iphone) { @tintColor: #110000; }

/* a constant counts where its options hold 5 */
@media (device: iphone) { @tintColor: #110000; }

/* a constant counts where its options hold 6 */
@media (device: iphone) { @tintColor: #110000; }

/* a constant counts where its options hold 7 */
@media (device: ipad) { @tintColor: #110000; }

/* a constant counts where its options hold 8 */
@media (device: ipad) { @tintColor: #110000; }

/* a constant counts where its options hold 9 */
@media (device: iphone) { @tintColor: #110000; }

/* a constant counts where its options hold 10 */
@media (device: iphone) { @tintColor: #110000; }

/* a constant counts where its options hold 11 */
@media (orientation: portrait) { @tintColor: #110000; }

/* a constant counts where its options hold 12 */
@media (orientation: portrait) { @tintColor: #110000; }

/* a constant counts where its options hold 13 */
@media (orientation: landscape) { @tintColor: #110000; }

/* a constant counts where its options hold 14 */
@media (orientation: landscape) { @tintColor: #110000; }

/* a constant counts where its options hold 15 */
@media (device: ipad) and (orientation: landscape) { @tintColor: #110000; }

/* a constant counts where its options hold 16 */
@media (device: ipad) and (orientation: landscape) { @tintColor: #110000; }

/* a constant counts where its options hold 17 */
@media (device: ipad) and (orientation: landscape) { @tintColor: #110000; }

/* a constant counts where its options hold 18 */
@media (device: iPad) { @tintColor: #110000; }

/* a constant counts where its options hold 19 */
@media (device: watch) { @tintColor: #110000; }

/* a constant counts where its options hold 20 */
@media (color: red) { @tintColor: #110000; }

/* a constant counts where its options hold 21 */
@media (color: red) and (device: ipad) { @tintColor: #110000; }

/* a constant counts where its options hold 22 */
@media (device: ipad) and (device: iphone) { @tintColor: #110000; }

/* a constant counts where its options hold 23 */
@media (device: iphone) and (device: ipad) { @tintColor: #110000; }

/* a block stands among other rules in its place 1 */
fdlFUIKPIView { tint-color: #220000; }@media (device: ipad) { fdlFUIKPIView { tint-color: #110000; } }

/* a block stands among other rules in its place 2 */
@media (device: ipad) { fdlFUIKPIView { tint-color: #110000; } }fdlFUIKPIView { tint-color: #220000; }

/* a block stands among other rules in its place 3 */
fdlFUIKPIView { tint-color: #220000; }@media (device: ipad) { fdlFUIKPIView { tint-color: #110000; } }

/* a block stands among other rules in its place 4 */
@media (device: ipad) { fdlFUIKPIView { tint-color: #110000; } }fdlFUIKPIView { tint-color: #220000; }

/* a block stands among other rules in its place 5 */
fdlFUIKPIView { tint-color: #220000; }@media (device: ipad) { fdlFUIKPIView { tint-color: #110000; } }

/* a block stands among other rules in its place 6 */
@media (device: ipad) { fdlFUIKPIView { tint-color: #110000; } }fdlFUIKPIView { tint-color: #220000; }

/* a block stands among other rules in its place 7 */
fdlFUIKPIView { tint-color: #220000; }@media (device: iphone) { fdlFUIKPIView { tint-color: #110000; } }

/* a block stands among other rules in its place 8 */
@media (device: iphone) { fdlFUIKPIView { tint-color: #110000; } }fdlFUIKPIView { tint-color: #220000; }

/* a block stands among other rules in its place 9 */
fdlFUIKPIView { tint-color: #220000; }@media (device: iphone) { fdlFUIKPIView { tint-color: #110000; } }

/* a block stands among other rules in its place 10 */
@media (device: iphone) { fdlFUIKPIView { tint-color: #110000; } }fdlFUIKPIView { tint-color: #220000; }

/* a block stands among other rules in its place 11 */
fdlFUIKPIView { tint-color: #220000; }@media (device: iphone) { fdlFUIKPIView { tint-color: #110000; } }

/* a block stands among other rules in its place 12 */
@media (device: iphone) { fdlFUIKPIView { tint-color: #110000; } }fdlFUIKPIView { tint-color: #220000; }

/* a block stands among other rules in its place 13 */
fdlFUIKPIView { tint-color: #220000; }@media (device: ipad) { fdlFUIKPIView { tint-color: #110000; } }

/* a block stands among other rules in its place 14 */
@media (device: ipad) { fdlFUIKPIView { tint-color: #110000; } }fdlFUIKPIView { tint-color: #220000; }

/* a block stands among other rules in its place 15 */
fdlFUIKPIView { tint-color: #220000; }@media (device: ipad) { fdlFUIKPIView { tint-color: #110000; } }

/* a block stands among other rules in its place 16 */
@media (device: ipad) { fdlFUIKPIView { tint-color: #110000; } }fdlFUIKPIView { tint-color: #220000; }

/* a block stands among other rules in its place 17 */
fdlFUIKPIView { tint-color: #220000; }@media (device: iphone) { fdlFUIKPIView { tint-color: #110000; } }

/* a block stands among other rules in its place 18 */
@media (device: iphone) { fdlFUIKPIView { tint-color: #110000; } }fdlFUIKPIView { tint-color: #220000; }

/* a block stands among other rules in its place 19 */
fdlFUIKPIView { tint-color: #220000; }@media (device: iphone) { fdlFUIKPIView { tint-color: #110000; } }

/* a block stands among other rules in its place 20 */
@media (device: iphone) { fdlFUIKPIView { tint-color: #110000; } }fdlFUIKPIView { tint-color: #220000; }

/* a block stands among other rules in its place 21 */
fdlFUIKPIView { tint-color: #220000; }@media (orientation: portrait) { fdlFUIKPIView { tint-color: #110000; } }

/* a block stands among other rules in its place 22 */
@media (orientation: portrait) { fdlFUIKPIView { tint-color: #110000; } }fdlFUIKPIView { tint-color: #220000; }

/* a block stands among other rules in its place 23 */
fdlFUIKPIView { tint-color: #220000; }@media (orientation: portrait) { fdlFUIKPIView { tint-color: #110000; } }

/* a block stands among other rules in its place 24 */
@media (orientation: portrait) { fdlFUIKPIView { tint-color: #110000; } }fdlFUIKPIView { tint-color: #220000; }

/* a block stands among other rules in its place 25 */
fdlFUIKPIView { tint-color: #220000; }@media (orientation: landscape) { fdlFUIKPIView { tint-color: #110000; } }

/* a block stands among other rules in its place 26 */
@media (orientation: landscape) { fdlFUIKPIView { tint-color: #110000; } }fdlFUIKPIView { tint-color: #220000; }

/* a block stands among other rules in its place 27 */
fdlFUIKPIView { tint-color: #220000; }@media (orientation: landscape) { fdlFUIKPIView { tint-color: #110000; } }

/* a block stands among other rules in its place 28 */
@media (orientation: landscape) { fdlFUIKPIView { tint-color: #110000; } }fdlFUIKPIView { tint-color: #220000; }

/* a block stands among other rules in its place 29 */
fdlFUIKPIView { tint-color: #220000; }@media (device: ipad) and (orientation: landscape) { fdlFUIKPIView { tint-color: #110000; } }

/* a block stands among other rules in its place 30 */
@media (device: ipad) and (orientation: landscape) { fdlFUIKPIView { tint-color: #110000; } }fdlFUIKPIView { tint-color: #220000; }

/* a block stands among other rules in its place 31 */
fdlFUIKPIView { tint-color: #220000; }@media (device: ipad) and (orientation: landscape) { fdlFUIKPIView { tint-color: #110000; } }

/* a block stands among other rules in its place 32 */
@media (device: ipad) and (orientation: landscape) { fdlFUIKPIView { tint-color: #110000; } }fdlFUIKPIView { tint-color: #220000; }

/* a block stands among other rules in its place 33 */
fdlFUIKPIView { tint-color: #220000; }@media (device: ipad) and (orientation: landscape) { fdlFUIKPIView { tint-color: #110000; } }

/* a block stands among other rules in its place 34 */
@media (device: ipad) and (orientation: landscape) { fdlFUIKPIView { tint-color: #110000; } }fdlFUIKPIView { tint-color: #220000; }

/* a block stands among other rules in its place 35 */
fdlFUIKPIView { tint-color: #220000; }@media (device: iPad) { fdlFUIKPIView { tint-color: #110000; } }

/* a block stands among other rules in its place 36 */
@media (device: iPad) { fdlFUIKPIView { tint-color: #110000; } }fdlFUIKPIView { tint-color: #220000; }

/* a block stands among other rules in its place 37 */
fdlFUIKPIView { tint-color: #220000; }@media (device: watch) { fdlFUIKPIView { tint-color: #110000; } }

/* a block stands among other rules in its place 38 */
@media (device: watch) { fdlFUIKPIView { tint-color: #110000; } }fdlFUIKPIView { tint-color: #220000; }

/* a block stands among other rules in its place 39 */
fdlFUIKPIView { tint-color: #220000; }@media (color: red) { fdlFUIKPIView { tint-color: #110000; } }

/* a block stands among other rules in its place 40 */
@media (color: red) { fdlFUIKPIView { tint-color: #110000; } }fdlFUIKPIView { tint-color: #220000; }

/* a block stands among other rules in its place 41 */
fdlFUIKPIView { tint-color: #220000; }@media (color: red) and (device: ipad) { fdlFUIKPIView { tint-color: #110000; } }

/* a block stands among other rules in its place 42 */
@media (color: red) and (device: ipad) { fdlFUIKPIView { tint-color: #110000; } }fdlFUIKPIView { tint-color: #220000; }

/* a block stands among other rules in its place 43 */
fdlFUIKPIView { tint-color: #220000; }@media (device: ipad) and (device: iphone) { fdlFUIKPIView { tint-color: #110000; } }

/* a block stands among other rules in its place 44 */
@media (device: ipad) and (device: iphone) { fdlFUIKPIView { tint-color: #110000; } }fdlFUIKPIView { tint-color: #220000; }

/* a block stands among other rules in its place 45 */
fdlFUIKPIView { tint-color: #220000; }@media (device: iphone) and (device: ipad) { fdlFUIKPIView { tint-color: #110000; } }

/* a block stands among other rules in its place 46 */
@media (device: iphone) and (device: ipad) { fdlFUIKPIView { tint-color: #110000; } }fdlFUIKPIView { tint-color: #220000; }

/* a wide screen is a tablet’s 1 */
@media (device: ipad) { fdlFUIKPIView { tint-color: #110000; } }

/* a wide screen is a tablet’s 2 */
@media (device: ipad) { fdlFUIKPIView { tint-color: #110000; } }

/* a wide screen is a tablet’s 3 */
@media (device: ipad) { fdlFUIKPIView { tint-color: #110000; } }
