"""Mails with pictures of groups of rows."""

from __future__ import annotations

import io
import json
import re
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pandas
import pytest
from PIL import Image

import fiori_render as fr
from fiori_render._markdown import Markdown
from fiori_render.mail import main

TEMPLATE: dict[str, Any] = {
    "data": {"groupBy": "manager"},
    "name": "${manager}",
    "environment": {"generation": "horizon", "width": 343, "padding": 16},
    "view": {
        "type": "kpiCard",
        "title": "${manager}",
        "kpiItems": [{"metric": {"value": {"$sum": "revenue"}}}],
    },
}
ROWS = [
    {"manager": "Ana Kovač, PhD", "mail": "ana@example.com", "revenue": 1200},
    {"manager": "Ana Kovač, PhD", "mail": "ana@example.com", "revenue": 1300},
    {"manager": "<b>R & *D*", "mail": "rd@example.com", "revenue": 7},
]
VALUES = {"total": {"value": {"$sum": "revenue"}, "style": "currency", "currency": "EUR"}}
TEXT = """\
To: ${manager} <${mail}>
Subject: ${manager} has ${total}

# Hello ${manager}
Your sales are **${total}**.
"""


def parts(mail: EmailMessage) -> tuple[str, str, list[EmailMessage]]:
    plain = mail.get_body(("plain",))
    html = mail.get_body(("html",))
    assert plain is not None
    assert html is not None
    pictures = [part for part in mail.walk() if part.get_content_type() == "image/png"]
    return plain.get_content(), html.get_content(), pictures


def test_each_group_gets_its_values_its_picture_and_its_words() -> None:
    first, second = fr.mails(TEMPLATE, TEXT, data=ROWS, values=VALUES)
    drawn, _ = fr.render_all(TEMPLATE, data=ROWS, environment={"background": "primaryBackground"})
    plain, html, pictures = parts(first)
    address = first["To"].addresses[0]
    assert (address.display_name, address.addr_spec) == ("Ana Kovač, PhD", "ana@example.com")
    assert first["Subject"] == "Ana Kovač, PhD has €2,500.00"
    assert plain == (
        "# Hello Ana Kovač, PhD\n\nYour sales are **€2,500.00**.\n\nAna Kovač, PhD, 2,500\n"
    )
    assert "<p>Your sales are <strong>€2,500.00</strong>.</p>" in html
    assert '<img src="cid:picture1" width="375" alt="Ana Kovač, PhD, 2,500"' in html
    assert [part["Content-ID"] for part in pictures] == ["<picture1>"]
    assert pictures[0].get_content() == drawn.data
    assert "<h1>Hello &lt;b&gt;R &amp; *D*</h1>" in parts(second)[1]


def test_the_same_rows_give_the_same_bytes() -> None:
    first, second = (
        [bytes(mail) for mail in fr.mails(TEMPLATE, TEXT, data=ROWS, values=VALUES, dark=True)]
        for _ in range(2)
    )
    assert first == second


def test_both_appearances_are_in_one_picture() -> None:
    mail, _ = fr.mails(TEMPLATE, TEXT, data=ROWS, values=VALUES, dark=True)
    _, html, pictures = parts(mail)
    assert len(pictures) == 2
    assert pictures[0].get_content() != pictures[1].get_content()
    assert '<source media="(prefers-color-scheme: dark)" srcset="cid:picture2">' in html


def test_a_mail_above_its_limit_has_fewer_colors_and_then_fewer_pixels() -> None:
    chart = {"chartType": "column", "categories": ["A"], "series": [{"values": [1]}]}
    view = {**TEMPLATE["view"], "type": "chartCard", "chartView": chart}
    template = {**TEMPLATE, "view": view}
    widths, colors, limit = [], [], 1_000_000
    for _ in range(3):
        mail, *_ = fr.mails(template, TEXT, data=ROWS, values=VALUES, limit=limit)
        assert len(bytes(mail)) <= limit
        assert 'width="375"' in parts(mail)[1]
        picture = Image.open(io.BytesIO(parts(mail)[2][0].get_content()))
        widths.append(picture.width)
        colors.append(len(picture.getcolors(maxcolors=1 << 20) or []))
        limit = len(bytes(mail)) - 1
    assert widths == [750, 750, 563]
    assert colors[0] > 256 >= colors[1]
    with pytest.raises(fr.RenderError, match=r"Ana-Kovač-PhD: the mail is larger than 500 bytes"):
        fr.mails(TEMPLATE, TEXT, data=ROWS, values=VALUES, limit=500)


def sales_of_forty() -> pandas.DataFrame:
    """Return sales of forty managers in three regions and twelve months, in no order."""
    rows = [
        {
            "manager": f"Manager {manager}",
            "mail": f"manager{manager}@example.com",
            "region": region,
            "month": f"2026-{month:02}",
            "revenue": (manager * 7919 + month * 104729 + index * 1299709) % 90_000 + 10_000,
        }
        for month in range(12, 0, -1)
        for index, region in enumerate(("North", "South", "West"))
        for manager in range(40)
    ]
    return pandas.DataFrame(rows)


WEEKLY: dict[str, Any] = {
    "data": {"groupBy": "manager"},
    "name": "${manager}",
    "environment": {"generation": "horizon", "width": 343},
    "view": {
        "type": "chartCard",
        "title": "${manager}",
        "kpiItems": [{"metric": {"value": {"$sum": "revenue"}}}],
        "trend": {"value": {"$change": "revenue", "over": "month"}, "style": "percent"},
        "chartView": {
            "chartType": "column",
            "categories": {"$distinct": "month"},
            "series": [{"values": {"$column": "revenue"}, "aggregate": "sum"}],
        },
    },
}
WEEKLY_TEXT = """To: ${manager} <${mail}>
Subject: Week of ${manager}

${total} in all, ${change} since last month
"""
WEEKLY_VALUES = {
    "total": {"value": {"$sum": "revenue"}},
    "change": {"value": {"$change": "revenue", "over": "month"}, "style": "percent"},
}


@pytest.mark.parametrize("is_command", [False, True])
def test_forty_mails_have_the_numbers_that_pandas_finds(tmp_path: Path, is_command: bool) -> None:
    sales = sales_of_forty()
    if is_command:
        inputs = {"t.json": json.dumps(WEEKLY), "t.md": WEEKLY_TEXT}
        inputs["v.json"], inputs["s.csv"] = json.dumps(WEEKLY_VALUES), sales.to_csv(index=False)
        for name, text in inputs.items():
            (tmp_path / name).write_text(text)
        template, text, values, data = (str(tmp_path / name) for name in inputs)
        command = [template, "--text", text, "--values", values, "--data", data]
        assert main([*command, "-o", str(tmp_path / "out")]) == 0
        paths = [tmp_path / "out" / f"Manager-{number}.eml" for number in range(40)]
        mails = [message_from_bytes(path.read_bytes(), policy=policy.default) for path in paths]
    else:
        mails = fr.mails(WEEKLY, WEEKLY_TEXT, data=sales, values=WEEKLY_VALUES)
    assert len(mails) == 40
    for (manager, rows), mail in zip(sales.groupby("manager", sort=False), mails, strict=True):
        months = rows.groupby("month")["revenue"].sum().sort_index()
        change = months.iloc[-1] / months.iloc[-2] * 100 - 100
        total = f"{rows['revenue'].sum():,}"
        plain, _, pictures = parts(mail)
        found = re.match(r"([\d,]+) in all, (\S+)% since last month", plain)
        assert found is not None
        assert found[1] == total
        assert abs(float(found[2].replace("\N{MINUS SIGN}", "-")) - change) <= 0.05 + 1e-9
        assert f"{manager}, {total}" in plain
        assert len(pictures) == 1


def test_cells_that_differ_are_a_warning() -> None:
    with pytest.warns(UserWarning, match=r"\$\{revenue\|compact\}: the 2 rows differ in 'revenue'"):
        fr.mails(TEMPLATE, "Subject: ${revenue|compact}\n\nHello", data=ROWS)


def test_wrong_texts_are_errors() -> None:
    with pytest.raises(ValueError, match="the text has no subject"):
        fr.mails(TEMPLATE, "Hello", data=ROWS)
    with pytest.raises(fr.DescriptionError, match=r"error: \$\{regoin\}: 'regoin' is no column"):
        fr.mails(TEMPLATE, "Subject: ${regoin}\n\nHello", data=ROWS)


def test_the_command_writes_a_file_for_each_group(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("weekly.json").write_text(json.dumps(TEMPLATE))
    Path("weekly.md").write_text(TEXT)
    Path("values.json").write_text(json.dumps(VALUES))
    lines = [f'"{row["manager"]}",{row["mail"]},{row["revenue"]}' for row in ROWS]
    Path("sales.csv").write_text("\n".join(["manager,mail,revenue", *lines]))
    command = ["weekly.json", "--text", "weekly.md", "--data", "sales.csv", "-o", "out"]
    assert main([*command, "--values", "values.json"]) == 0
    files = sorted(path.name for path in Path("out").iterdir())
    assert files == ["Ana-Kovač-PhD.eml", "b-R-D.eml"]
    mail = message_from_bytes(Path("out", files[1]).read_bytes(), policy=policy.default)
    assert mail["Subject"] == "<b>R & *D* has €7.00"
    assert main(command) == 65
    assert "error: ${total}: 'total' is no column of " in capfd.readouterr().err
    Path("list.json").write_text("[1]")
    assert main([*command, "--values", "list.json"]) == 65
    assert main([*command, "--values", "missing.json"]) == 66
    with pytest.raises(SystemExit) as left:
        main(["weekly.json"])
    assert left.value.code == 64
    assert [line for line in capfd.readouterr().err.splitlines() if line.startswith("error: ")] == [
        "error: list.json: is not an object; give values by their names in the text",
        "error: missing.json: does not exist; check the path",
        "error: the following arguments are required: --text, -o/--output",
    ]


def test_what_is_said_of_pictures_is_a_warning() -> None:
    template = {**TEMPLATE, "view": {**TEMPLATE["view"], "status": "\N{HEBREW LETTER ALEF}"}}
    with pytest.warns(UserWarning, match=r"view\.status: no loaded font has U\+05D0"):
        fr.mails(template, "Subject: Sales\n\nHello", data=ROWS)


def test_markdown_is_blocks_and_emphasis() -> None:
    text = (
        "## A\n- *one*\n- `two`\n\n1. a\n2. b\n\n![]()\n"
        "see [x](https://e.com/?m=${m}&n)  \n$${m} <i>"
    )
    html = Markdown(text).html({"m": 'a "&'}, "PICTURE")
    body = html[html.index("<body") :].split("\n")[1:-2]
    assert body == [
        "<h2>A</h2>",
        "<ul><li><em>one</em></li><li><code>two</code></li></ul>",
        "<ol><li>a</li><li>b</li></ol>",
        "<p>PICTURE</p>",
        '<p>see <a href="https://e.com/?m=a%20%22%26&amp;n">x</a><br>',
        "${m} &lt;i&gt;</p>",
    ]
