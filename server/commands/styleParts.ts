import { parse } from "postcss";
import type { ChildNode } from "postcss";
import type { StylePart } from "#server/pages/firstStyle.ts";

/** What holds whether or not something on a page asks for it: animations, typefaces, properties. */
const PLAIN = /^(?:(?:-webkit-)?keyframes|font-face|property|counter-style|page)$/;
/** What comes with the whole style: nobody points at or prints a page before they mean to. */
const LATER = /:(?:hover|active)\b/;
const IN_PARENTHESES = /\([^()]*\)/g;

/** The classes that must be on a page for a selector to match; those in `:not(…)` and its like may. */
function classesIn(selector: string): string[] {
  let outside = selector;
  while (IN_PARENTHESES.test(outside)) outside = outside.replaceAll(IN_PARENTHESES, "");
  return [...outside.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);
}

function partsOf(node: ChildNode): StylePart[] {
  if (node.type === "rule") {
    const { selectors } = node;
    if (selectors.every((selector) => LATER.test(selector))) return [];
    const classes = selectors.map(classesIn);
    const rule = node.toString();
    return [classes.some((all) => all.length === 0) ? rule : { rule, classes }];
  }
  if (node.type !== "atrule" || !node.nodes) return [`${node.toString()};`];
  if (PLAIN.test(node.name)) return [node.toString()];
  if (node.params === "print") return [];
  return [{ block: `@${node.name} ${node.params}`, parts: node.nodes.flatMap(partsOf) }];
}

/**
 * A style's rules, each with the classes that it is for, so that a page can be given its own. Those
 * for a pointer on the page and for print are left out: a first view needs none.
 */
export const styleParts = (css: string): StylePart[] => parse(css).nodes.flatMap(partsOf);
