// The report's data, its state and what it shows. Names and words come from files, and get into the
// page as text alone.

const report = JSON.parse(document.getElementById("report").textContent);
const cases = report.cases.map((data, index) => ({ ...data, index, row: null }));
const statuses = new Map(report.statuses.map((status) => [status.id, status]));
const modes = ["side", "slider", "blink", "difference"];
const zooms = ["fit", "1", "2", "4", "8"];
const sides = { expected: "Expected", actual: "Actual", difference: "Difference" };

const state = {
  filter: "different", query: "", open: null,
  mode: "side", zoom: "fit", at: 0.5, pixel: null, marks: true, side: "expected",
};

/** The cases that pass the filter and the search. */
let shown = [];
/** The canvases of the opened case by side; `null` where there is no picture. */
let canvases = {};
/** Counts openings, so that pictures that come late are not shown in another case. */
let opening = 0;
/** Counts lists, so that the rest of one is not added to the next. */
let listing = 0;
let blinking = null;

// Pictures

/** The text of a picture's block, which may not have been read yet. */
function block(id) {
  const wait = (done) => {
    const element = find(id);
    if (element && (element.nextSibling || document.readyState !== "loading")) return done(element);
    if (document.readyState !== "loading") return done(null);
    setTimeout(wait, 50, done);
  };
  return new Promise(wait);
}

/** A picture as a blob, made of its base 64 each time it is asked for: none waits in memory. */
async function blob(item, side) {
  if (!item.pictures?.includes(side)) return null;
  const element = await block(`${side}-${item.index}`);
  if (!element) return null;
  const text = atob(element.textContent);
  const bytes = new Uint8Array(text.length);
  for (let place = 0; place < text.length; place += 1) bytes[place] = text.charCodeAt(place);
  return new Blob([bytes], { type: element.dataset.type });
}

async function canvas(item, side) {
  const data = await blob(item, side);
  if (!data) return null;
  try {
    const picture = await createImageBitmap(data, { colorSpaceConversion: "none" });
    const element = make("canvas", { width: picture.width, height: picture.height });
    element.setAttribute("role", "img");
    element.setAttribute("aria-label", `${sides[side]}: ${item.name}`);
    element.getContext("2d", { willReadFrequently: true }).drawImage(picture, 0, 0);
    picture.close();
    return element;
  } catch {
    return null;
  }
}

/** Small pictures in the list are there only while they are seen. */
const watcher = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) showThumbnail(target); else dropThumbnail(target);
  }
}, { root: find("list"), rootMargin: "200px" });

async function showThumbnail(image) {
  image.dataset.seen = "";
  const item = cases[image.dataset.index];
  const data = await blob(item, item.pictures.includes("actual") ? "actual" : "expected");
  if (!data || image.dataset.seen === undefined || image.src) return;
  image.src = URL.createObjectURL(data);
}

function dropThumbnail(image) {
  delete image.dataset.seen;
  if (!image.src) return;
  URL.revokeObjectURL(image.src);
  image.removeAttribute("src");
}

// The list

function isDifferent(item) { return statuses.get(item.status).isShown; }

function isShown(item, query) {
  const passes = state.filter === "all" || item.status === state.filter
    || (state.filter === "different" && isDifferent(item));
  if (!passes || !query) return passes;
  return [item.name, ...(item.words ?? [])].some((text) => text.toLowerCase().includes(query));
}

function statusMark(item) {
  return make("span", { className: `status ${item.status}` }, statuses.get(item.status).label);
}

function row(item) {
  if (item.row) return item.row;
  const thumb = make("span", { className: "thumb" });
  if (item.pictures?.length) {
    const image = make("img", { alt: "", decoding: "async" });
    image.dataset.index = item.index;
    watcher.observe(image);
    thumb.append(image);
  }
  const end = item.name.lastIndexOf("/") + 1;
  const label = make("span", { className: "label" },
    make("strong", {}, make("bdi", {}, item.name.slice(end))),
    make("span", {}, statusMark(item), make("bdi", {}, item.name.slice(0, end))),
    make("span", {}, ...isolated(item.words?.[0] ?? "")));
  const button = make("button", { type: "button", className: "row", title: item.name }, thumb, label);
  button.onclick = () => { open(item); find("case").focus(); };
  item.row = make("li", {}, button);
  return item.row;
}

function showList() {
  const query = state.query.trim().toLowerCase();
  shown = cases.filter((item) => isShown(item, query));
  find("list").replaceChildren();
  listing += 1;
  addRows(0, listing);
  press(find("chips"), state.filter);
  find("shown").textContent = `${shown.length} of ${cases.length} shown`;
}

/** Adds rows from a place on, some at once and the rest after what waits to be shown. */
function addRows(start, own) {
  if (own !== listing) return;
  const end = start + 500;
  const rows = document.createDocumentFragment();
  for (const item of shown.slice(start, end)) rows.append(row(item));
  find("list").append(rows);
  if (!start) stopAt(find("list"));
  const place = shown.indexOf(state.open);
  if (start && place >= start && place < end) showOpenRow();
  if (end < shown.length) setTimeout(addRows, 0, end, own);
}

function showOpenRow() {
  const button = state.open && row(state.open).firstChild;
  if (button?.isConnected) button.scrollIntoView({ block: "nearest" });
}

function showChips() {
  const count = (test) => cases.filter(test).length;
  const chips = [["different", "Different", count(isDifferent)], ["all", "All", cases.length]];
  for (const { id, label } of report.statuses) {
    const number = count((item) => item.status === id);
    if (number) chips.push([id, label, number]);
  }
  find("chips").replaceChildren(...chips.map(([value, label, number]) => {
    const chip = make("button", { type: "button", value }, label, make("b", {}, `${number}`));
    chip.onclick = () => filter(value);
    return chip;
  }));
}

function showHeader() {
  find("verdict").textContent = report.verdict;
  find("notes").replaceChildren(...report.notes.map((note) => make("li", {}, ...isolated(note))));
  find("facts").replaceChildren(...report.facts.flatMap(({ name, value }) => [
    make("dt", {}, name), make("dd", {}, make("bdi", {}, value)),
  ]));
}

function filter(value) {
  state.filter = value;
  showList();
  openShown();
  remember();
}

/** Opens a case of the list where one is seen beside it, unless the opened one is in it. */
function openShown() {
  if (state.open && shown.includes(state.open)) return showPlace();
  open(phone.matches ? null : shown[0] ?? null);
}

// The opened case

async function open(item) {
  if (item !== state.open) state.pixel = null;
  state.open?.row?.firstChild.removeAttribute("aria-current");
  state.open = item;
  find("case").hidden = !item;
  find("empty").hidden = Boolean(item);
  document.body.classList.toggle("opened", Boolean(item));
  find("empty").textContent = emptyWords();
  remember();
  opening += 1;
  canvases = {};
  if (!item) return;
  showHeading(item);
  const own = opening;
  find("stage").ariaBusy = "true";
  const entries = await Promise.all(
    Object.keys(sides).map(async (side) => [side, await canvas(item, side)]));
  if (own !== opening) return;
  canvases = Object.fromEntries(entries);
  find("stage").ariaBusy = "false";
  showStage();
}

function emptyWords() {
  if (!cases.length) return "No pictures were compared.";
  return shown.length ? "Select a case." : "No cases match.";
}

function showHeading(item) {
  const button = row(item).firstChild;
  button.setAttribute("aria-current", "true");
  if (!find("list").contains(document.activeElement)) stopAt(find("list"), button);
  showOpenRow();
  find("name").textContent = item.name;
  const status = statusMark(item);
  status.id = "status";
  find("status").replaceWith(status);
  find("words").replaceChildren(...(item.words ?? []).map((word) => make("li", {}, ...isolated(unbroken(word)))));
  showPlace();
}

/** Keeps a number and its unit on one line. */
function unbroken(text) {
  return text.replace(/(\d) (?=(%|pt|×)(\W|$))/g, "$1\u00a0").replace(/× (?=\d)/g, "×\u00a0");
}

function showPlace() {
  const place = shown.indexOf(state.open);
  find("place").textContent = place < 0 ? "" : `${place + 1} of ${shown.length}`;
  find("previous").disabled = place <= 0;
  find("next").disabled = place < 0 || place + 1 >= shown.length;
}

function step(by) {
  const place = shown.indexOf(state.open);
  const item = shown[place < 0 ? 0 : place + by];
  if (item) open(item);
}

/** The modes that a case's pictures allow. */
function usableModes() {
  const both = canvases.expected && canvases.actual;
  return modes.filter((mode) => mode === "side" || (mode === "difference" ? canvases.difference : both));
}

function mode() { return usableModes().includes(state.mode) ? state.mode : "side"; }

function showStage() {
  if (!state.open) return;
  const [current, usable] = [mode(), usableModes()];
  const stage = find("stage");
  stage.className = `stage ${current}`;
  document.body.dataset.mode = current;
  for (const button of find("modes").children) button.disabled = !usable.includes(button.value);
  press(find("modes"), current);
  press(find("zooms"), state.zoom);
  const regions = state.open.regions ?? [];
  find("marks").disabled = !regions.length;
  find("marks").setAttribute("aria-pressed", state.marks && regions.length > 0);
  find("legend").hidden = current !== "difference";
  const center = viewCenter();
  stage.replaceChildren(...panes(current));
  resize();
  scrollViews(center);
  blink(current === "blink");
  showPixel(state.pixel);
}

function panes(current) {
  switch (current) {
    case "slider": return [sliderPane()];
    case "blink": return [blinkPane()];
    case "difference": return [pane(["difference"], [sides.difference, size("difference")])];
    default: return sidePanes();
  }
}

function sidePanes() {
  const pair = ["expected", "actual"].filter((side) => canvases[side] || isExpected(side))
    .map((side) => pane([side], [sides[side], size(side)]));
  const views = pair.map((figure) => figure.querySelector(".view")).filter(Boolean);
  for (const view of views) {
    view.onscroll = () => {
      for (const other of views) {
        if (other === view) continue;
        if (other.scrollTop !== view.scrollTop) other.scrollTop = view.scrollTop;
        if (other.scrollLeft !== view.scrollLeft) other.scrollLeft = view.scrollLeft;
      }
    };
  }
  return pair;
}

/** Whether a side without a picture is said to have none; of cases without any, one says so. */
function isExpected(side) {
  return side === "expected" || Boolean(state.open.pictures?.length);
}

function sliderPane() {
  const range = make("input", { type: "range", min: 0, max: 1000, value: state.at * 1000 });
  range.setAttribute("aria-label", "Divider between expected and actual");
  range.oninput = () => slide(range.value / 1000);
  range.onchange = remember;
  const figure = pane(["actual", "expected"], [sides.expected, range, sides.actual]);
  figure.querySelector(".sheet").append(make("div", { className: "split" }));
  return figure;
}

function blinkPane() {
  return pane(["expected", "actual"], [make("b", { id: "blink-side" }), size(state.side)]);
}

/** A figure of the pictures of some sides over each other. */
function pane(shownSides, captions) {
  const figure = make("figure", { className: "pane" },
    make("figcaption", {}, ...captions.map((part) => part ?? "")));
  const pictures = shownSides.map((side) => canvases[side]).filter(Boolean);
  if (!pictures.length) {
    figure.append(make("p", { className: "missing" }, missingWords(shownSides[0])));
    return figure;
  }
  const sheet = make("div", { className: "sheet" }, ...pictures);
  sheet.onpointermove = (event) => pointed(event, sheet);
  sheet.onpointerdown = (event) => pressed(event, sheet);
  sheet.onpointerleave = () => showPixel(state.pixel);
  if (state.marks) sheet.append(...(state.open.regions ?? []).map(() => make("div", { className: "region" })));
  const view = make("div", { className: "view" }, sheet);
  view.dataset.index = state.open.index;
  figure.append(view);
  return figure;
}

function missingWords(side) {
  if (state.open.pictures?.includes(side)) return "The browser cannot read this picture.";
  if (!state.open.pictures?.length && isDifferent(state.open)) return "This case has no recorded picture.";
  return isDifferent(state.open) ? "This picture does not exist." : "Equal pictures are not included.";
}

function size(side) {
  const picture = canvases[side];
  return picture ? make("span", {}, `${picture.width} × ${picture.height}`) : null;
}

/** How large pictures and what lies on them are drawn. */
function resize() {
  for (const sheet of document.querySelectorAll(".sheet")) {
    const all = Object.values(canvases).filter(Boolean);
    const own = [...sheet.querySelectorAll("canvas")];
    const width = Math.max(...own.map((picture) => picture.width));
    const height = Math.max(...own.map((picture) => picture.height));
    const scale = state.zoom === "fit" ? fit(sheet, all) : Number(state.zoom);
    sheet.dataset.scale = scale;
    sheet.classList.toggle("near", scale > 1);
    Object.assign(sheet.style, { width: `${width * scale}px`, height: `${height * scale}px` });
    for (const picture of own) {
      Object.assign(picture.style, {
        width: `${picture.width * scale}px`, height: `${picture.height * scale}px`,
      });
    }
    sheet.querySelectorAll(".region").forEach((mark, place) => {
      set(mark, state.open.regions[place], scale);
    });
  }
  if (mode() === "slider") slide(state.at);
}

/** The point of a picture in the middle of what is seen of it, as parts of the whole. */
function viewCenter() {
  const view = document.querySelector(".view");
  if (!view || view.dataset.index !== `${state.open.index}`) return pixelCenter();
  return [
    (view.scrollLeft + view.clientWidth / 2) / view.scrollWidth,
    (view.scrollTop + view.clientHeight / 2) / view.scrollHeight,
  ];
}

/** The pixel that is told, as parts of the whole; without one the beginning. */
function pixelCenter() {
  const picture = canvases.expected ?? canvases.actual;
  if (!state.pixel || !picture) return [0, 0];
  return [(state.pixel[0] + 0.5) / picture.width, (state.pixel[1] + 0.5) / picture.height];
}

function scrollViews([x, y]) {
  for (const view of document.querySelectorAll(".view")) {
    view.scrollLeft = x * view.scrollWidth - view.clientWidth / 2;
    view.scrollTop = y * view.scrollHeight - view.clientHeight / 2;
  }
}

/** The scale at which the largest picture of a case is wholly seen; never above 1. */
function fit(sheet, pictures) {
  const view = sheet.parentElement;
  const style = getComputedStyle(view);
  const padding = parseFloat(style.paddingLeft) * 2;
  const stage = find("stage").clientWidth;
  const isRow = mode() === "side" && !phone.matches;
  const count = isRow ? document.querySelectorAll(".pane").length : 1;
  const room = (stage - (count - 1) * 16) / count - padding - 2;
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = Math.max(...pictures.map((picture) => picture.height));
  return Math.min(1, room / width, (parseFloat(style.maxHeight) - padding) / height);
}

function set(mark, [x, y, width, height], scale) {
  Object.assign(mark.style, {
    left: `${x * scale}px`, top: `${y * scale}px`,
    width: `${width * scale}px`, height: `${height * scale}px`,
  });
}

function slide(at) {
  state.at = Math.min(1, Math.max(0, at));
  const sheet = document.querySelector(".stage.slider .sheet");
  if (!sheet) return;
  const edge = sheet.clientWidth * state.at;
  canvases.expected.style.clipPath =
    `inset(0 ${Math.max(0, canvases.expected.clientWidth - edge)}px 0 0)`;
  canvases.actual.style.clipPath = `inset(0 0 0 ${edge}px)`;
  sheet.querySelector(".split").style.left = `${edge}px`;
  document.querySelector(".stage.slider input").value = state.at * 1000;
}

/** Shows one picture and then the other; by itself, unless motion is unwelcome. */
function blink(isOn) {
  clearInterval(blinking);
  blinking = null;
  for (const picture of Object.values(canvases).filter(Boolean)) {
    picture.style.visibility = "";
    if (mode() !== "slider") picture.style.clipPath = "";
  }
  if (!isOn) return;
  showSide();
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  blinking = setInterval(() => flip(), 800);
}

function showSide() {
  canvases.expected.style.visibility = state.side === "expected" ? "" : "hidden";
  canvases.actual.style.visibility = state.side === "actual" ? "" : "hidden";
  const caption = find("blink-side");
  if (caption) caption.textContent = sides[state.side];
  const words = caption?.nextSibling;
  const picture = canvases[state.side];
  if (words) words.textContent = `${picture.width} × ${picture.height}`;
}

function flip() {
  state.side = state.side === "expected" ? "actual" : "expected";
  if (mode() === "blink") showSide();
}

/** What the space bar does: by hand from here on. */
function blinkByHand() {
  if (!usableModes().includes("blink")) return;
  if (mode() !== "blink") setMode("blink");
  clearInterval(blinking);
  blinking = null;
  flip();
}

// Pixels

function pixelAt(event, sheet) {
  const box = sheet.getBoundingClientRect();
  const scale = Number(sheet.dataset.scale);
  return [event.clientX - box.left, event.clientY - box.top].map((at) => Math.floor(at / scale));
}

function pointed(event, sheet) {
  if (mode() === "slider" && event.buttons & 1) {
    slide((event.clientX - sheet.getBoundingClientRect().left) / sheet.clientWidth);
  }
  showPixel(pixelAt(event, sheet));
}

function pressed(event, sheet) {
  if (mode() === "slider") {
    sheet.setPointerCapture(event.pointerId);
    slide((event.clientX - sheet.getBoundingClientRect().left) / sheet.clientWidth);
  } else {
    state.pixel = pixelAt(event, sheet);
    showPixel(state.pixel);
  }
  remember();
}

function color(side, [x, y]) {
  const picture = canvases[side];
  if (!picture || x < 0 || y < 0 || x >= picture.width || y >= picture.height) return null;
  return [...picture.getContext("2d").getImageData(x, y, 1, 1).data];
}

function colorWords(side, place) {
  const value = color(side, place);
  if (!value) return make("span", {}, `${sides[side]} none`);
  const hex = value.map((part) => part.toString(16).padStart(2, "0")).join("").toUpperCase();
  const swatch = make("i");
  swatch.style.background = `#${hex}`;
  return make("span", {}, swatch, `${sides[side]} `, make("b", {}, `#${hex}`),
    ` ${value.join(" ")}`);
}

function showPixel(place) {
  document.querySelectorAll(".pin").forEach((pin) => pin.remove());
  if (!place) {
    find("pixel").replaceChildren(canvases.expected || canvases.actual
      ? "Hover over or tap a picture to see pixel values." : "");
    return;
  }
  find("pixel").replaceChildren(make("b", {}, `${place[0]}, ${place[1]}`),
    colorWords("expected", place), colorWords("actual", place));
  if (place !== state.pixel) return;
  for (const sheet of document.querySelectorAll(".sheet")) {
    const pin = make("div", { className: "pin" });
    set(pin, [...place, 1, 1], Number(sheet.dataset.scale));
    sheet.append(pin);
    pin.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

// What is chosen

function setMode(value) {
  state.mode = value;
  showStage();
  remember();
}

function setZoom(value) {
  if (!value) return;
  state.zoom = value;
  showStage();
  remember();
}

function toggleMarks() {
  state.marks = !state.marks;
  showStage();
  remember();
}

/** Writes the state into the address, so that it can be sent to somebody. */
function remember() {
  const words = new URLSearchParams();
  if (state.filter !== "different") words.set("filter", state.filter);
  if (state.query) words.set("search", state.query);
  if (state.open) words.set("case", state.open.name);
  if (state.mode !== "side") words.set("mode", state.mode);
  if (state.zoom !== "fit") words.set("zoom", state.zoom);
  if (state.mode === "slider") words.set("at", state.at.toFixed(3));
  if (!state.marks) words.set("regions", "0");
  if (state.pixel) words.set("pixel", state.pixel.join(","));
  const hash = `#${words}`;
  if (hash !== location.hash) history.replaceState(null, "", hash);
}

/** Takes the state from the address, as far as it makes sense. */
function recall() {
  const words = new URLSearchParams(location.hash.slice(1));
  const chosen = (key, values, other) => (values.includes(words.get(key)) ? words.get(key) : other);
  state.filter = chosen("filter", ["different", "all", ...statuses.keys()],
    cases.some(isDifferent) || !cases.length ? "different" : "all");
  state.query = words.get("search") ?? "";
  state.mode = chosen("mode", modes, "side");
  state.zoom = chosen("zoom", zooms, "fit");
  state.marks = words.get("regions") !== "0";
  const at = Number(words.get("at") ?? 0.5);
  state.at = at >= 0 && at <= 1 ? at : 0.5;
  const pixel = (words.get("pixel") ?? "").split(",").map(Number);
  const item = cases.find((other) => other.name === words.get("case")) ?? null;
  find("search").value = state.query;
  showList();
  if (item) {
    open(item);
    state.pixel = pixel.length === 2 && pixel.every(Number.isInteger) ? pixel : null;
    remember();
  } else {
    openShown();
  }
}

// Keys

const keys = {
  ...workbenchKeys(zooms, () => state.zoom, setZoom),
  j: () => step(1),
  k: () => step(-1),
  ArrowDown: () => step(1),
  ArrowUp: () => step(-1),
  ArrowRight: () => nudge(0.02),
  ArrowLeft: () => nudge(-0.02),
  r: toggleMarks,
  " ": blinkByHand,
};
modes.forEach((value, place) => {
  keys[place + 1] = () => { if (usableModes().includes(value)) setMode(value); };
});

function nudge(by) {
  if (mode() !== "slider") return false;
  slide(state.at + by);
  remember();
  return true;
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || find("keys").open) return;
  const { target } = event;
  if (target === find("search")) {
    if (event.key === "Escape" && state.query) {
      event.preventDefault();
      search("");
    } else if (event.key === "Escape" || event.key === "Enter") {
      target.blur();
    }
    return;
  }
  // A focused control keeps the keys that are its own.
  if (target.matches?.("input") && event.key.startsWith("Arrow")) return;
  if (target.matches?.("button, summary") && event.key === " ") return;
  const action = keys[event.key];
  if (action && action() !== false) event.preventDefault();
});

/** Shows the cases that have a text. */
function search(text) {
  state.query = text;
  if (find("search").value !== text) find("search").value = text;
  showList();
  openShown();
  remember();
}

/** After a click the space bar is not the button's. */
function choose(group, action) {
  find(group).onclick = (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    action(button.value);
    if (event.detail) find("case").focus({ preventScroll: true });
  };
}

roam(find("list"));
choose("modes", setMode);
choose("zooms", setZoom);
choose("marks", toggleMarks);
find("previous").onclick = () => step(-1);
find("next").onclick = () => step(1);
find("back").onclick = () => open(null);
find("search").oninput = (event) => search(event.target.value);
addEventListener("hashchange", recall);
addEventListener("resize", () => { if (state.open) resize(); });

showHeader();
showChips();
recall();
