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

