/* constants that nothing has are notes */
@tintColor: red; @map3: blue; @chart1_darkBackground: red;
@amber: red; @positive: rd; @negative: red;
fdlFUIKPIView_captionLabel { font-color: @negative; }
