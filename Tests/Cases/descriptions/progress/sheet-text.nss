/* the texts of a ring are set as its classes say 1 */
Label { font-size: 17; text-transform: uppercase; }

/* the texts of a ring are set as its classes say 2 */
fdlFontStyle_subheadline { font-style: body; }

/* the texts of a ring are set as its classes say 3 */
fdlFUIKPIProgressView_captionLabel { font-size: 17; text-transform: uppercase; }
