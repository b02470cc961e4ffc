#!/bin/sh
# Prints the email with signed addresses for a server, whose URL is the argument:
#
#     Examples/mail/make-mail.sh https://cards.example > mail.html
#
# FIORI_RENDER_PROGRAM sets a program other than the one on the PATH.
set -eu
server="${1:-http://127.0.0.1:8080}"
folder="$(dirname "$0")"
render="${FIORI_RENDER_PROGRAM:-fiori-render}"

# card NAME ROW TEXT: an image of a card, also for dark mode, and its text for readers who do not load images. Clients
# that do not know <picture> show the light one.
card() {
  address="$server/v1/cards/$1.png?$2"
  "$render" sign --signing-key-file "$folder/example.key" "$address" "$address&appearance=dark" | sed 's/&/\&amp;/g' | {
    read -r light
    read -r dark
    printf '    <picture>\n      <source media="(prefers-color-scheme: dark)" srcset="%s">\n' "$dark"
    printf '      <img src="%s" width="296" alt="%s">\n    </picture>\n' "$light" "$3"
  }
}

cat <<END
<!DOCTYPE html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="color-scheme" content="light dark">
  <title>The week in six cards</title>
  <body style="font-family: sans-serif; max-width: 600px; margin: 24px auto">
    <h1 style="font-size: 20px">The week in six cards</h1>
END
card kpi 'region=EMEA&revenue=1284000&change=4.2' 'Revenue, EMEA: €1,284,000'
card kpi 'region=APJ&revenue=962500&change=-1.3' 'Revenue, APJ: €962,500'
card target 'team=North&closed=63&target=80' 'Deals, North: 63 of 80'
card target 'team=South&closed=41&target=75' 'Deals, South: 41 of 75'
card quarters 'title=Orders&q1=310&q2=342&q3=295&q4=388' 'Orders by quarter: 310, 342, 295, 388'
card quarters 'title=Returns&q1=22&q2=19&q3=31&q4=17' 'Returns by quarter: 22, 19, 31, 17'
cat <<END
  </body>
</html>
END
