/* a KPI takes the color of the strongest 2 */
brand { tint-color: #110000; progress-tint-color: #110000; }

/* a KPI takes the color of the strongest 3 */
brand { tint-color: #110000; progress-tint-color: #110000; }

/* a KPI takes the color of the strongest 4 */
fdlFUIKPIView, fdlFUIKPIProgressView { tint-color: #220000; progress-tint-color: #220000; }

/* a KPI takes the color of the strongest 6 */
brand { tint-color: #110000; progress-tint-color: #110000; }fdlFUIKPIView, fdlFUIKPIProgressView { tint-color: #220000; progress-tint-color: #220000; }

/* a KPI takes the color of the strongest 7 */
fdlFUIKPIView, fdlFUIKPIProgressView { tint-color: #220000; progress-tint-color: #220000; }brand { tint-color: #110000; progress-tint-color: #110000; }

/* a KPI takes the color of the strongest 8 */
brand { tint-color: #110000; progress-tint-color: #110000; }

/* a KPI takes the color of the strongest 9 */
fdlFUIKPIView, fdlFUIKPIProgressView { tint-color: #220000; progress-tint-color: #220000; }

/* a KPI takes the color of the strongest 10 */
brand { tint-color: #110000; progress-tint-color: #110000; }fdlFUIKPIView, fdlFUIKPIProgressView { tint-color: #220000; progress-tint-color: #220000; }

/* of several own classes the last wins */
two { tint-color: #020000; } one { tint-color: #010000; }

/* of several sheets later ones win property by property 1 */
fdlFUIKPIView { tint-color: #010000; }

/* of several sheets later ones win property by property 1 */
fdlFUIKPIView { tint-color: #020000; }

/* of several sheets later ones win property by property 2 */
fdlFUIKPIView { tint-color: #010000; }

/* of several sheets later ones win property by property 2 */
fdlFUIKPIView { font-size: 3; }

/* of several sheets later ones win property by property 3 */
fdlFUIKPIView { tint-color: #010000; tint-color: #020000; }

/* of several sheets later ones win property by property 4 */
fdlFUIKPIView { tint-color: #010000; } fdlFUIKPIView { tint-color: #020000; }

/* of several sheets later ones win property by property 5 */
fdlFUIKPIView { tint-color: @a; } @a: #010000;

/* of several sheets later ones win property by property 5 */
@a: #020000;

/* of several sheets later ones win property by property 6 */
@a: #010000;

/* of several sheets later ones win property by property 6 */
fdlFUIKPIView { tint-color: @a; }

/* of several sheets later ones win property by property 7 */
@tintColor: #010000;

/* of several sheets later ones win property by property 7 */
@tintColor: #020000;

/* of several sheets later ones win property by property 8 */
@tintColor: #010000;

/* of several sheets later ones win property by property 8 */
fdlFUIKPIView { tint-color: #020000; }

/* of several sheets later ones win property by property 9 */
@tintColor_lightBackground: #010000;

/* of several sheets later ones win property by property 9 */
@tintColor: #020000;
