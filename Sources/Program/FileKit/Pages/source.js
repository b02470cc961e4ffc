// The JSON of one figure, cut from its file, so that it is spelt as there.

const stringPattern = String.raw`"(?:[^"\\]|\\.)*"`;

/** The texts of what an array or object holds. */
function parts(text) {
  const found = [];
  let [depth, start] = [0, 0];
  for (const { 0: token, index } of text.matchAll(new RegExp(`${stringPattern}|[[\\]{},]`, "g"))) {
    const isEnd = "]}".includes(token) && --depth === 0;
    if (isEnd || (token === "," && depth === 1)) {
      found.push(text.slice(start, index).trim());
      start = index + 1;
    }
    if ("[{".includes(token) && ++depth === 1) start = index + 1;
  }
  return found.filter(Boolean);
}

/** The texts of an object's values by their keys; those that are null count as not given. */
function members(text = "") {
  const all = parts(text).map((part) => {
    const [key] = part.match(new RegExp(`^${stringPattern}`));
    return [JSON.parse(key), part.slice(key.length).replace(/^\s*:\s*/, "")];
  });
  return new Map(all.filter(([, value]) => value !== "null"));
}

/** Lines as far in as a member of the top is. */
function moved(text) {
  const [first, ...lines] = text.split("\n");
  const depth = lines.at(-1)?.match(/^\s*/)[0].length ?? 0;
  const isBlank = (line) => !line.slice(0, depth).trim();
  return [first, ...lines.map((line) => "  " + (isBlank(line) ? line.slice(depth) : line.trim()))].join("\n");
}

/** A description of one figure of several, with what all of them share. Figures of rows have theirs as a
    whole. */
function figureText(text, place) {
  const top = members(text);
  if (!top.has("figures")) return text;
  const own = members(parts(top.get("figures"))[place]);
  const traits = [...new Map([...members(top.get("environment")), ...members(own.get("environment"))])]
    .map(([key, value]) => `${JSON.stringify(key)}: ${value}`);
  const line = `{ ${traits.join(", ")} }`;
  const environment = line.length < 80 ? line : `{\n    ${traits.join(",\n    ")}\n  }`;
  const values = [
    ["environment", traits.length ? environment : null], ["variants", top.get("variants")],
    ["stylesheet", own.get("stylesheet") ?? top.get("stylesheet")], ["view", own.get("view")],
  ];
  const written = values.filter(([, value]) => value)
    .map(([key, value]) => `  "${key}": ${key === "environment" ? value : moved(value)}`);
  return `{\n${written.join(",\n")}\n}`;
}

/** A description with traits in its environment in place of its own, without variants of them. */
function withTraits(text, traits) {
  if (!Object.keys(traits).length) return text;
  const top = members(text);
  const own = members(top.get("environment"));
  for (const [trait, value] of Object.entries(traits)) own.set(trait, JSON.stringify(value));
  const line = [...own].map(([key, value]) => `${JSON.stringify(key)}: ${value}`).join(", ");
  top.delete("environment");
  const variants = members(top.get("variants"));
  for (const trait of Object.keys(traits)) variants.delete(trait);
  if (variants.size) {
    const kept = [...variants].map(([key, value]) => `${JSON.stringify(key)}: ${value}`);
    top.set("variants", `{ ${kept.join(", ")} }`);
  } else {
    top.delete("variants");
  }
  const rest = [...top].map(([key, value]) => `  ${JSON.stringify(key)}: ${value}`);
  return `{\n${[`  "environment": { ${line} }`, ...rest].join(",\n")}\n}`;
}
