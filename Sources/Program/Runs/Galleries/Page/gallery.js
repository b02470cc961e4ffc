// The gallery's data, its state and what it shows. Names and texts come from files, and get into the
// page as text alone.

const data = JSON.parse(document.getElementById("data").textContent);
const root = document.documentElement;
const darkness = matchMedia("(prefers-color-scheme: dark)");

const cards = new Map(
  [...document.querySelectorAll(".card")].map((card) => [Number(card.dataset.place), card]));
const labels = new Map(data.facets.flatMap((facet) =>
  facet.values.map((value) => [`${facet.id}=${value.id}`, value.label])));

/** Neither quotes nor the sign of a color are looked for. */
const plain = (text) => text.toLowerCase().replace(/["'“”„‘’#]/g, "");

/** Entries with their cards and all that a search looks at, in the order of the page. */
const entries = [...cards].map(([place, card]) => {
  const entry = { ...data.entries[place], card, source: data.sources[data.entries[place].source] };
  const facts = Object.entries(entry.facts).flatMap(([facet, values]) =>
    values.map((value) => labels.get(`${facet}=${value}`)));
  const head = plain([entry.title, entry.words, entry.source.path, ...facts].join("\n"));
  const whole = entry.source.text.replace(/\n$/, "");
  const json = entry.figure === undefined ? whole : figureText(whole, entry.figure);
  return { ...entry, head, whole, json, text: `${head}\n${plain(json)}` };
});
const byId = new Map(entries.map((entry) => [entry.id, entry]));

/** Facets that tell pictures apart; one with a single value does not. */
const facets = data.facets.filter((facet) => facet.values.length > 1
  || entries.some((entry) => !entry.facts[facet.id] && entry.facts.generation));

const state = { query: "", chosen: new Map(), show: null, open: null };
let shown = entries;

// What passes

/** What finds a word where one begins; scripts without capitals have no spaces that tell. */
function pattern(word) {
  const text = word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  const begins = /^[\p{Lu}\p{Ll}\p{N}]/u.test(word) ? "(?<![\\p{Lu}\\p{Ll}\\p{N}])" : "";
  return new RegExp(begins + text, "u");
}

/** What the search finds: in titles, facts and alternative texts, or else in the JSON. */
function searched() {
  const patterns = plain(state.query).split(/\s+/).filter(Boolean).map(pattern);
  const having = (key) => entries.filter((entry) => patterns.every((part) => part.test(entry[key])));
  const named = having("head");
  return new Set(named.length ? named : having("text"));
}

function passes(entry, found, but) {
  for (const [facet, values] of state.chosen) {
    if (facet === but || !values.size) continue;
    if (!entry.facts[facet]?.some((value) => values.has(value))) return false;
  }
  return found.has(entry);
}

const counted = (count) => `${count} ${count === 1 ? "entry" : "entries"}`;

function update() {
  const found = searched();
  shown = entries.filter((entry) => passes(entry, found));
  const seen = new Set(shown);
  for (const entry of entries) entry.card.hidden = !seen.has(entry);
  for (const section of document.querySelectorAll(".section")) {
    const all = section.querySelectorAll(".card").length;
    const count = section.querySelectorAll(".card:not([hidden])").length;
    section.hidden = count === 0;
    section.querySelector(".count").textContent = count === all ? `${all}` : `${count} of ${all}`;
  }
  const isWhole = shown.length === entries.length;
  find("shown").textContent = isWhole
    ? counted(entries.length) : `${shown.length} of ${counted(entries.length)}`;
  find("end-filters").textContent = `Show ${counted(shown.length)}`;
  find("empty").hidden = shown.length > 0;
  updateFilters(found);
  updateChips();
  stopAt(shown.includes(stop) ? stop : shown[0]);
}

/** The picture at which the tab key stops. */
let stop = null;

/** Lets the tab key stop at one of the pictures; the arrow keys go on from there. */
function stopAt(entry) {
  stop = entry ?? null;
  for (const each of entries) each.card.querySelector("a").tabIndex = each === stop ? 0 : -1;
}

/** The picture nearest to another in the next row that has any, downward or upward. */
function nearest(entry, step) {
  const place = ({ card }) => {
    const box = card.getBoundingClientRect();
    return { row: Math.round(box.top) * step, middle: box.left + box.width / 2 };
  };
  const here = place(entry);
  const beyond = shown.map((each) => ({ each, ...place(each) })).filter(({ row }) => row > here.row);
  const row = Math.min(...beyond.map((other) => other.row));
  const away = (other) => Math.abs(other.middle - here.middle);
  return beyond.filter((other) => other.row === row).sort((one, other) => away(one) - away(other))[0]?.each;
}

/** Goes from picture to picture by the arrow keys. */
function roam(event) {
  const place = shown.findIndex(({ card }) => card.contains(event.target));
  if (place < 0) return;
  const next = {
    ArrowLeft: () => shown[place - 1], ArrowRight: () => shown[place + 1],
    ArrowUp: () => nearest(shown[place], -1), ArrowDown: () => nearest(shown[place], 1),
    Home: () => shown[0], End: () => shown.at(-1),
  }[event.key]?.();
  if (!next) return;
  event.preventDefault();
  next.card.querySelector("a").focus();
}

function updateFilters(found) {
  for (const facet of facets) {
    const pool = entries.filter((entry) => passes(entry, found, facet.id));
    if (state.chosen.has(facet.id)) facet.group.open = true;
    for (const value of facet.values) {
      const count = pool.filter((entry) => entry.facts[facet.id]?.includes(value.id)).length;
      value.box.checked = state.chosen.get(facet.id)?.has(value.id) ?? false;
      value.number.textContent = count;
      value.row.classList.toggle("none", count === 0);
    }
  }
}

function updateChips() {
  const chips = [...state.chosen].flatMap(([facet, values]) => [...values].map((value) => {
    const label = labels.get(`${facet}=${value}`);
    const name = data.facets.find((other) => other.id === facet).label;
    const chip = make("button", {
      type: "button", textContent: unclear.has(facet) ? `${name}: ${label}` : label, title: `${name}: ${label}`,
      onclick: () => {
        choose(facet, value, false);
        (find("chips").querySelector("button") ?? find("search")).focus();
      },
    });
    chip.setAttribute("aria-label", `Remove filter ${name}: ${label}`);
    return make("li", {}, chip);
  }));
  find("chips").replaceChildren(...chips);
  find("clear").hidden = !chips.length && !state.query;
  find("filter-count").hidden = !chips.length;
  find("filter-count").textContent = chips.length;
}

const isSame = (list) => list.length === shown.length && list.every((entry, place) => entry === shown[place]);

/** Where other pictures are shown than before, they are seen from the first. */
function change() {
  const before = shown;
  update();
  keep();
  if (!isSame(before)) showFirst();
}

function showFirst() {
  const above = getComputedStyle(document.querySelector(".shell")).position === "sticky"
    ? document.querySelector(".shell").offsetHeight : 0;
  const top = find("results").getBoundingClientRect().top - above;
  if (top < 0) scrollTo({ top: scrollY + top, behavior: "instant" });
}

/** Names that say little without their group's. */
const unclear = new Set(["palette", "appearance", "sizeClass", "direction", "textSize"]);

function choose(facet, value, isChosen) {
  const values = new Set(state.chosen.get(facet));
  if (isChosen) values.add(value); else values.delete(value);
  if (values.size) state.chosen.set(facet, values); else state.chosen.delete(facet);
  change();
}

function clear() {
  state.chosen.clear();
  state.query = "";
  find("search").value = "";
  change();
}

/** Groups that are open from the start where there is room: what people look for first. */
const wide = matchMedia("(min-width: 720px)");
const openFacets = new Set(["view", "chart", "state", "generation"]);

function buildFilters() {
  const groups = facets.map((facet) => {
    const rows = facet.values.map((value) => {
      value.box = make("input", {
        type: "checkbox", onchange: () => choose(facet.id, value.id, value.box.checked),
      });
      value.number = make("b");
      value.row = make("label", {}, value.box, make("span", { textContent: value.label }), value.number);
      return make("li", {}, value.row);
    });
    const list = make("ul", {}, ...rows);
    list.setAttribute("aria-label", facet.label);
    facet.group = make("details", { open: wide.matches && openFacets.has(facet.id) },
      make("summary", { textContent: facet.label }), list);
    return facet.group;
  });
  find("filters").prepend(...groups);
}

// Light and dark

function showAppearance() {
  const own = darkness.matches ? "dark" : "light";
  const show = state.show ?? own;
  // The table has a column for each appearance.
  root.dataset.show = show === "table" ? "both" : show;
  root.dataset.layout = show === "table" ? "table" : "cards";
  if (["light", "dark"].includes(state.show)) root.dataset.page = state.show; else delete root.dataset.page;
  press(find("shows"), show);
}

// The address tells filters, search, appearance and what is open, so that each can be linked.

function address() {
  const parts = [...state.chosen].map(([facet, values]) =>
    `${facet}=${[...values].map(encodeURIComponent).join(",")}`);
  if (state.query) parts.push(`q=${encodeURIComponent(state.query)}`);
  if (state.show) parts.push(`show=${state.show}`);
  if (state.open) parts.push(`open=${encodeURI(state.open.id)}`);
  return parts.length ? `#${parts.join("&")}` : location.pathname + location.search;
}

function keep(isStep = false) {
  if (isStep) history.pushState({ isStep }, "", address());
  else history.replaceState(history.state, "", address());
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const keys = new Set(["q", "show", "open", ...data.facets.map((facet) => facet.id)]);

function read() {
  const parts = new Map(location.hash.slice(1).split("&").filter(Boolean).map((part) => {
    const place = part.indexOf("=");
    return place < 0 ? [part, ""] : [part.slice(0, place), part.slice(place + 1)];
  }));
  // An anchor in the page says nothing of what is shown.
  const isAnchor = parts.size && ![...parts.keys()].some((key) => keys.has(key));
  if (isAnchor) {
    showAppearance();
    update();
    return;
  }
  state.chosen = new Map();
  for (const facet of data.facets) {
    const values = (parts.get(facet.id) ?? "").split(",").map(decoded)
      .filter((value) => labels.has(`${facet.id}=${value}`));
    if (values.length) state.chosen.set(facet.id, new Set(values));
  }
  state.query = decoded(parts.get("q") ?? "");
  state.show = ["light", "dark", "both", "table"].find((show) => show === parts.get("show")) ?? null;
  if (find("search").value !== state.query) find("search").value = state.query;
  showAppearance();
  update();
  const entry = byId.get(decoded(parts.get("open") ?? ""));
  if (entry) open(entry, false); else shut(false);
}

// The opened picture

function open(entry, isKept = true) {
  const isNew = !state.open;
  state.open = entry;
  fill(entry);
  if (!find("sheet").open) {
    find("sheet").showModal();
    find("sheet-title").focus();
  }
  // Going back closes it; what is looked at after another takes its place.
  if (isKept) keep(isNew);
  if (!isNew) find("said").textContent = `${entry.title}, ${find("place").textContent}`;
}

function shut(isKept = true) {
  const entry = state.open;
  if (!entry) return;
  state.open = null;
  if (find("sheet").open) find("sheet").close();
  if (isKept && history.state?.isStep) history.back(); else if (isKept) keep();
  if (!entry.card.hidden) entry.card.querySelector("a").focus();
}

function fill(entry) {
  find("sheet-title").replaceChildren(make("bdi", {}, entry.title));
  find("sheet-path").replaceChildren(make("bdi", {}, entry.source.path));
  const list = shown.includes(entry) ? shown : entries;
  const place = list.indexOf(entry);
  find("place").textContent = `${place + 1} of ${list.length}`;
  // A disabled button would lose the focus.
  find("previous").setAttribute("aria-disabled", String(place === 0));
  find("next").setAttribute("aria-disabled", String(place === list.length - 1));
  const isLong = entry.size[1] > 1200;
  fillPanes(entry, isLong);
  find("zoom").hidden = entry.size[0] <= 580 && !isLong;
  zoom(false);
  document.querySelector(".sheet .body").classList.toggle("over", entry.size[0] > 580 && !isLong);
  find("links").replaceChildren(...links(entry),
    make("span", { textContent: entry.size.map((length) => Math.round(length * 10) / 10).join(" × ") + " pt" }));
  find("words").textContent = entry.words;
  find("facts").replaceChildren(...data.facets.filter((facet) => entry.facts[facet.id]).flatMap((facet) => [
    make("dt", { textContent: facet.label }),
    make("dd", { textContent: entry.facts[facet.id].map((value) => labels.get(`${facet.id}=${value}`)).join(", ") }),
  ]));
  fillLanguages(entry);
  document.querySelector(".sheet .body").scrollTop = 0;
}

/** What is shown around the opened picture, also around the next. */
let around = "";

function fillPanes(entry, isLong) {
  const drawn = entry.overlays ?? {};
  find("around").hidden = !entry.overlays;
  for (const button of find("around").children) button.hidden = button.value !== "" && !drawn[button.value];
  press(find("around"), drawn[around] ? around : "");
  const panes = drawn[around] ? [annotated(entry, drawn[around])]
    : [...entry.card.querySelectorAll(".pane")].map((pane) => pane.cloneNode(true));
  for (const pane of panes) {
    pane.classList.toggle("long", isLong);
    pane.querySelector("img").loading = "eager";
  }
  find("panes").replaceChildren(...panes.map(labeled));
}

/** The picture as it is described, with what is around it. */
function annotated(entry, file) {
  const image = make("img", { src: file, alt: entry.words });
  const pane = make("span", { className: "pane only" }, image);
  const own = entry.card.querySelector(".pane.own, .pane.only, .pane");
  pane.style.background = own.style.background;
  return pane;
}

function labeled(pane) {
  const label = [["light", "Light"], ["dark", "Dark"]].find(([name]) => pane.classList.contains(name))?.[1];
  return make("div", { className: "labeled" }, ...(label ? [make("h3", { textContent: label })] : []), pane);
}

/** As large as it is, in panes that scroll, or as it fits. */
function zoom(isFull) {
  find("panes").classList.toggle("full", isFull);
  press(find("zoom"), isFull ? "full" : "fit");
  for (const pane of find("panes").querySelectorAll(".pane")) {
    if (isFull) pane.tabIndex = 0; else pane.removeAttribute("tabindex");
  }
}

function links(entry) {
  const name = entry.light.split("/").pop();
  const shows = entry.dark ? [["Light ", entry.light, name], ["Dark ", entry.dark, name.replace(/\.svg$/, "-dark.svg")]]
    : [["", entry.light, name]];
  const files = shows.flatMap(([label, href, download]) => [
    [`${label}SVG`, href, download],
    [`${label}PNG`, href.replace(/\.svg$/, ".png"), download.replace(/\.svg$/, ".png")],
  ]);
  for (const [word, href] of Object.entries(entry.overlays ?? {})) {
    files.push([word[0].toUpperCase() + word.slice(1), href, name.replace(/\.svg$/, `-${word}.svg`)]);
  }
  return [...files.map(([label, href, download]) => make("span", { className: "file" },
    make("a", { className: "plain", textContent: label, href, target: "_blank" }),
    make("a", { className: "plain icon", textContent: "↓", title: `Download ${label}`, href,
      download: decoded(download), ariaLabel: `Download ${label}` }))), ...previewLink(entry)];
}

/** Opens the figure in a preview of the same descriptions that runs on its usual port. */
function previewLink(entry) {
  if (entry.id.startsWith("palette:")) return [];
  const words = new URLSearchParams({ path: entry.source.path });
  if (entry.figure && !members(entry.source.text).has("variants")) words.set("place", entry.figure);
  return [make("a", { className: "plain", textContent: "Open in preview", target: "_blank",
    href: `http://127.0.0.1:4680/#${words}`, title: "While fiori-render preview runs" })];
}

let language = "JSON";

function fillLanguages(entry) {
  const isPart = entry.json !== entry.whole;
  const texts = { JSON: entry.json, Swift: entry.swift, "Whole file": isPart ? entry.whole : "" };
  const names = Object.keys(texts).filter((name) => texts[name]);
  const name = names.includes(language) ? language : names[0];
  find("languages").replaceChildren(...names.map((other) => {
    const button = make("button", { type: "button", textContent: other, onclick: () => {
      language = other;
      fillLanguages(entry);
      [...find("languages").children].find((button) => button.textContent === other).focus();
    } });
    button.setAttribute("aria-pressed", String(other === name));
    return button;
  }));
  find("code").replaceChildren(...colored(texts[name], patterns[name] ?? patterns.JSON));
  find("code").parentElement.scrollTop = 0;
  find("copy-code").textContent = name === "Whole file" ? "Copy file" : `Copy ${name}`;
  find("copy-code").onclick = () => copy(texts[name], name);
}

// Strings, numbers and words of a source, each of which has a color.

const patterns = {
  JSON: /(?<key>"(?:[^"\\]|\\.)*"(?=\s*:))|(?<string>"(?:[^"\\]|\\.)*")|(?<number>-?\b\d[\d.eE+-]*)|(?<word>\b(?:true|false|null)\b)/g,
  Swift: /(?<string>"(?:[^"\\]|\\.)*")|(?<number>\b\d[\d._]*)|(?<word>\b(?:import|let|var|true|false|nil|try)\b)|(?<key>\b[A-Z]\w*\b)/g,
};

function colored(text, pattern) {
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    parts.push(text.slice(end, match.index));
    const [kind] = Object.entries(match.groups).find(([, found]) => found !== undefined);
    parts.push(make("span", { className: kind, textContent: match[0] }));
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)];
}

async function copy(text, name) {
  let isDone = true;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Where a page from the disk may not, the old way still can.
    const area = make("textarea", { value: text });
    find("sheet").append(area);
    area.select();
    isDone = document.execCommand("copy");
    area.remove();
  }
  find("copied").textContent = isDone ? `${name} copied` : `${name} could not be copied`;
  clearTimeout(copy.timer);
  copy.timer = setTimeout(() => { find("copied").textContent = ""; }, 1600);
}

function step(by) {
  const list = shown.includes(state.open) ? shown : entries;
  const entry = list[list.indexOf(state.open) + by];
  if (entry) open(entry);
}

// What people do

document.querySelector(".skip").onclick = (event) => {
  event.preventDefault();
  find("results").focus();
};
find("search").oninput = () => { state.query = find("search").value; change(); };
find("clear").onclick = () => { clear(); find("search").focus(); };
let left = null;
function showFilters(isShown) {
  // Before the filters push the pictures down.
  if (isShown) left = { top: scrollY, shown };
  document.body.classList.toggle("filtering", isShown);
  find("show-filters").setAttribute("aria-expanded", String(isShown));
  if (isShown) {
    scrollTo({ top: 0, behavior: "instant" });
  } else if (isSame(left.shown)) {
    scrollTo({ top: left.top, behavior: "instant" });
  } else {
    showFirst();
  }
}
find("show-filters").onclick = () => showFilters(!document.body.classList.contains("filtering"));
find("end-filters").onclick = () => {
  showFilters(false);
  find("results").focus({ preventScroll: true });
};
find("around").onclick = ({ target }) => {
  if (target.value === undefined) return;
  around = target.value;
  fillPanes(state.open, state.open.size[1] > 1200);
  zoom(false);
};
find("zoom").onclick = ({ target }) => { if (target.value) zoom(target.value === "full"); };
find("shows").onclick = ({ target }) => {
  if (!target.value) return;
  state.show = target.value;
  showAppearance();
  keep();
};
find("results").onclick = (event) => {
  const card = event.target.closest(".card");
  if (!card || event.metaKey || event.ctrlKey || event.shiftKey || !event.target.closest("a")) return;
  event.preventDefault();
  open(entries.find((entry) => entry.card === card));
};
find("results").addEventListener("focusin", ({ target }) => {
  const entry = entries.find(({ card }) => card.contains(target));
  if (entry) stopAt(entry);
});
find("previous").onclick = () => step(-1);
find("next").onclick = () => step(1);
find("close").onclick = () => shut();
find("sheet").oncancel = (event) => { event.preventDefault(); shut(); };
find("sheet").onclick = (event) => { if (event.target === find("sheet")) shut(); };
find("copy-words").onclick = () => copy(state.open.words, "Alt text");
find("copy-link").onclick = () => copy(location.href, "Link");

onkeydown = (event) => {
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  const isTyping = event.target.closest?.("input[type=search], textarea");
  if (state.open && !event.target.closest("pre, .full .pane")) {
    if (event.key === "ArrowLeft") step(-1);
    if (event.key === "ArrowRight") step(1);
  } else if (event.key === "/" && !isTyping) {
    event.preventDefault();
    find("search").focus();
  } else if (event.key === "Escape" && isTyping && state.query) {
    event.preventDefault();
    state.query = find("search").value = "";
    change();
  } else {
    roam(event);
  }
};

darkness.onchange = showAppearance;
onhashchange = read;
onpopstate = read;

root.classList.add("live");
buildFilters();
read();
