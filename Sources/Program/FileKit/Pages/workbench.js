// What pages use that show a list beside what is opened of it.

/** Where there is room for the list or for what is opened, and not for both. */
const phone = matchMedia("(max-width: 760px)");

/** The keys of a zoom with steps, of the search, and of the list of keys. */
function workbenchKeys(zooms, zoomNow, setZoom) {
  const zoomBy = (step) => setZoom(zooms[zooms.indexOf(zoomNow()) + step]);
  return {
    "+": () => zoomBy(1),
    "=": () => zoomBy(1),
    "-": () => zoomBy(-1),
    0: () => setZoom("fit"),
    "/": () => find("search").focus(),
    "?": () => find("keys").showModal(),
  };
}

find("show-keys").onclick = () => find("keys").showModal();


/** Makes a list one stop of the tab key, at the row that was focused last or else the open one; the
    arrow keys go on from there. */
function roam(list) {
  const rows = () => [...list.querySelectorAll(".row")];
  list.addEventListener("focusin", ({ target }) => stopAt(list, target));
  list.addEventListener("keydown", (event) => {
    const all = rows();
    const place = all.indexOf(event.target);
    const next = {
      ArrowDown: all[place + 1], ArrowUp: all[place - 1], Home: all[0], End: all.at(-1),
    }[event.key];
    if (place < 0 || event.ctrlKey || event.metaKey || event.altKey || !next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  });
}

/** Lets the tab key stop at one row of a list: the given one, or else the open one or the first. */
function stopAt(list, row = null) {
  const all = [...list.querySelectorAll(".row")];
  const stop = all.find((each) => each === row)
    ?? all.find((each) => each.hasAttribute("aria-current")) ?? all[0];
  for (const each of all) each.tabIndex = each === stop ? 0 : -1;
}

find("skip").onclick = (event) => {
  event.preventDefault();
  const target = document.body.classList.contains("opened") ? find(event.target.hash.slice(1)) : find("search");
  target.focus();
};
