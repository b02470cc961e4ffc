/* a text has the size that a sheet gives 1 */
fdlFUIKPIView_captionLabel {  }

/* a text has the size that a sheet gives 2 */
fdlFUIKPIView_captionLabel { font-size: 20; }

/* a text has the size that a sheet gives 3 */
fdlFUIKPIView_captionLabel { font-size: 7.5; }

/* a text has the size that a sheet gives 4 */
fdlFUIKPIView_captionLabel { font-style: largeTitle; }

/* a text has the size that a sheet gives 5 */
fdlFUIKPIView_captionLabel { font-style: title1; }

/* a text has the size that a sheet gives 6 */
fdlFUIKPIView_captionLabel { font-style: title2; }

/* a text has the size that a sheet gives 7 */
fdlFUIKPIView_captionLabel { font-style: title3; }

/* a text has the size that a sheet gives 8 */
fdlFUIKPIView_captionLabel { font-style: headline; }

/* a text has the size that a sheet gives 9 */
fdlFUIKPIView_captionLabel { font-style: body; }

/* a text has the size that a sheet gives 10 */
fdlFUIKPIView_captionLabel { font-style: callout; }

/* a text has the size that a sheet gives 11 */
fdlFUIKPIView_captionLabel { font-style: subheadline; }

/* a text has the size that a sheet gives 12 */
fdlFUIKPIView_captionLabel { font-style: footnote; }

/* a text has the size that a sheet gives 13 */
fdlFUIKPIView_captionLabel { font-style: caption1; }

/* a text has the size that a sheet gives 14 */
fdlFUIKPIView_captionLabel { font-style: caption2; }

/* a text has the size that a sheet gives 15 */
fdlFUIKPIView_captionLabel { font-style: kpiNumber; }

/* a text has the size that a sheet gives 16 */
fdlFUIKPIView_captionLabel { font-style: kpiNumber2; }

/* a text has the size that a sheet gives 17 */
fdlFUIKPIView_captionLabel { font-style: title1; font-size: 20; }

/* a text has the size that a sheet gives 18 */
fdlFUIKPIView_captionLabel { font-size: 20; font-style: title1; }

/* a text has the size that a sheet gives 19 */
fdlFUIKPIView_captionLabel { font-name: Inter-Bold; }

/* a text has the size that a sheet gives 20 */
fdlFUIKPIView_captionLabel { font-style: title1; font-name: Inter-Bold; }

/* a text has the size that a sheet gives 21 */
fdlFUIKPIView_captionLabel { font-style: no-style; }

/* a text has the size that a sheet gives 22 */
fdlFUIKPIView_captionLabel { font-size: large; }

/* a text has the size that a sheet gives 23 */
fdlFUIKPIView_captionLabel { font-size: 0; }

/* a font style grows with the reader’s wish and a size does not 1 */
fdlFUIKPIView_captionLabel { font-style: footnote; }

/* a font style grows with the reader’s wish and a size does not 2 */
fdlFUIKPIView_captionLabel { font-size: 9; }

/* a font style grows with the reader’s wish and a size does not 3 */
fdlFUIKPIView_captionLabel { font-style: footnote; }

/* a font style grows with the reader’s wish and a size does not 4 */
fdlFUIKPIView_captionLabel { font-size: 9; }

/* a font style grows with the reader’s wish and a size does not 5 */
fdlFUIKPIView_captionLabel { font-style: footnote; }

/* a font style grows with the reader’s wish and a size does not 6 */
fdlFUIKPIView_captionLabel { font-size: 9; }

/* a font style grows with the reader’s wish and a size does not 7 */
fdlFUIKPIView_captionLabel { font-size: 9; }

/* a font style grows with the reader’s wish and a size does not 8 */
fdlFUIKPIView_captionLabel { font-style: footnote; }

/* a font style grows with the reader’s wish and a size does not 9 */
fdlFUIKPIView_captionLabel { font-size: 9; }

/* a font style grows with the reader’s wish and a size does not 10 */
fdlFUIKPIView_captionLabel { font-style: footnote; }

/* a font style grows with the reader’s wish and a size does not 11 */
fdlFUIKPIView_captionLabel { font-size: 9; }

/* a font style grows with the reader’s wish and a size does not 12 */
fdlFUIKPIView_captionLabel { font-style: footnote; }

/* a font style grows with the reader’s wish and a size does not 13 */
fdlFUIKPIView_captionLabel { font-size: 9; }

/* a font style grows with the reader’s wish and a size does not 14 */
fdlFUIKPIView_captionLabel { font-style: footnote; }

/* a font style grows with the reader’s wish and a size does not 15 */
fdlFUIKPIView_captionLabel { font-size: 9; }

/* a font style grows with the reader’s wish and a size does not 16 */
fdlFUIKPIView_captionLabel { font-style: footnote; }

/* a font style grows with the reader’s wish and a size does not 17 */
fdlFUIKPIView_captionLabel { font-size: 9; }

/* a font style grows with the reader’s wish and a size does not 18 */
fdlFUIKPIView_captionLabel { font-style: footnote; }

/* a font style grows with the reader’s wish and a size does not 19 */
fdlFUIKPIView_captionLabel { font-size: 9; }

/* a font style grows with the reader’s wish and a size does not 20 */
fdlFUIKPIView_captionLabel { font-style: footnote; }

/* a font style grows with the reader’s wish and a size does not 21 */
fdlFUIKPIView_captionLabel { font-size: 9; }

/* a font style grows with the reader’s wish and a size does not 22 */
fdlFUIKPIView_captionLabel { font-style: footnote; }

/* a font style grows with the reader’s wish and a size does not 23 */
fdlFUIKPIView_captionLabel { font-size: 9; }

/* letters are transformed 1 */
fdlFUIKPIView_captionLabel { text-transform: uppercase; }

/* letters are transformed 2 */
fdlFUIKPIView_captionLabel { text-transform: lowercase; }

/* letters are transformed 3 */
fdlFUIKPIView_captionLabel { text-transform: capitalize; }

/* letters are transformed 4 */
fdlFUIKPIView_captionLabel { text-transform: none; }

/* letters are transformed 5 */
fdlFUIKPIView_captionLabel { text-transform: wild; }

/* a text is as faint as a sheet asks 1 */
fdlFUIKPIView_captionLabel { text-alpha: 0.5; }

/* a text is as faint as a sheet asks 2 */
fdlFUIKPIView_captionLabel { text-alpha: 1; }

/* a text is as faint as a sheet asks 3 */
fdlFUIKPIView_captionLabel { text-alpha: 0; }

/* a text is as faint as a sheet asks 4 */
fdlFUIKPIView_captionLabel { text-alpha: 2; }

/* a text is as faint as a sheet asks 5 */
fdlFUIKPIView_captionLabel { text-alpha: -1; }

/* a text is as faint as a sheet asks 6 */
fdlFUIKPIView_captionLabel { text-alpha: half; }

/* a color with alpha is made fainter still */
fdlFUIKPIView_captionLabel { font-color: #32FF0000; text-alpha: 0.5; }

/* a text has as many lines as a sheet allows 1 */
fdlFUIKPIView_captionLabel { text-line-clamp: 1; }

/* a text has as many lines as a sheet allows 2 */
fdlFUIKPIView_captionLabel { text-line-clamp: 2; }

/* a text has as many lines as a sheet allows 3 */
fdlFUIKPIView_captionLabel { text-line-clamp: 3; }

/* a text has as many lines as a sheet allows 4 */
fdlFUIKPIView_captionLabel { text-line-clamp: 100; }

/* a component’s class wins over the font style’s 1 */
fdlFontStyle_subheadline { font-style: title1; }
fdlFUIKPIView_captionLabel { font-style: footnote; }

/* a component’s class wins over the font style’s 2 */
fdlFUIKPIView_captionLabel { font-style: footnote; }
fdlFontStyle_subheadline { font-style: title1; }

/* the items’ sizes are not a sheet’s matter */
Label, fdlFUIKPIView, fdlFUIKPIView_textView { font-size: 9; }
