"""Mails with pictures of groups of rows."""

from __future__ import annotations

import io
import json
import os
import re
import warnings
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.header import decode_header, make_header
from email.message import EmailMessage, Message
from email.utils import getaddresses
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
    (identity,) = [part["Content-ID"].strip("<>") for part in pictures]
    assert f'<img src="cid:{identity}" width="375" alt="Ana Kovač, PhD, 2,500"' in html
    assert re.fullmatch(r"[0-9a-f]{32}@pictures\.invalid", identity)
    assert [part.get_content_disposition() for part in pictures] == ["inline"]
    assert [part.get_filename() for part in pictures] == ["picture1.png"]
    assert identity not in parts(second)[1]
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
    identity = pictures[1]["Content-ID"].strip("<>")
    assert f'<source media="(prefers-color-scheme: dark)" srcset="cid:{identity}">' in html


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
    with pytest.raises(fr.RenderError, match=r"Ana-Kovač-PhD: the email is larger than 500 bytes"):
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
    "data": {"groupBy": "manager", "sortBy": "month"},
    "name": "${manager}",
    "environment": {"generation": "horizon", "width": 343},
    "view": {
        "type": "chartCard",
        "title": "${manager}",
        "kpiItems": [{"metric": {"value": {"$sum": "revenue"}}}],
        "trend": {
            "value": {"$change": "revenue", "over": "month", "aggregate": "sum"},
            "style": "percent",
        },
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
    "change": {
        "value": {"$change": "revenue", "over": "month", "aggregate": "sum"},
        "style": "percent",
    },
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
    with pytest.warns(
        UserWarning, match=r"\$\{revenue\|compact\}: the 2 rows have '1200' and '1300' in 'revenue'"
    ):
        fr.mails(TEMPLATE, "Subject: ${revenue|compact}\n\nHello", data=ROWS)


def test_a_number_without_a_cell_is_a_warning() -> None:
    goal = {"value": {"$first": "target"}, "style": "currency", "currency": "EUR"}
    rows = [{**row, "target": None} for row in ROWS]
    with pytest.warns(UserWarning, match=r"\$\{goal\}: value 'goal' is empty in 2 of 2 emails"):
        fr.mails(TEMPLATE, "Subject: ${goal}\n\nHello", data=rows, values={"goal": goal})


def test_wrong_texts_are_errors() -> None:
    with pytest.raises(ValueError, match="the text has no subject"):
        fr.mails(TEMPLATE, "Hello", data=ROWS)
    with pytest.raises(fr.DescriptionError, match=r"error: \$\{regoin\}: 'regoin' is not a column"):
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
    assert "error: ${total}: 'total' is not a column of " in capfd.readouterr().err
    Path("list.json").write_text("[1]")
    assert main([*command, "--values", "list.json"]) == 65
    assert main([*command, "--values", "missing.json"]) == 66
    with pytest.raises(SystemExit) as left:
        main(["weekly.json"])
    assert left.value.code == 64
    assert [line for line in capfd.readouterr().err.splitlines() if line.startswith("error: ")] == [
        "error: list.json: is not an object; list values by their names in the text",
        "error: missing.json: does not exist; check the path",
        "error: the following arguments are required: --text, -o/--output",
    ]


def test_what_is_said_of_pictures_is_a_warning() -> None:
    template = {**TEMPLATE, "view": {**TEMPLATE["view"], "status": "\N{HEBREW LETTER ALEF}"}}
    with pytest.warns(UserWarning, match=r"view\.status: no loaded font has U\+05D0"):
        fr.mails(template, "Subject: Sales\n\nHello", data=ROWS)


def test_a_view_with_further_pages_is_a_warning() -> None:
    items = [{"type": "kpiView", "items": [{"metric": str(n)}]} for n in range(4)]
    header = {"type": "kpiHeader", "items": items}
    template = {"environment": {"width": 320}, "data": {"each": True}, "view": header}
    message = r"^figure-1: the email shows only page 1 of 2; add a figure for each page"
    with pytest.warns(UserWarning, match=message):
        fr.mails(template, "Subject: Sales\n\nHello", data=[{"region": "EMEA"}])
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        chosen = {**template, "view": {**header, "page": 2}}
        fr.mails(chosen, "Subject: Sales\n\nHello", data=[{"region": "EMEA"}])


SALES: dict[str, Any] = {
    "data": {"each": True},
    "view": {"type": "kpiView", "items": [{"metric": "1"}]},
}
ALL_HEADERS = """\
From: ${m} <${a}>
To: ${m} <${a}>, Ben <ben@example.com>, ${a}
Cc: "${m}, boss" <${a}>
Bcc: ${a}
Reply-To: ${m}<${a}>
Sender: ${m} <${a}>
Subject: ${m} and ${m}
X-Region: ${m}

Hello ${m}
"""
NAMES = [
    "Kowalski, Ada",
    "evil@example.com, Ada",
    "Ada <evil@example.com>",
    "Ada>, <evil@example.com",
    "Ada (boss)",
    "Ada: a;b",
    'Ada "the boss" \\',
    "Ana Kovač, PhD",
    "Zoë <evil@example.com>,",
    "Ada\r\nBcc: evil@example.com",
    "Ada\nBcc: evil@example.com",
    "Ada\rBcc: evil@example.com",
    "Ada\u2028Bcc: evil@example.com",
    "Ada\u2029\x85\x0b\x0c\x1c\x7fBcc: evil@example.com",
    "=?utf-8?q?x=0D=0ABcc:_evil=40example=2Ecom?=",
    "=?utf-8?b?LCBldmlsQGV4YW1wbGUuY29t?= Ada",
    "Ada, " * 60,
    "Żółć, " * 60,
    "${a} $${b}",
    "株式会社",
    "",
]


def from_both_parsers(mail: bytes) -> Iterator[tuple[dict[str, list[tuple[str, str]]], list[str]]]:
    """Return names and addresses by header, and all headers, as two parsers find them."""
    new = message_from_bytes(mail, policy=policy.default)
    lists = {name: new[name].addresses for name in ADDRESS_HEADERS}
    yield (
        {
            name: [(each.display_name, each.addr_spec) for each in found]
            for name, found in lists.items()
        },
        new.keys(),
    )
    old: Message = message_from_bytes(mail, policy=policy.compat32)
    pairs = {name: getaddresses(old.get_all(name, [])) for name in ADDRESS_HEADERS}
    yield (
        {
            name: [
                (str(make_header(decode_header(display))), address) for display, address in found
            ]
            for name, found in pairs.items()
        },
        old.keys(),
    )


def joined(found: dict[str, list[tuple[str, str]]]) -> dict[str, list[tuple[str, str]]]:
    """Return names without spaces, since Python keeps one between two encoded words of a name."""
    return {
        header: [("".join(name.split()), address) for name, address in pairs]
        for header, pairs in found.items()
    }


ADDRESS_HEADERS = ("From", "To", "Cc", "Bcc", "Reply-To", "Sender")


def test_a_name_is_no_recipient_and_no_header() -> None:
    rows = [{"m": name, "a": "ada@example.com"} for name in NAMES]
    for name, mail in zip(NAMES, fr.mails(SALES, ALL_HEADERS, data=rows), strict=True):
        shown = " ".join(re.sub(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]", " ", name).split())
        spaced = re.sub(
            r" *[\x00-\x1f\x7f-\x9f\u2028\u2029][ \x00-\x1f\x7f-\x9f\u2028\u2029]*", " ", name
        )
        ada, address = (shown, "ada@example.com"), "ada@example.com"
        expected = {
            "From": [ada],
            "To": [ada, ("Ben", "ben@example.com"), ("", address)],
            "Cc": [(f"{shown}, boss", address)],
            "Bcc": [("", address)],
            "Reply-To": [ada],
            "Sender": [ada],
        }
        data = mail.as_bytes(policy=policy.SMTP.clone(refold_source="none"))
        for found, headers in from_both_parsers(data):
            assert joined(found) == joined(expected), name
            assert headers == [*LINES, "MIME-Version", "Content-Type"], name
        # As smtplib finds the recipients.
        fields = [str(mail[header]) for header in ("To", "Cc", "Bcc")]
        assert {each for _, each in getaddresses(fields)} == {address, "ben@example.com"}, name
        subject: Message = message_from_bytes(data, policy=policy.compat32)
        for text in (mail["Subject"], make_header(decode_header(subject["Subject"]))):
            assert str(text) == f"{spaced} and {spaced}".strip(), name
        head = data.partition(b"\r\n\r\n")[0]
        assert head.isascii()
        assert max(map(len, head.split(b"\r\n"))) <= 78, name


SUBJECTS = [
    "Umsatz für  Jänner",
    "Zoë Müller-Lüdenscheidt: Zahlen für Jänner \N{EN DASH} €202.600,00 & mehr " * 3,
    "山田 太郎 の 売上 " * 12,
    "a\u00a0b  é" * 30,
    "x" * 200,
    "café \u0301\u0301 " * 20,
]


def test_subjects_keep_their_spaces() -> None:
    rows = [{"s": subject} for subject in SUBJECTS]
    for subject, mail in zip(
        SUBJECTS, fr.mails(SALES, "Subject: ${s}\n\nHello", data=rows), strict=True
    ):
        data = mail.as_bytes(policy=policy.SMTP.clone(refold_source="none"))
        new = message_from_bytes(data, policy=policy.default)
        old: Message = message_from_bytes(data, policy=policy.compat32)
        expected = subject.strip()
        assert new["Subject"] == expected
        assert str(make_header(decode_header(old["Subject"]))) == expected
        lines = data.partition(b"\r\n\r\n")[0].split(b"\r\n")
        assert max(map(len, lines)) <= 78
        assert all(len(word) <= 75 for word in re.findall(rb"=\?\S+\?=", b"\n".join(lines)))


def test_a_limit_of_categories_leaves_values_as_in_the_pictures() -> None:
    rows = [
        {"region": "N", "product": product, "sales": sales}
        for product, sales in (("a", 5), ("b", 3), ("b", 1), ("c", 1))
    ]
    chart = {
        "categories": {"$distinct": "product"},
        "series": [{"aggregate": "sum", "values": {"$column": "sales"}}],
    }
    total = {"value": {"$sum": "sales"}}
    view = {
        "type": "chartCard",
        "title": "${region}",
        "kpiItems": [{"metric": total}],
        "chartView": {"chartType": "bar", **chart},
    }
    data = {"groupBy": "region", "sortBy": "-sales"}
    for limit, expected in (({"count": 1, "other": "Other"}, "10"), (1, "5"), (2, "9")):
        template = {"data": {**data, "limit": limit}, "view": view}
        (mail,) = fr.mails(template, "Subject: ${t}\n\nHi", data=rows, values={"t": total})
        assert mail["Subject"] == expected
        assert f"N, {expected}." in parts(mail)[0]


def test_errors_of_the_description_have_its_places(tmp_path: Path) -> None:
    path = tmp_path / "top.json"
    path.write_text(
        '{"data": {"groupBy": "a",\n "where": {"b": {}}},\n'
        ' "view": {"type": "kpiView", "items": [{"metric": "${a}"}]}}'
    )
    with pytest.raises(fr.DescriptionError) as raised:
        fr.mails(path, "Subject: ${a}\n\nHello", data=[{"a": "x", "b": 1}])
    assert [(item.line, item.path) for item in raised.value.diagnostics] == [(2, "data.where.b")]


LINES = [line.partition(":")[0] for line in ALL_HEADERS.split("\n\n")[0].splitlines()]


@pytest.mark.parametrize("header", ADDRESS_HEADERS)
def test_a_value_is_exactly_one_address(header: str) -> None:
    wrong = [
        "a@example.com, evil@example.com",
        "a@example.com>, <evil@example.com",
        "a@example.com\r\nBcc: evil@example.com",
        "a@example.com\u2028Bcc: evil@example.com",
        "a@example.com evil@example.com",
        "Team: a@example.com;",
        "Ada <a@example.com>",
        "a@example.com (Ada)",
        '"a b"@example.com',
        "not an address",
        "ada",
        "@example.com",
        "ada@",
        "a@b@example.com",
        "a..b@example.com",
        ".a@example.com",
        "a@-example.com",
        "a@example..com",
        "a@[127.0.0.1]",
        "ädä@example.com",
        "=?utf-8?q?evil=40example=2Ecom=2C?= a@example.com",
        "=?utf-8?q?evil=40example=2Ecom=2C?=@example.com",
        f"{'a' * 65}@example.com",
        f"a@{'a' * 64}.com",
    ]
    rows = [{"a": "ada@example.com"}, *({"a": value} for value in wrong)]
    text = f"{header}: ${{a}}\nSubject: x\n\nHello"
    with pytest.raises(fr.DescriptionError) as raised:
        fr.mails(SALES, text, data=rows)
    found = [str(item) for item in raised.value.diagnostics]
    assert len(found) == len(wrong)
    assert found[0] == (
        f"error: {header}: 'a@example.com, evil@example.com' in column 'a' of row 1 is not an "
        "email address; use exactly one, such as ada@example.com"
    )
    assert all(f" in column 'a' of row {n} is not" in line for n, line in enumerate(found, start=1))


@pytest.mark.parametrize(
    ("domain", "found"),
    [
        ("exämple.com", "xn--exmple-cua.com"),
        ("EXÄMPLE.com", "xn--exmple-cua.com"),
        ("例え.jp", "xn--r8jz45g.jp"),
        ("xn--exmple-cua.com", "xn--exmple-cua.com"),
        ("straße.de", "xn--strae-oqa.de"),
        ("βόλος.com", "xn--nxasmm1c.com"),
        ("мой-дом.рф", "xn----htbnldid.xn--p1ai"),
        ("\uff45vil.com", None),
        ("example。com", None),
        ("ex\u200dample.com", None),
    ],
)
def test_a_domain_is_in_ascii_or_refused(domain: str, found: str | None) -> None:
    text = "To: ${a}\nSubject: x\n\nHello"
    rows = [{"a": f"ada@{domain}"}]
    if found is None:
        with pytest.raises(fr.DescriptionError, match="has a domain without a unique ASCII form"):
            fr.mails(SALES, text, data=rows)
    else:
        (mail,) = fr.mails(SALES, text, data=rows)
        assert mail["To"].addresses[0].addr_spec == f"ada@{found}"


def test_a_row_without_an_address_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    rows = [
        {"manager": "Ada", "mail": "ada@example.com", "revenue": 1},
        {"manager": "Ben", "mail": None, "revenue": 2},
        {"manager": "Ben", "mail": None, "revenue": 3},
        {"manager": "Cem", "mail": "cem", "revenue": 4},
    ]
    frame = pandas.DataFrame(rows)
    frame.to_csv("sales.csv", index=False)
    Path("weekly.md").write_text(f"\n{TEXT}")
    Path("values.json").write_text(json.dumps(VALUES))
    options = ["--text", "weekly.md", "--values", "values.json", "-o", "out"]
    by_manager = {"groupBy": "manager"}
    cases: list[tuple[dict[str, Any], Any, str, str]] = [
        ({**by_manager, "file": "sales.csv"}, None, "sales.csv:3", "sales.csv:5"),
        ({**by_manager, "values": rows}, None, "row 1", "row 3"),
        (by_manager, frame, "row 1", "row 3"),
        ({**by_manager, "sortBy": "-revenue"}, rows, "row 2", "row 3"),
    ]
    for data, table, empty, wrong in cases:
        Path("weekly.json").write_text(json.dumps({**TEMPLATE, "data": data}))
        with pytest.raises(fr.DescriptionError) as raised:
            fr.mails("weekly.json", Path("weekly.md"), values=VALUES, data=table)
        expected = {
            f"weekly.md:2: error: To: column 'mail' of {empty} is empty, and 'To' needs an "
            "address; fill it, or exclude its row with 'where'",
            f"weekly.md:2: error: To: 'cem' in column 'mail' of {wrong} is not an email "
            "address; use exactly one, such as ada@example.com",
        }
        assert {str(item) for item in raised.value.diagnostics} == expected
        assert raised.value.code == "data"
        if table is None:
            assert main(["weekly.json", *options]) == 65
            assert set(capfd.readouterr().err.splitlines()) == expected
    assert not Path("out").exists()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("To: sales", "line 1: To: 'sales' is not an email address; use exactly one"),
        ("To: a b@example.com", "line 1: 'To' is not a list of addresses; write it as in "),
        ("To: Team: a@example.com;", "line 1: 'To' is not a list of addresses"),
        ("To:", "line 1: 'To' is not a list of addresses"),
        ("To: a@example.com\nto: b@example.com", "line 2: 'to' is already on line 1"),
        ("Content-Type: text/plain", "line 1: 'Content-Type' is set automatically"),
        ("List-Id: <${a}>", "line 1: 'List-Id' cannot contain values; use them in addresses"),
    ],
)
def test_a_header_that_cannot_be_read_is_an_error(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        fr.mails(SALES, f"{text}\nSubject: x\n\nHello", data=[{"a": "ada@example.com"}])


def test_an_error_of_a_value_comes_before_warnings() -> None:
    rows = [{"m": "Ada", "a": "ada@example.com", "c": code, "amount": 1} for code in ("EUR", "USD")]
    template = {**SALES, "data": {"groupBy": "m"}, "name": "${m}"}
    with pytest.raises(fr.DescriptionError) as raised:
        fr.mails(
            template, "To: ${a}\nSubject: ${t}\n\n", data=rows, values={"t": {"$sum": "amount"}}
        )
    assert [item.severity for item in raised.value.diagnostics] == ["error", "warning"]
    assert str(raised.value).startswith("error: ${t}: expected ")


def test_a_header_without_values_is_kept() -> None:
    own = "List-Unsubscribe: <https://example.com/unsubscribe?list=sales&reader=all&more=none>"
    values = {"to": ""}
    mail, _ = fr.mails(TEMPLATE, f"{own}\nSubject: Umsätze\n\nHello", data=ROWS)
    assert own.encode() in bytes(mail)
    assert mail["Subject"] == "Umsätze"
    view = {"type": "kpiView", "items": [{"metric": "1"}]}
    message = "To: value 'to' is empty, and 'To' needs an address"
    with pytest.raises(fr.DescriptionError, match=message):
        fr.mails({"view": view}, "To: ${to}\nSubject: x\n\nHello", values=values)


def test_values_are_whole(tmp_path: Path) -> None:
    long = "The quick brown fox jumps over the lazy dog " * 8
    text = "To: ${m} <${a}@${d}>\nSubject: ${m}\n\n${m}: ${n}"
    values = {"n": [{"text": "from "}, {"value": {"$": "r"}}]}
    rows = [{"m": long.strip(), "a": f"{'a.' * 30}a", "d": "example.com", "r": 1234}]
    (mail,) = fr.mails(SALES, text, data=rows, values=values)
    assert mail["Subject"] == long.strip()
    assert mail["To"].addresses[0].addr_spec == f"{'a.' * 30}a@example.com"
    assert parts(mail)[0].startswith(f"{long.strip()}: from 1,234\n")


def test_an_input_is_not_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    image = {"detailImage": "logo.png", "headlineText": "${m}", "type": "objectHeader"}
    template = {"data": {"file": "sales.csv", "each": True}, "name": "${m}", "view": image}
    inputs = {
        "card.json": json.dumps(template),
        "card.md": "To: ${a}\nSubject: ${n}\n\nHello",
        "sales.csv": "m,a\nAda,ada@example.com\nBen,ben@example.com\n",
        "values.json": '{"n": "Sales"}',
    }
    for name, text in inputs.items():
        Path(name).write_text(text)
    Image.new("RGB", (4, 4)).save("logo.png")
    before = {name: Path(name).read_bytes() for name in [*inputs, "logo.png"]}
    command = ["card.json", "--text", "card.md", "--values", "values.json", "-o", "out"]
    Path("out").mkdir()
    for make in (os.symlink, os.link):
        for name, content in before.items():
            make(Path(name).absolute(), "out/Ben.eml")
            assert main(command) == 73, name
            assert Path(name).read_bytes() == content
            assert capfd.readouterr().err == (
                "error: out/Ben.eml is an input and would be overwritten; use another folder\n"
            )
            assert [path.name for path in Path("out").iterdir()] == ["Ben.eml"]
            Path("out/Ben.eml").unlink()
    Path("card.md").rename("out/Ben.eml")
    assert main(["card.json", "--text", "out/Ben.eml", *command[3:]]) == 73
    Path("out/Ben.eml").rename("card.md")
    assert [main(command), main(command)] == [0, 0]


def test_a_single_mail_goes_to_standard_output(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("card.json").write_text(json.dumps(SALES))
    Path("card.md").write_text("To: ${a}\nSubject: Sales\n\nHello")
    Path("sales.csv").write_text("a\nada@example.com\n")
    command = ["card.json", "--text", "card.md", "--data", "sales.csv", "-o", "-"]
    assert main(command) == 0
    mail = message_from_bytes(capfdbinary.readouterr().out, policy=policy.default)
    assert (mail["To"], mail["Subject"]) == ("ada@example.com", "Sales")
    Path("sales.csv").write_text("a\nada@example.com\nben@example.com\n")
    assert main(command) == 64
    output = capfdbinary.readouterr()
    assert output.out == b""
    assert output.err == b"error: -o - prints one email, but there are 2; use -o DIR\n"
    assert not Path("-").exists()


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
