@tintColor: blue;
