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

