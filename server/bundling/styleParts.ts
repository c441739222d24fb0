import { parse } from "postcss";
import type { AtRule, ChildNode, Rule } from "postcss";
import type { StylePart } from "#server/pages/firstStyle.ts";

/** What holds whether or not something on a page asks for it: animations, typefaces, properties. */
const PLAIN = /^(?:(?:-webkit-)?keyframes|font-face|property|counter-style|page)$/;
/** What comes later: nobody points at a page before they mean to. */
const LATER = /:(?:hover|active)\b/;
const IN_PARENTHESES = /\([^()]*\)/g;

/** The classes that must be on a page for a selector to match; those in `:not(…)` and its like may. */
function classesIn(selector: string): string[] {
  const outside = selector.replaceAll(IN_PARENTHESES, "");
  // From the innermost outwards.
  if (outside !== selector) return classesIn(outside);
  return [...outside.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);
}

/** Whether all that a rule is for comes later. */
const isLater = ({ selectors }: Rule) => selectors.every((selector) => LATER.test(selector));

/** For each of a rule's selectors, its classes; undefined where one has none, so that it is for every page. */
function classesOf({ selectors }: Rule): string[][] | undefined {
  const classes = selectors.map(classesIn);
  return classes.some((all) => all.length === 0) ? undefined : classes;
}

const isPrint = ({ params }: AtRule) => params === "print";

function partsOf(node: ChildNode): StylePart[] {
  if (node.type === "rule") {
    if (isLater(node)) return [];
    const [rule, classes] = [node.toString(), classesOf(node)];
    return [classes ? { rule, classes } : rule];
  }
  if (node.type !== "atrule" || !node.nodes) return [`${node.toString()};`];
  if (PLAIN.test(node.name)) return [node.toString()];
  if (isPrint(node)) return [];
  return [{ block: `@${node.name} ${node.params}`, parts: node.nodes.flatMap(partsOf) }];
}

/**
 * A style's rules, each with the classes that it is for, so that a page can be given its own. Those
 * for a pointer on the page and for print are left out: a first view needs none.
 */
export const styleParts = (css: string): StylePart[] => parse(css).nodes.flatMap(partsOf);

function laterOf(node: ChildNode): string {
  if (node.type !== "atrule") return node.toString();
  if (!node.nodes || PLAIN.test(node.name)) return "";
  return `@${node.name} ${node.params}{${node.nodes.map(laterOf).join("")}}`;
}

/**
 * A style for a page that has its own part of it: every rule, in the order that decides between
 * them, without what declares a typeface or an animation once more, which would have a browser lay
 * out all of the page again.
 */
export const laterStyle = (css: string): string => parse(css).nodes.map(laterOf).join("");
