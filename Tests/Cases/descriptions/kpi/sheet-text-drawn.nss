/* a text is set in the face of a name 1 */
fdlFUIKPIView_captionLabel { font-name: Inter-Regular; }

/* a text is set in the face of a name 2 */
fdlFUIKPIView_captionLabel { font-name: Inter-Bold; }

/* a text is set in the face of a name 3 */
fdlFUIKPIView_captionLabel { font-name: Inter-Light; }

/* a text is set in the face of a name 4 */
fdlFUIKPIView_captionLabel { font-name: Inter-SemiBold; }

/* a text is set in the face of a name 5 */
fdlFUIKPIView_captionLabel { font-name: system; }

/* a text is set in the face of a name 6 */
fdlFUIKPIView_captionLabel { font-name: boldSystem; }

/* a text is set in the face of a name 7 */
fdlFUIKPIView_captionLabel { font-name: blackSystem; }

/* a text is set in the face of a name 8 */
fdlFUIKPIView_captionLabel { font-name: heavySystem; }

/* a text is set in the face of a name 9 */
fdlFUIKPIView_captionLabel { font-name: semiboldSystem; }

/* a text is set in the face of a name 10 */
fdlFUIKPIView_captionLabel { font-name: mediumSystem; }

/* a text is set in the face of a name 11 */
fdlFUIKPIView_captionLabel { font-name: italicSystem; }

/* a text is set in the face of a name 12 */
fdlFUIKPIView_captionLabel { font-name: lightSystem; }

/* a text is set in the face of a name 13 */
fdlFUIKPIView_captionLabel { font-name: thinSystem; }

/* a text is set in the face of a name 14 */
fdlFUIKPIView_captionLabel { font-name: ultraLightSystem; }

/* a text is set in the face of a name 15 */
fdlFUIKPIView_captionLabel { font-name: NoSuchFont; }

/* lines stand where a sheet aligns them 1 */
fdlFUIKPIView_captionLabel { text-align: left; }

/* lines stand where a sheet aligns them 2 */
fdlFUIKPIView_captionLabel { text-align: center; }

/* lines stand where a sheet aligns them 3 */
fdlFUIKPIView_captionLabel { text-align: right; }

/* lines stand where a sheet aligns them 4 */
fdlFUIKPIView_captionLabel {  }

/* lines stand where a sheet aligns them 5 */
fdlFUIKPIView_captionLabel { text-align: justify; }
