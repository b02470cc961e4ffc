/* a constant is put in the place of its name once 1 */
@brand: #110000; fdlFUIKPIView { tint-color: @brand; }

/* a constant is put in the place of its name once 2 */
fdlFUIKPIView { tint-color: @brand; } @brand: #110000;

/* a constant is put in the place of its name once 3 */
@brand: #110000; fdlFUIKPIView { tint-color: @brand; } @brand: #220000;

/* a constant is put in the place of its name once 4 */
@brand: @other; @other: red; fdlFUIKPIView { tint-color: @brand; }

/* a constant is put in the place of its name once 5 */
fdlFUIKPIView { tint-color: @negative; }

/* a constant is put in the place of its name once 6 */
fdlFUIKPIView { tint-color: @negative_darkBackground; }

/* a constant is put in the place of its name once 7 */
@negative: #110000; fdlFUIKPIView { tint-color: @negative; }

/* a constant is put in the place of its name once 8 */
@negative: #110000; fdlFUIKPIView { tint-color: negative; }

/* a constant is put in the place of its name once 9 */
fdlFUIKPIView { tint-color: @nothing; }

/* a constant is put in the place of its name once 10 */
@brand: rgb(17, 0, 0); fdlFUIKPIView { tint-color: @brand; }

/* a constant is put in the place of its name once 11 */
@brand: rgb(17, 0, 0); fdlFUIKPIView { tint-color: @brand @brand; }

/* a constant is put in the place of its name once 12 */
@red: #110000; fdlFUIKPIView { tint-color: @red; }

/* a constant is put in the place of its name once 13 */
@red: #110000; fdlFUIKPIView { tint-color: red; }

/* a constant is put in the place of its name once 14 */
fdlFUIKPIView { tint-color: @blue; }

/* a constant is put in the place of its name once 15 */
@tintColor: @brand; @brand: red;

/* a color is written in any of the ways 1 */
fdlFUIKPIView { tint-color: #110000; }

/* a color is written in any of the ways 2 */
fdlFUIKPIView { tint-color: 0x110000; }

/* a color is written in any of the ways 3 */
fdlFUIKPIView { tint-color: #1EE68A00; }

/* a color is written in any of the ways 4 */
fdlFUIKPIView { tint-color: #64FFFFFF; }

/* a color is written in any of the ways 5 */
fdlFUIKPIView { tint-color: #FF000000; }

/* a color is written in any of the ways 6 */
fdlFUIKPIView { tint-color: rgb(17, 0, 0); }

/* a color is written in any of the ways 7 */
fdlFUIKPIView { tint-color: rgba(17, 0, 0, 0.5); }

/* a color is written in any of the ways 8 */
fdlFUIKPIView { tint-color: rgba(0,0,0,1); }

/* a color is written in any of the ways 9 */
fdlFUIKPIView { tint-color: hsl(0, 1.0, 1.0); }

/* a color is written in any of the ways 10 */
fdlFUIKPIView { tint-color: hsla(0, 1.0, 1.0, 0.2); }

/* a color is written in any of the ways 11 */
fdlFUIKPIView { tint-color: darkGray; }

/* a color is written in any of the ways 12 */
fdlFUIKPIView { tint-color: clear; }

/* a color is written in any of the ways 13 */
fdlFUIKPIView { tint-color: negative; }

/* a color is written in any of the ways 14 */
fdlFUIKPIView { tint-color: negative_darkBackground; }

/* a color is written in any of the ways 15 */
fdlFUIKPIView { tint-color: negative_lightBackground; }

/* a color is written in any of the ways 16 */
fdlFUIKPIView { tint-color: negative_darkConstant; }

/* a color is written in any of the ways 17 */
fdlFUIKPIView { tint-color: negative_deviceInverse; }

/* a color is written in any of the ways 18 */
fdlFUIKPIView { tint-color: #111; }

/* a color is written in any of the ways 19 */
fdlFUIKPIView { tint-color: Red; }
