// What is shown comes from the server; which of it and how is in the address. Names, words and source
// come from files, and get into the page as text alone.

const zooms = ["fit", "1", "2", "4"];
const overlays = ["measures", "anatomy"];
const traits = [...document.querySelectorAll("[data-trait]")].map((control) => control.dataset.trait);
const space = "http://www.w3.org/2000/svg";

const state = {
  title: "", items: [], query: "", open: null, switches: {}, page: null, zoom: "fit", frames: false,
  // What is drawn around the picture.
  overlay: new Set(),
  // The answer of the last request, and the last that had a picture.
  answer: null, picture: null,
  // What the picture was asked for with, beside what is wanted since.
  drawn: {},
  // Why the figure of the address is not shown.
  absent: null,
  // The parts of the picture by their ids, and which of them is chosen and which is pointed at.
  parts: new Map(), chosen: null, pointed: null, closed: null,
  // The zoom while the width is dragged.
  held: null,
};

function shape(tag, attributes) {
  const element = document.createElementNS(space, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

function number(value) { return `${Math.round(value * 100) / 100}`; }

// News

let events = null;

/** Listens while the page is seen: a browser has six connections to a server, for all pages together. */
function listen() {
  events?.close();
  events = null;
  if (document.hidden) return;
  events = new EventSource("/events");
  events.onopen = () => showState("live", "Live");
  events.onerror = () => showState("lost", "Not running");
  events.onmessage = (event) => take(JSON.parse(event.data));
}

function showState(value, words) {
  find("state").dataset.state = value;
  find("state").textContent = words;
}

/** Takes the list of all figures, and draws again what has changed. */
function take(listing) {
  state.title = listing.title;
  find("title").textContent = listing.title;
  const known = new Map(state.items.map((item) => [item.key, item]));
  state.items = listing.files.flatMap((file) => file.figures.map((name, place) => {
    const key = `${place} ${file.path}`;
    const item = known.get(key) ?? { key, path: file.path, place, row: null, image: null };
    const isNew = item.revision !== file.revision;
    Object.assign(item, {
      name, file: file.name, revision: file.revision, hasErrors: file.hasErrors, isGone: file.isGone,
      isAlone: file.figures.length === 1,
    });
    if (isNew && item.row) fillRow(item);
    if (isNew && state.open === item) draw();
    return item;
  }));
  dropGone();
  showList();
  if (!state.items.includes(state.open)) recall();
  showEmptiness();
}

/** What is gone stays for as long as it is open. */
function dropGone() {
  const left = state.items.filter((item) => !item.isGone || item === state.open);
  const isLess = left.length < state.items.length;
  state.items = left;
  return isLess;
}

// The list

/** Small pictures are asked for when they are first seen. */
const watcher = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    const item = target.item;
    item.isSeen = isIntersecting;
    if (isIntersecting) showThumbnail(item);
  }
}, { root: find("list"), rootMargin: "200px" });

function row(item) {
  if (item.row) return item.row;
  item.thumb = make("span", { className: "thumb" });
  item.label = make("span", { className: "label" });
  const button = make("button", { type: "button", className: "row" }, item.thumb, item.label);
  button.onclick = () => { open(item); find("figure").focus({ preventScroll: true }); };
  item.row = make("li", { item }, button);
  fillRow(item);
  watcher.observe(item.row);
  return item.row;
}

function fillRow(item) {
  item.row.firstChild.title = `${item.path}: ${item.name}`;
  item.label.replaceChildren(
    make("strong", {}, make("bdi", {}, item.name)), make("span", {}, make("bdi", {}, item.file)));
  markRow(item, item.hasErrors);
  if (item.isSeen) showThumbnail(item);
}

function markRow(item, hasErrors) {
  item.row.classList.toggle("broken", hasErrors);
  item.label.querySelector(".badge")?.remove();
  if (hasErrors) item.label.append(make("b", { className: "badge" }, item.isGone ? "Deleted" : "Error"));
}

/** Puts the picture of a revision in the place of the last one when it is ready. */
async function showThumbnail(item) {
  if (item.shown === item.revision) return;
  const revision = item.shown = item.revision;
  const image = make("img", { alt: "", src: `/picture?${query(item)}&revision=${revision}` });
  try {
    await image.decode();
    if (item.shown === revision) item.thumb.replaceChildren(image);
  } catch {
    if (item.shown === revision) markRow(item, true);
  }
}

function showList() {
  const words = state.query.trim().toLowerCase();
  const shown = state.items.filter((item) => `${item.name} ${item.file}`.toLowerCase().includes(words));
  const rows = shown.map(row);
  const list = find("list");
  if (rows.length !== list.children.length || rows.some((each, place) => each !== list.children[place])) {
    list.replaceChildren(...rows);
    stopAt(list);
  }
  find("none").hidden = Boolean(shown.length) || !state.items.length;
  find("none").textContent = "No figures match.";
}

function showEmptiness() {
  const isEmpty = !state.items.length;
  find("empty").hidden = Boolean(state.open);
  find("empty").textContent = isEmpty
    ? `${state.title} contains no descriptions yet. Save one there to see it here.`
    : state.absent ?? "Select a figure.";
  find("absent").hidden = !state.absent;
  find("absent").textContent = state.absent ?? "";
}

// The opened figure

/** A figure as a request names it; the server takes a `+` for what it is. */
function query(item, wanted = {}) {
  return new URLSearchParams({ path: item.path, place: item.place, ...wanted }).toString()
    .replaceAll("+", "%20");
}

function switched() {
  return state.page ? { ...state.switches, page: state.page } : state.switches;
}

/** What is drawn around the picture, as a request names it. */
function overlaid() { return state.overlay.size ? { overlay: [...state.overlay].join(",") } : {}; }

/** What is seen of an answer: the picture with what is around it, or the picture alone. */
function seen(answer) { return answer.annotated ?? answer; }

/** Opens a figure, or none: as a step of the browser's history, in the place of the last one, or, with
    `null`, apart from it. */
function open(item, page = null, isStep = true) {
  state.absent = null;
  if (item === state.open) {
    document.body.classList.toggle("opened", Boolean(item));
    showEmptiness();
    return;
  }
  state.open?.row?.firstChild.removeAttribute("aria-current");
  Object.assign(state, { open: item, page, answer: null, picture: null, chosen: null, pointed: null });
  state.closed = null;
  find("figure").hidden = !item;
  document.body.classList.toggle("opened", Boolean(item));
  if (dropGone()) showList();
  showEmptiness();
  if (isStep !== null) remember(isStep);
  if (!item) return;
  const button = row(item).firstChild;
  button.setAttribute("aria-current", "true");
  if (!find("list").contains(document.activeElement)) stopAt(find("list"), button);
  if (button.isConnected) button.scrollIntoView({ block: "nearest" });
  find("name").textContent = item.name;
  find("path").textContent = item.isAlone ? item.file : `${item.file}, figure ${item.place + 1}`;
  document.title = `${item.name} – ${state.title}`;
  find("figure").ariaBusy = "true";
  draw();
}

let isDrawing = false;
let isWanted = false;

/** Asks for the picture; while one is on its way, for one more alone, as things are then. */
async function draw() {
  isWanted = true;
  if (isDrawing) return;
  isDrawing = true;
  while (isWanted) {
    isWanted = false;
    try { await ask(); } catch { showState("lost", "Not running"); }
  }
  isDrawing = false;
  find("figure").ariaBusy = "false";
}

async function ask() {
  const item = state.open;
  if (!item) return;
  const wanted = { ...switched(), ...overlaid() };
  const response = await fetch(`/drawing?${query(item, wanted)}`);
  if (item !== state.open) return;
  if (!response.ok) { showRefusal((await response.json()).detail); return; }
  const answer = await response.json();
  const image = answer.svg ? await prepared(answer) : null;
  if (item !== state.open) return;
  state.answer = answer;
  if (answer.svg) {
    state.drawn = wanted;
    showPicture(answer, image);
  }
  markRow(item, answer.isLast || !answer.svg);
  showAnswer(answer);
}

/** What goes with a picture is shown from the first on. */
function showAnswer(answer) {
  const isBlank = !state.picture;
  find("figure").classList.toggle("blank", isBlank);
  find("missing").hidden = !isBlank;
  showProblems(answer);
  showSwitches();
  showCommands();
  if (!isBlank) resize();
}

/** The picture, ready to be put in the place of the last one without a gap; the last itself, when it
    says the same. */
async function prepared(answer) {
  const { svg } = seen(answer);
  if (state.picture && seen(state.picture).svg === svg) return find("drawn").firstChild;
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  const image = make("img", { src: url, alt: answer.words, draggable: false });
  await image.decode();
  URL.revokeObjectURL(url);
  return image;
}

function showPicture(answer, image) {
  state.picture = answer;
  if (image !== find("drawn").firstChild) find("drawn").replaceChildren(image);
  image.alt = answer.words;
  find("view").style.setProperty("--picture-background", answer.background);
  find("words").textContent = answer.words || "None.";
  find("size").textContent = `${number(answer.width)} × ${number(answer.height)} pt, `
    + `${answer.pixelWidth} × ${answer.pixelHeight} px`;
  find("pages").hidden = !(answer.pageCount > 1);
  if (answer.pageCount > 1) showPage(answer);
  state.parts = new Map();
  identify(answer.root, "0", null);
  // The marks of a plot are many, and seldom what is looked for.
  state.closed ??= new Set([...state.parts.values()].filter((part) => part.marks).map(({ id }) => id));
  if (!state.parts.has(state.chosen)) state.chosen = null;
  if (!state.parts.has(state.pointed)) state.pointed = null;
  showTree();
  showPart();
}

/** Gives all parts ids that stay the same while the layout is of the same shape. */
function identify(part, id, parent) {
  Object.assign(part, { id, parent });
  state.parts.set(id, part);
  for (const mark of part.marks ?? []) {
    Object.assign(mark, {
      kind: "mark", children: [],
      text: `${number(mark.value)} (series ${mark.series + 1}, category ${mark.category + 1})`,
    });
  }
  part.inner = [...part.children, ...(part.marks ?? [])];
  part.inner.forEach((child, place) => identify(child, `${id}.${place}`, part));
}

function showRefusal(text) {
  showAnswer({ failure: text.trim(), diagnostics: [], excerpts: [] });
}

function page() { return Number(state.page ?? state.picture?.page ?? 1); }

function showPage(answer) {
  find("page").textContent = `Page ${page()} of ${answer.pageCount}`;
  find("page-back").disabled = page() <= 1;
  find("page-on").disabled = page() >= answer.pageCount;
}

function turn(by) {
  state.page = page() + by;
  remember();
  draw();
}

// Problems

function showProblems(answer) {
  const errors = answer.diagnostics.filter((each) => each.severity === "error");
  const count = answer.diagnostics.length + (answer.failure ? 1 : 0);
  const box = find("problems");
  const isWrong = Boolean(errors.length || answer.failure);
  box.hidden = !count;
  for (const id of ["stale", "last"]) find(id).hidden = !(isWrong && state.picture);
  box.className = `problems ${isWrong ? "error" : "warning"}`;
  if (!count) { box.replaceChildren(); return; }
  const left = new Set(answer.diagnostics);
  const excerpts = answer.excerpts.map((excerpt) => sourceOf(excerpt, left));
  const rest = [...left].map((each) => messageOf(each));
  if (answer.failure) rest.unshift(messageOf({ severity: "error", message: answer.failure, path: "" }));
  box.replaceChildren(make("h3", {}, problemWords(errors.length + (answer.failure ? 1 : 0), count)),
    ...rest, ...excerpts);
}

function problemWords(errors, count) {
  const words = (number, word) => `${number} ${word}${number === 1 ? "" : "s"}`;
  const parts = [];
  if (errors) parts.push(words(errors, "error"));
  if (count > errors) parts.push(words(count - errors, "warning"));
  return parts.join(", ") + (errors && state.picture ? "; the picture is the last valid one" : "");
}

/** Lines of a file, with what is said of them below each. */
function sourceOf(excerpt, left) {
  const code = make("div", { className: "code" });
  excerpt.parts.forEach((part, place) => {
    if (place) code.append(make("div", { className: "gap" }, "⋯"));
    part.lines.forEach(({ text, firstColumn }, offset) => {
      const at = part.firstLine + offset;
      const found = [...left].filter((each) => each.file === excerpt.file && each.line === at);
      const severity = found.some((each) => each.severity === "error") ? "error" : "warning";
      code.append(make("div", { className: found.length ? `line ${severity}` : "line" },
        make("span", { className: "at" }, `${at}`), codeOf(text, found.map((each) => each.column - firstColumn))));
      for (const each of found) {
        left.delete(each);
        code.append(messageOf(each));
      }
    });
  });
  return make("figure", { className: "source" }, make("figcaption", {}, excerpt.file), code);
}

/** A line with the words underlined that begin at places, which count characters, not units. */
function codeOf(text, places) {
  const letters = [...text];
  const code = make("code");
  let end = 0;
  for (const place of [...new Set(places)].sort((one, other) => one - other)) {
    if (place < end) continue;
    const word = letters.slice(place).join("").match(/^("(?:[^"\\]|\\.)*"|[\w.$@#%+-]+|.)/su)?.[0] ?? " ";
    code.append(letters.slice(end, place).join(""), make("mark", {}, word));
    end = place + [...word].length;
  }
  code.append(letters.slice(end).join("") || (end ? "" : " "));
  return code;
}

function messageOf(each) {
  return make("p", { className: `message ${each.severity}`, title: each.code },
    each.path ? make("b", {}, ...isolated(each.path), ": ") : "", ...isolated(each.message));
}

// Switches

function effective() { return state.picture?.environment ?? {}; }

function described() { return state.picture?.described ?? {}; }

/** What a switch shows: what it was set to, else what is drawn. */
function value(trait) {
  const drawn = effective()[trait] ?? (["width", "height"].includes(trait) ? state.picture?.[trait] : "");
  return `${state.switches[trait] ?? drawn ?? ""}`;
}

function showSwitches() {
  for (const control of document.querySelectorAll("[data-trait]")) {
    const { trait } = control.dataset;
    const current = value(trait);
    control.closest(".field").classList.toggle("set", trait in state.switches);
    if (control.matches(".segments")) {
      press(control, current);
    } else if (!control.isEdited) {
      if (control.matches("select") && current && ![...control.options].some((each) => each.value === current)) {
        control.append(make("option", { value: current }, `${current} ×`));
      }
      control.value = control.type === "number" && current ? number(Number(current)) : current;
    }
  }
  find("reset").hidden = !Object.keys(state.switches).length && !state.page;
  find("grip").setAttribute("aria-valuenow", value("width"));
  find("grip").setAttribute("aria-valuemin", "1");
  find("grip").setAttribute("aria-valuemax", "8192");
}

/** Sets a trait, or leaves it to the description where that says the same. */
function set(trait, wanted) {
  if (!state.open) return;
  const own = described()[trait];
  if (wanted === "" || (own !== undefined && `${own}` === `${wanted}`)) delete state.switches[trait];
  else state.switches[trait] = `${wanted}`;
  showSwitches();
  remember();
  draw();
}

/** Goes on to the next value, which what is drawn tells; so does `step`. */
function flip(trait, values) {
  if (!state.picture) return;
  set(trait, values[(values.indexOf(value(trait)) + 1) % values.length]);
}

function step(trait, by) {
  if (!state.picture) return;
  const values = [...document.querySelector(`select[data-trait=${trait}]`).options]
    .map((option) => option.value);
  const wanted = values[values.indexOf(value(trait)) + by];
  if (wanted) set(trait, wanted);
}

function reset() {
  state.switches = {};
  state.page = null;
  remember();
  draw();
}

// The picture on its ground

function zoom() {
  if (state.held) return state.held;
  if (state.zoom !== "fit") return Number(state.zoom);
  const view = find("view");
  const style = getComputedStyle(view);
  const room = view.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  return Math.min(1, Math.max(0.1, room / seen(state.picture).width));
}

function resize() {
  if (!state.picture) return;
  const { width, height } = seen(state.picture);
  const scale = zoom();
  Object.assign(find("sheet").style, { width: `${width * scale}px`, height: `${height * scale}px` });
  find("marks").setAttribute("viewBox", `0 0 ${width} ${height}`);
  press(find("zooms"), state.zoom);
  find("overlay").setAttribute("aria-pressed", state.frames);
  // Frames and the width are those of the picture, which what is around it has moved.
  find("overlay").disabled = find("grip").hidden = Boolean(state.picture.annotated);
  for (const button of find("explained").children) {
    button.setAttribute("aria-pressed", state.overlay.has(button.value));
  }
  showMarks();
}

function showMarks() {
  const marks = find("marks");
  marks.replaceChildren();
  if (state.picture?.annotated) return;
  if (state.frames) {
    for (const part of state.parts.values()) {
      marks.append(frame(part, "frame"));
      if (part.baseline !== undefined) marks.append(baseline(part));
    }
  }
  const chosen = state.parts.get(state.chosen);
  const pointed = state.parts.get(state.pointed);
  if (chosen) marks.append(frame(chosen, "chosen"));
  if (pointed && pointed !== chosen) marks.append(frame(pointed, "pointed"));
  const shown = pointed ?? chosen;
  if (shown?.baseline !== undefined) marks.append(baseline(shown));
}

function frame({ x, y, width, height }, className) {
  return shape("rect", { x, y, width, height, class: className });
}

function baseline({ x, width, baseline: y }) {
  return shape("line", { x1: x, x2: x + width, y1: y, y2: y, class: "baseline" });
}

/** The innermost part at a point of the picture; of several, the smallest. */
function partAt(event) {
  if (!state.picture || state.picture.annotated) return null;
  const box = find("sheet").getBoundingClientRect();
  const scale = zoom();
  const [x, y] = [(event.clientX - box.left) / scale, (event.clientY - box.top) / scale];
  let best = null;
  for (const part of state.parts.values()) {
    const isIn = x >= part.x && x <= part.x + part.width && y >= part.y && y <= part.y + part.height;
    if (isIn && (!best || part.width * part.height <= best.width * best.height)) best = part;
  }
  return best;
}

function point(id) {
  if (id === state.pointed) return;
  state.pointed = id;
  showChoice();
}

function choose(id, isSeen = true) {
  state.chosen = id;
  showChoice();
  if (isSeen) treeRow(id)?.scrollIntoView({ block: "nearest" });
}

function showChoice() {
  showMarks();
  showPart();
  for (const item of find("tree").querySelectorAll("[role=treeitem]")) {
    item.setAttribute("aria-selected", item.dataset.id === state.chosen);
    item.firstChild.classList.toggle("pointed", item.dataset.id === state.pointed);
  }
}

// The tree

function treeRow(id) { return find("tree").querySelector(`[data-id="${id}"]`)?.firstChild; }

function showTree() {
  const tree = find("tree");
  const focused = tree.contains(document.activeElement) ? document.activeElement.dataset.id : null;
  tree.replaceChildren(branch(state.parts.get("0"), 1));
  const start = tree.querySelector(`[data-id="${focused ?? state.chosen ?? "0"}"]`)
    ?? tree.querySelector("[role=treeitem]");
  start.tabIndex = 0;
  if (focused) start.focus();
  showChoice();
}

function branch(part, level) {
  const line = make("div", { className: "part-row" },
    make("span", { className: "fold" }), make("span", { className: "kind" }, part.kind),
    make("span", { className: "text" }, make("bdi", {}, part.text ?? "")));
  const item = make("li", { tabIndex: -1 }, line);
  item.setAttribute("role", "treeitem");
  item.setAttribute("aria-level", level);
  item.dataset.id = part.id;
  line.style.setProperty("--level", level - 1);
  line.onpointerenter = () => point(part.id);
  line.onclick = (event) => {
    if (event.target.matches(".fold")) fold(item, state.closed.has(part.id));
    else choose(part.id, false);
    focusOn(item);
  };
  if (part.inner.length) {
    const group = make("ul", {}, ...part.inner.map((child) => branch(child, level + 1)));
    group.setAttribute("role", "group");
    item.append(group);
    fold(item, !state.closed.has(part.id));
  }
  return item;
}

function fold(item, isOpen) {
  if (!item.querySelector("ul")) return;
  item.setAttribute("aria-expanded", isOpen);
  if (isOpen) state.closed.delete(item.dataset.id); else state.closed.add(item.dataset.id);
}

function focusOn(item) {
  if (!item) return;
  for (const other of find("tree").querySelectorAll("[tabindex='0']")) other.tabIndex = -1;
  item.tabIndex = 0;
  item.focus();
}

/** The items of the tree that are not folded away. */
function seenItems() {
  return [...find("tree").querySelectorAll("[role=treeitem]")]
    .filter((item) => !item.parentElement.closest("[aria-expanded=false]"));
}

function walk(event) {
  const item = event.target.closest("[role=treeitem]");
  if (!item) return;
  const items = seenItems();
  const place = items.indexOf(item);
  const isOpen = item.getAttribute("aria-expanded");
  const actions = {
    ArrowDown: () => items[place + 1],
    ArrowUp: () => items[place - 1],
    Home: () => items[0],
    End: () => items.at(-1),
    ArrowRight: () => {
      if (isOpen !== "false") return isOpen && items[place + 1];
      fold(item, true);
      return item;
    },
    ArrowLeft: () => {
      if (isOpen !== "true") return item.parentElement.closest("[role=treeitem]");
      fold(item, false);
      return item;
    },
    Escape: () => { choose(null); return item; },
  };
  const action = actions[event.key];
  if (!action) return;
  event.preventDefault();
  event.stopPropagation();
  const next = action();
  if (!next) return;
  focusOn(next);
  if (event.key !== "Escape") choose(next.dataset.id);
}

// The part that is pointed at

function showPart() {
  const part = state.parts.get(state.pointed ?? state.chosen);
  const box = find("part");
  if (!part) {
    box.replaceChildren(make("p", { className: "hint" }, "Hover over the picture or the layout tree."));
    return;
  }
  const facts = [["Kind", part.kind]];
  if (part.text !== undefined) facts.push(["Text", make("bdi", {}, part.text)]);
  facts.push(["Frame", `${number(part.width)} × ${number(part.height)} at ${number(part.x)}, ${number(part.y)}`]);
  if (part.baseline !== undefined) facts.push(["Baseline", number(part.baseline)]);
  if (part.fontSize !== undefined) facts.push(["Font", fontWords(part)]);
  if (part.color !== undefined) facts.push(["Color", colorWords(part)]);
  if (part.lines > 1) facts.push(["Lines", `${part.lines}`]);
  if (part.isTruncated) facts.push(["Truncated", "the text does not fit"]);
  if (part.progress !== undefined) facts.push(["Progress", `${number(part.progress * 100)} %`]);
  if (part.labels) facts.push(["Labels", part.labels.join(", ")]);
  if (part.markCount) facts.push(["Marks", `${part.markCount}`]);
  box.replaceChildren(make("dl", {}, ...facts.flatMap(([name, fact]) => [
    make("dt", {}, name), make("dd", {}, fact),
  ])));
}

function fontWords(part) {
  return [part.fontFamily, part.fontWeight, `${number(part.fontSize)} pt`].filter(Boolean).join(" ");
}

function colorWords(part) {
  const swatch = make("i", { className: "swatch" });
  swatch.style.setProperty("--color", part.color);
  swatch.style.setProperty("--opacity", part.opacity);
  const names = part.colorNames.slice(0, 4).join(", ")
    + (part.colorNames.length > 4 ? ` and ${part.colorNames.length - 4} more` : "");
  const hex = part.color + (part.opacity < 1 ? ` at ${number(part.opacity * 100)} %` : "");
  return make("span", { className: "color" }, swatch,
    names ? make("b", {}, names) : "not a palette color", make("span", {}, hex));
}

// Downloads and copies

function showCommands() {
  const item = state.open;
  for (const link of find("downloads").querySelectorAll("a")) {
    const { format } = link.dataset;
    const name = `${pictureName()}.${format}`;
    link.ariaDisabled = String(!state.picture);
    if (state.picture) link.href = `/picture?${query(item, { ...state.drawn, format, save: name })}`;
    else link.removeAttribute("href");
    link.download = name;
  }
  for (const button of find("copies").querySelectorAll("button")) button.disabled = !state.picture;
}

/** What a picture's name tells of a switch, where the value alone does not. */
const nameParts = {
  layoutDirection: (value) => (value === "rightToLeft" ? "rtl" : "ltr"),
  differentiateWithoutColor: (value) => (value === "true" ? "without-color" : "with-color"),
  contrast: (value) => `${value}-contrast`,
  width: (value) => `width-${value}`,
  height: (value) => `height-${value}`,
  timeZone: (value) => value.replaceAll("/", "-"),
  scale: (value) => `${value}x`,
  page: (value) => `page-${value}`,
  overlay: (value) => value.replace(",", "-"),
  contentSizeCategory: (value) => `text-${value.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
};

/** What is switched, as a part of a name: none of a picture that is as described. */
function switchedName() {
  return Object.entries(state.drawn)
    .map(([trait, value]) => (nameParts[trait] ?? String)(value)).join("-");
}

function pictureName() { return [state.open.name, switchedName()].filter(Boolean).join("-"); }

/** Where the command puts what is switched, beside what it would write otherwise. */
function outputFlags() {
  return switchedName() ? ["-o", output()] : [];
}

function output() {
  const { path, isAlone } = state.open;
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  return folder + (isAlone ? `${pictureName()}.png` : `${switchedName()}/`);
}

/** The words for what is around the picture that is seen. */
function overlayWords() { return state.drawn.overlay?.split(",") ?? []; }

/** The command that draws what is seen. */
function command() {
  const { flags } = state.picture;
  const words = overlayWords();
  return words.length
    ? ["layout", state.open.path, ...flags, "--overlay", output(), ...words.map((word) => `--${word}`)]
    : ["render", state.open.path, ...flags, ...outputFlags()];
}

function quoted(word) {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** The traits that are switched, as a description has them. */
function switchedTraits() {
  return Object.fromEntries(Object.entries(state.drawn).filter(([trait]) => !["page", "overlay"].includes(trait))
    .map(([trait, value]) => {
      const drawn = effective()[trait];
      if (typeof drawn === "boolean") return [trait, value === "true"];
      return [trait, typeof drawn === "number" ? Number(value) : value];
    }));
}

/** The description of the figure with what is switched: of one of several only that one, unless data
    make the figures. */
function describedJSON() {
  const { source, figure } = state.picture;
  const top = members(source);
  const traits = {};
  for (const trait of members(top.get("variants")).keys()) traits[trait] = described()[trait];
  Object.assign(traits, switchedTraits());
  const isPart = figure !== undefined && !top.has("data");
  return withTraits(isPart ? figureText(source, figure) : source.trim(), traits);
}

/** The description as a value of Python. */
function pythonSource() {
  const words = { true: "True", false: "False", null: "None" };
  const value = describedJSON().replaceAll(new RegExp(`${stringPattern}|\\b(?:true|false|null)\\b`, "g"),
    (token) => words[token] ?? JSON.stringify(JSON.parse(token)));
  return `import fiori_render as fr\n\npicture = fr.render(${value})\n`
    + `picture.save(${JSON.stringify(`${pictureName()}.png`)})\n`;
}

const copies = {
  json: () => `${describedJSON()}\n`,
  swift: () => state.picture.swift,
  python: pythonSource,
  svg: () => seen(state.picture).svg,
  markdown: () => `![${state.picture.words.replaceAll(/[\\[\]]/g, "\\$&")}](<${pictureName()}.png>)`,
  block: () => `\`\`\`${["fiori", ...overlayWords()].join(" ")}\n${state.open.path}\n\`\`\`\n`,
  html: () => `<img src="${escaped(encodeURI(`${pictureName()}.png`))}" width="${number(seen(state.picture).width)}" `
    + `height="${number(seen(state.picture).height)}" alt="${escaped(state.picture.words)}">`,
  words: () => state.picture.words,
  command: () => ["fiori-render", ...command()].map(quoted).join(" "),
};

async function copy(kind, label) {
  if (!state.picture) return;
  try {
    if (kind === "picture") await copyPicture();
    else await navigator.clipboard.writeText(copies[kind]());
    find("copied").textContent = `${label} copied`;
  } catch {
    find("copied").textContent = "The browser does not allow copying.";
  }
}

async function copyPicture() {
  const address = `/picture?${query(state.open, { ...state.drawn, format: "png" })}`;
  const bytes = fetch(address).then((response) => response.blob());
  await navigator.clipboard.write([new ClipboardItem({ "image/png": bytes })]);
}

// The address

/** Writes the state into the address: as a step that the browser goes back from, or in its place. */
function remember(isStep = false) {
  // The address goes on naming what is missing, so that it is opened when it comes.
  if (state.absent) return;
  const words = new URLSearchParams();
  if (state.open) words.set("path", state.open.path);
  if (state.open?.place) words.set("place", state.open.place);
  for (const [trait, wanted] of Object.entries(state.switches)) words.set(trait, wanted);
  if (state.page) words.set("page", state.page);
  if (state.zoom !== "fit") words.set("zoom", state.zoom);
  if (state.frames) words.set("frames", "1");
  if (state.overlay.size) words.set("overlay", overlaid().overlay);
  const hash = `#${words}`;
  if (hash === (location.hash || "#")) return;
  if (isStep) history.pushState(null, "", hash);
  else history.replaceState(null, "", hash);
}

/** Takes the state from the address, as far as it makes sense. */
function recall() {
  const words = new URLSearchParams(location.hash.slice(1));
  state.zoom = zooms.includes(words.get("zoom")) ? words.get("zoom") : "fit";
  state.frames = words.get("frames") === "1";
  state.overlay = new Set((words.get("overlay") ?? "").split(",").filter((word) => overlays.includes(word)));
  state.switches = {};
  for (const trait of traits) if (words.get(trait)) state.switches[trait] = words.get(trait);
  const page = Number(words.get("page")) || null;
  const place = Number(words.get("place") ?? 0);
  const path = words.get("path");
  const named = figureAt(path, place);
  if (path && !named) { showAbsence(path, place); return; }
  const isPhone = phone.matches && state.items.length > 1;
  const item = named ?? (isPhone ? null : state.items[0] ?? null);
  if (item && item === state.open) {
    state.page = page;
    draw();
  }
  open(item, page, false);
}

/** The figure of an address; a gallery names its file from the folder of all descriptions on. */
function figureAt(path, place) {
  const all = state.items.filter((item) => item.place === place);
  const ending = all.filter((item) => item.path.endsWith(`/${path}`));
  return all.find((item) => item.path === path) ?? (ending.length === 1 ? ending[0] : undefined);
}

/** Says that the figure of the address is not there. */
function showAbsence(path, place) {
  const hasFile = state.items.some((item) => item.path === path);
  const reason = hasFile ? `${path} has no figure ${place + 1}` : `Figure ${path} does not exist`;
  // What was open before goes, and the address stays.
  open(null, null, null);
  state.absent = `${reason}; select one from the list.`;
  showEmptiness();
}

function neighbor(by) {
  const items = [...find("list").children].map((each) => each.item);
  const item = items[items.indexOf(state.open) + by];
  if (item) open(item);
}

function setZoom(wanted) {
  if (!wanted) return;
  state.zoom = wanted;
  resize();
  remember();
}

/** Draws measures or numbers around the picture, or no longer. */
function explain(word) {
  if (!state.picture) return;
  if (!state.overlay.delete(word)) state.overlay.add(word);
  remember();
  draw();
}

function toggleFrames() {
  state.frames = !state.frames;
  resize();
  remember();
}

// Keys

const keys = {
  ...workbenchKeys(zooms, () => state.zoom, setZoom),
  j: () => neighbor(1),
  k: () => neighbor(-1),
  a: () => flip("appearance", ["light", "dark"]),
  g: () => flip("generation", ["classic", "horizon"]),
  c: () => flip("horizontalSizeClass", ["compact", "regular"]),
  d: () => flip("layoutDirection", ["leftToRight", "rightToLeft"]),
  w: () => flip("differentiateWithoutColor", ["false", "true"]),
  h: () => flip("contrast", ["normal", "high"]),
  e: () => flip("interfaceLevel", ["base", "elevated"]),
  "[": () => step("contentSizeCategory", -1),
  "]": () => step("contentSizeCategory", 1),
  r: reset,
  f: toggleFrames,
  m: () => explain("measures"),
  n: () => explain("anatomy"),
  t: () => focusOn(find("tree").querySelector("[tabindex='0']")),
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || find("keys").open) return;
  if (event.target.matches?.("input, select, textarea")) {
    if (event.key !== "Escape") return;
    if (event.target === find("search") && state.query) {
      event.preventDefault();
      search("");
    } else {
      event.target.blur();
    }
    return;
  }
  const action = keys[event.key];
  if (!action) return;
  event.preventDefault();
  action();
});

/** Lists the descriptions that have a text. */
function search(text) {
  state.query = text;
  if (find("search").value !== text) find("search").value = text;
  showList();
}

// What the controls do

find("switches").onclick = (event) => {
  const button = event.target.closest(".segments button");
  if (button) set(button.parentElement.dataset.trait, button.value);
};
// What is being typed is not overwritten by a picture that comes meanwhile.
find("switches").oninput = ({ target }) => { target.isEdited = target.matches("input"); };
find("switches").addEventListener("focusout", ({ target }) => {
  target.isEdited = false;
  showSwitches();
});
find("switches").onchange = ({ target }) => {
  const { trait } = target.dataset;
  if (!trait) return;
  if (!target.checkValidity()) { target.reportValidity(); return; }
  target.isEdited = false;
  set(trait, target.value.trim());
};
find("switches").onsubmit = (event) => event.preventDefault();
find("reset").onclick = reset;
find("zooms").onclick = (event) => setZoom(event.target.closest("button")?.value);
find("overlay").onclick = toggleFrames;
find("explained").onclick = (event) => {
  const button = event.target.closest("button");
  if (button) explain(button.value);
};
find("page-back").onclick = () => turn(-1);
find("page-on").onclick = () => turn(1);
find("back").onclick = () => open(null);
find("search").oninput = (event) => search(event.target.value);
find("search").onkeydown = (event) => {
  const item = find("list").firstElementChild?.item;
  if (event.key !== "Enter" || event.isComposing || !item) return;
  open(item);
  find("figure").focus({ preventScroll: true });
};
find("copies").onclick = (event) => {
  const button = event.target.closest("button");
  if (button) copy(button.value, button.textContent);
};
roam(find("list"));
find("tree").onkeydown = walk;
find("tree").onpointerleave = () => point(null);
find("sheet").onpointermove = (event) => {
  if (!state.held && event.target !== find("grip")) point(partAt(event)?.id ?? null);
};
find("sheet").onpointerleave = () => point(null);
find("drawn").onclick = (event) => choose(partAt(event)?.id ?? null);

/** The picture stands in the middle, so that its edge goes half as far as its width grows. */
find("grip").onpointerdown = (event) => {
  event.preventDefault();
  const grip = event.target;
  const [start, from] = [event.clientX, Number(value("width"))];
  state.held = zoom();
  grip.setPointerCapture(event.pointerId);
  grip.onpointermove = (move) => {
    const wanted = Math.round(from + 2 * (move.clientX - start) / state.held);
    set("width", Math.min(8192, Math.max(16, wanted)));
  };
  grip.onpointerup = grip.onpointercancel = () => {
    grip.onpointermove = grip.onpointerup = grip.onpointercancel = null;
    state.held = null;
    resize();
  };
};
find("grip").ondblclick = () => set("width", "");
find("grip").onkeydown = (event) => {
  const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  set("width", Math.max(16, Math.round(Number(value("width"))) + step * (event.shiftKey ? 10 : 1)));
};

addEventListener("hashchange", recall);
addEventListener("resize", resize);
document.addEventListener("visibilitychange", listen);

listen();
