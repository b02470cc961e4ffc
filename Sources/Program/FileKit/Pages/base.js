"use strict";

// What the scripts of all pages use.

const find = (id) => document.getElementById(id);

/** Shows which button of a group is chosen. */
function press(group, value) {
  for (const button of group.children) {
    button.setAttribute("aria-pressed", String(button.value === value));
  }
}

function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}


/** Text in which quotes are isolated, so that a script that runs the other way in one of them does not
    move what is beside it. */
function isolated(text) {
  const parts = `${text}`.split(/("[^"]*"|“[^”]*”|(?<![\p{L}\p{N}])'[^']*'(?![\p{L}\p{N}]))/u);
  return parts.map((part, place) => (place % 2 ? make("bdi", {}, part) : part));
}
