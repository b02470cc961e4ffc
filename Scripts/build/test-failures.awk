# What failed, from the complete output of `swift test`: errors of the build; issues with their place, test, arguments
# and message; of a crash the reason and the frames in this package, which is in `root`.

BEGIN {
  most_issues = 50
  most_lines_of_an_issue = 20
  most_frames = 10
}

# "✘ Test a() recorded an issue with 1 argument x → 1 at ATests.swift:4:5: Expectation failed: …", place first.
function print_issue(line,    place, message) {
  sub(/^✘ /, "", line)
  if (match(line, / at [^ :\/]+\.swift:[0-9]+:[0-9]+: /)) {
    place = substr(line, RSTART + 4, RLENGTH - 4)
    message = substr(line, RSTART + RLENGTH)
    line = substr(line, 1, RSTART - 1)
  }
  sub(/ recorded an issue/, "", line)
  print "\n✘ " place line
  if (message != "") print "  " message
}

/^◇ Test run started/ { is_built = 1 }
{
  # The tests themselves print errors: those of the program.
  is_error = is_built ? /^[^ ]+\.swift:[0-9]+: Fatal error: |^\*\*\* Program crashed|error: Process .* signal/ : /: error: |^error: /
}

# Further lines of an issue end where something else begins.
/^(◇|✔|✘|━|➜|⚠)/ || is_error { lines_left = 0 }
lines_left > 0 { print "  " (--lines_left ? $0 : "…") }

/^✘ .* recorded an issue/ && ++issues <= most_issues {
  print_issue($0)
  lines_left = most_lines_of_an_issue
}

is_error && !($0 in errors) {
  errors[$0] = 1
  print "\n" $0
}
/ crashed:$/ { frames_left = most_frames }
frames_left > 0 && (at = index($0, " at " root "/")) {
  frames_left--
  print "  " substr($0, at + length(" at " root "/"))
}
/^Registers:$/ { frames_left = 0 }

END {
  if (issues > most_issues) print "\nand " issues - most_issues " more issues"
}
