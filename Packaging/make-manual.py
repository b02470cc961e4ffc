#!/usr/bin/env python3
"""Fill the commands and their options into the manual, from the program's own dump of its help.

    fiori-render --experimental-dump-help | make-manual.py manual.mdoc YYYY-MM-DD > fiori-render.1

ArgumentParser's own `generate-manual` does not group options, repeats shared options
under every command, and writes "0 on success, and >0 if an error occurs" in place of the exit codes.
"""

import datetime
import json
import re
import sys
import textwrap


def escaped(text):
    """Text with everything escaped that roff would interpret, one sentence per line."""
    text = text.replace("\\", "\\e")
    text = "".join(c if ord(c) < 128 else f"\\[u{ord(c):04X}]" for c in text)
    sentences = re.sub(r"(?<=[.?!]) +(?=[A-Z])", "\n", text.strip()).splitlines()
    lines = [
        line for sentence in sentences
        for line in textwrap.wrap(sentence, 78, break_long_words=False, break_on_hyphens=False)]
    return "\n".join("\\&" + line if line[0] in ".'" else line for line in lines)


def sections(arguments):
    """The arguments by group title, in order; arguments without a group are under ''."""
    titled = {}
    for argument in arguments:
        titled.setdefault(argument.get("sectionTitle", ""), []).append(argument)
    return titled


def is_common(argument):
    """Whether every command has it, such as --help."""
    return argument["valueName"] in ("help", "version")


def placeholder(argument):
    value = f"Ar {argument['valueName']}"
    return f"{value} ..." if argument["isRepeating"] else value


def usage(command):
    positional = [a for a in command["arguments"] if a["kind"] == "positional"]
    parts = [f"Op {placeholder(a)}" if a["isOptional"] else placeholder(a) for a in positional]
    return "\n".join([f".Nm fiori-render {command['commandName']}"] + [f".{p}" for p in parts])


def item(argument):
    """An entry of a list of options."""
    if argument["kind"] == "positional":
        head = placeholder(argument)
    else:
        names = [
            n["name"] if n["kind"] == "short" else "-" + n["name"] for n in argument["names"]]
        names.sort(key=lambda name: name.startswith("-"))
        value = f" Ar {argument['valueName']}" if argument["kind"] == "option" else ""
        head = " , ".join(f"Fl {name}{value}" for name in names)
    if not argument.get("abstract"):
        sys.exit(f"make-manual: {head} has no help text")
    lines = [f".It {head}", escaped(argument["abstract"])]
    if argument.get("defaultValue"):
        lines.append(f"The default is {escaped(argument['defaultValue'])}.")
    return "\n".join(lines)


def merged(arguments):
    """Arguments with each pair of on and off flags merged into one with both names."""
    result = []
    for argument in arguments:
        last = result[-1] if result else None
        if last and argument["kind"] == last["kind"] == "flag" and (
                argument.get("abstract") == last.get("abstract")):
            last["names"] = last["names"] + argument["names"]
        else:
            result.append(dict(argument))
    return result


def table(arguments):
    arguments = merged(arguments)
    return "\n".join([".Bl -tag -width Ds"] + [item(a) for a in arguments] + [".El"])


def own_and_shared(commands):
    """The identical groups that several commands share, and the other arguments of each command."""
    groups = {}
    for command in commands:
        for title, arguments in sections(command["arguments"]).items():
            groups.setdefault(title, []).append(arguments)
    shared = {
        title: found[0] for title, found in groups.items()
        if title and len(found) > 1 and all(f == found[0] for f in found)}
    own = {
        c["commandName"]: [
            a for a in c["arguments"]
            if a.get("sectionTitle") not in shared and not is_common(a)]
        for c in commands}
    return own, shared


def described(command, own, shared):
    lines = [f".Ss {command['commandName']}", usage(command), ".Pp", escaped(command["abstract"])]
    if command.get("discussion"):
        lines.append(escaped(command["discussion"]))
    if own:
        lines.append(table(own))
    titles = [t for t in sections(command["arguments"]) if t in shared]
    if titles:
        links = " ,\n.Sx ".join(f"{title} options" for title in titles)
        lines += [".Pp", "Also:", f".Sx {links} ."]
    return "\n".join(lines)


def main():
    template, date = sys.argv[1], datetime.date.fromisoformat(sys.argv[2])
    root = json.load(sys.stdin)["command"]
    commands = [
        c for c in root["subcommands"] if c["shouldDisplay"] and c["commandName"] != "help"]
    for command in commands:
        command["arguments"] = [a for a in command.get("arguments", []) if a["shouldDisplay"]]
    own, shared = own_and_shared(commands)
    parts = {
        "@DATE@": f"{date:%B} {date.day}, {date.year}",
        "@SYNOPSIS@": "\n".join(usage(c) + "\n.Op Ar options" for c in commands),
        "@COMMANDS@": "\n".join(
            described(c, own[c["commandName"]], shared) for c in commands),
        "@SHARED@": "\n".join(
            f".Ss {title} options\n{table(arguments)}" for title, arguments in shared.items()),
        "@COMMON@": table([a for a in root["arguments"] if is_common(a)]),
    }
    with open(template, encoding="utf-8") as file:
        text = file.read()
    for mark, part in parts.items():
        text = text.replace(mark, part)
    sys.stdout.write(text)


main()
