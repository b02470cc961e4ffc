/* each text has its class 1 */
fdlFUIObjectHeader_headlineLabel { font-color: #110000; font-size: 9; }

/* each text has its class 2 */
fdlFUIObjectHeaderView_headlineLabel { font-color: #110000; font-size: 9; }

/* each text has its class 3 */
fdlFUIObjectHeader_subheadlineLabel { font-color: #110000; font-size: 9; }

/* each text has its class 4 */
fdlFUIObjectHeaderView_subheadlineLabel { font-color: #110000; font-size: 9; }

/* each text has its class 5 */
fdlFUIObjectHeader_bodyLabel { font-color: #110000; font-size: 9; }

/* each text has its class 6 */
fdlFUIObjectHeaderView_bodyLabel { font-color: #110000; font-size: 9; }

/* each text has its class 7 */
fdlFUIObjectHeader_footnoteLabel { font-color: #110000; font-size: 9; }

/* each text has its class 8 */
fdlFUIObjectHeaderView_footnoteLabel { font-color: #110000; font-size: 9; }

/* each text has its class 9 */
fdlFUIObjectHeader_descriptionLabel { font-color: #110000; font-size: 9; }

/* each text has its class 10 */
fdlFUIObjectHeaderView_descriptionLabel { font-color: #110000; font-size: 9; }

/* each text has its class 11 */
fdlFUIObjectHeader_statusLabel { font-color: #110000; font-size: 9; }

/* each text has its class 12 */
fdlFUIObjectHeaderView_statusLabel { font-color: #110000; font-size: 9; }

/* each text has its class 13 */
fdlFUIObjectHeader_substatusLabel { font-color: #110000; font-size: 9; }

/* each text has its class 14 */
fdlFUIObjectHeaderView_substatusLabel { font-color: #110000; font-size: 9; }

/* a sheet says how many lines a text has 1 */
fdlFUIObjectHeader_headlineLabel { text-line-clamp: 1; }

/* a sheet says how many lines a text has 2 */
fdlFUIObjectHeader_headlineLabel { text-line-clamp: 2; }

/* a sheet says how many lines a text has 3 */
fdlFUIObjectHeader_descriptionLabel { text-line-clamp: 1; }

/* a sheet says how many lines a text has 4 */
fdlFUIObjectHeader_descriptionLabel { text-line-clamp: 2; }

/* each image has its class 1 */
fdlFUIObjectHeader_detailImageView { tint-color: #110000; }

/* each image has its class 2 */
fdlFUIObjectHeaderView_detailImageView { tint-color: #110000; }

/* each image has its class 3 */
fdlFUIObjectHeader_statusImageView { tint-color: #110000; }

/* each image has its class 4 */
fdlFUIObjectHeaderView_statusImageView { tint-color: #110000; }

/* each image has its class 5 */
fdlFUIObjectHeader_substatusImageView { tint-color: #110000; }

/* each image has its class 6 */
fdlFUIObjectHeaderView_substatusImageView { tint-color: #110000; }

/* what SAP deprecated still works, with a warning 1 */
fdlFUIObjectHeader_statusView_statusLabel { font-color: #110000; }

/* what SAP deprecated still works, with a warning 2 */
fdlFUIObjectHeader_statusLabel { font-color: #220000; }

/* what SAP deprecated still works, with a warning 2 */
fdlFUIObjectHeader_statusView_statusLabel { font-color: #110000; }

/* what SAP deprecated still works, with a warning 3 */
fdlFUIObjectHeader_statusView_substatusLabel { font-color: #110000; }

/* what SAP deprecated still works, with a warning 4 */
fdlFUIObjectHeader_substatusLabel { font-color: #220000; }

/* what SAP deprecated still works, with a warning 4 */
fdlFUIObjectHeader_statusView_substatusLabel { font-color: #110000; }

/* an icon without a tint has its text’s color */
fdlFUIObjectHeader_statusLabel { font-color: #110000; }

/* a header’s tint reaches all its images 1 */
fdlFUIObjectHeader { tint-color: #110000; }

/* a header’s tint reaches all its images 2 */
fdlFUIObjectHeaderView { tint-color: #110000; }

/* the header’s class wins over that of the view inside */
fdlFUIObjectHeader_headlineLabel { font-color: #110000; }
fdlFUIObjectHeaderView_headlineLabel { font-color: #220000; }
