/* label items have their classes */
fdlFUIObjectHeader_labelItem_label { font-color: #110000; font-size: 9; }
fdlFUIObjectHeader_labelItem_imageView { tint-color: #220000; }

/* a header’s background is the sheet’s 1 */
fdlFUIObjectHeader { background-color: #110000; }

/* a header’s background is the sheet’s 2 */
fdlFUIObjectHeaderView { background-color: #110000; }

/* a sheet gives the scheme where the description does not 1 */
fdlFUIObjectHeader { background-color-scheme: darkConstant; }

/* a sheet gives the scheme where the description does not 2 */
fdlFUIObjectHeader { background-color-scheme: darkConstant; }

/* a sheet gives the scheme where the description does not 3 */
fdlFUIObjectHeaderView { background-color-scheme: darkConstant; }

/* a sheet gives the scheme where the description does not 4 */
fdlFUIObjectHeaderView { background-color-scheme: darkConstant; }

/* a header’s own class reaches its texts and its background */
brand { font-color: #110000; background-color: #220000; }
