/* a description’s class reaches each part 1 */
loud { font-color: #110000; }

/* a description’s class reaches each part 2 */
loud { tint-color: #110000; }
