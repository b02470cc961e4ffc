/* a collection’s class reaches its cards */
brand { font-color: #110000; }
