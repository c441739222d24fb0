import { createElement as h } from "react";
import type { ReactNode } from "react";
import { ago, count, utcText } from "./statusTimes.ts";

// Elements of the status page, and their style.

/** Style of the page, which it inlines. */
export const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#c4cdc7, #3d3339); --soft: light-dark(#5a4f55, #b9adb3); --bad: light-dark(#a81f1c, #ffa196); --good: light-dark(#1b6044, #84cfa9) }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem 4rem; font: 1rem/1.5 system-ui, sans-serif; background: light-dark(#fbfcfa, #161214); color: light-dark(#1e1419, #f3eef0) }
h1 { margin: 0; font-size: 2.25rem; line-height: 1.2 }
h2 { margin: 2.5rem 0 0.5rem; padding-top: 0.75rem; border-top: 2px solid; font-size: 1.5rem; line-height: 1.2 }
p { margin: 0.5rem 0; max-width: 65ch }
.head { font-size: 1.1875rem; font-weight: 600 }
li a { display: inline-block; padding: 0.625rem 0 }
.soft, caption { color: var(--soft) }
.bad { color: var(--bad); font-weight: 600 }
.good { color: var(--good); font-weight: 600 }
.wide { overflow-x: auto }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
caption { text-align: start; padding-bottom: 0.25rem }
th, td { padding: 0.375rem 1rem 0.375rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top }
th { font-weight: 600 }
tbody th { font-weight: 400 }
th:last-child, td:last-child { padding-inline-end: 0 }
@media (max-width: 30rem) { table { font-size: 0.875rem } th, td { padding-inline-end: 0.625rem } }
.number { text-align: end }
time { white-space: nowrap }
a { color: inherit }
dl { margin: 0.5rem 0 1rem }
dl div { display: flex; justify-content: space-between; gap: 1.5rem; padding: 0.375rem 0; border-bottom: 1px solid var(--line) }
dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums }
`;

/** A moment, as the time that has passed since. */
export const time = (at: number, now: number) =>
  h("time", { dateTime: new Date(at).toISOString(), title: utcText(at) }, ago(at, now));

/** A part of the page; `toDo` is what its owner should look at. */
export type StatusPart = {
  id: string;
  title: string;
  toDo: readonly (string | false)[];
  content: readonly ReactNode[];
};

/** A titled part of the page. */
export const section = ({ id, title, content }: StatusPart) =>
  h("section", { key: id, id }, h("h2", null, title), ...content);

/** Shows a number, marked unless it is 0. */
export const warned = (number: number) =>
  number > 0 ? h("span", { className: "bad" }, count(number)) : count(number);

/** Names and values, a row each. */
export const definitions = (rows: readonly (readonly [name: string, value: ReactNode])[]) =>
  h(
    "dl",
    null,
    rows.map(([name, value]) => h("div", { key: name }, h("dt", null, name), h("dd", null, value))),
  );

/** A paragraph. */
export const line = (...children: ReactNode[]) => h("p", null, ...children);

/** Column of a table; those of numbers are aligned at their ends. */
type Column = { label: string; isNumber?: boolean };

/** A table with a caption; the first cell of a row is its heading. */
export function table(caption: string, columns: readonly Column[], rows: readonly ReactNode[][]) {
  const numberAt = (column: number) => (columns[column]?.isNumber ? { className: "number" } : {});
  const head = columns.map(({ label }, at) =>
    h("th", { key: label, scope: "col", ...numberAt(at) }, label),
  );
  const body = rows.map((cells, at) =>
    h(
      "tr",
      { key: at },
      cells.map((cell, column) =>
        column === 0
          ? h("th", { key: column, scope: "row" }, cell)
          : h("td", { key: column, ...numberAt(column) }, cell),
      ),
    ),
  );
  return h(
    "div",
    // A table that is wider than the screen is scrolled by keyboard too.
    { className: "wide", role: "region", "aria-label": caption, tabIndex: 0 },
    h(
      "table",
      null,
      h("caption", null, caption),
      h("thead", null, h("tr", null, head)),
      h("tbody", null, body),
    ),
  );
}
