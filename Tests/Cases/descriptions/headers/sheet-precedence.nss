/* an own class reaches one view and not its neighbor */
brand { tint-color: #110000; }
