import { parse } from "postcss";
import type { AtRule, ChildNode, Rule } from "postcss";
import { partName } from "#server/rendering/firstStyle.ts";
import type { StylePart } from "#server/rendering/firstStyle.ts";

// Split of the build's style into rules and their classes, for critical CSS.

/** At-rules that apply without a matching class: keyframes, font faces, registered properties. */
const PLAIN = /^(?:(?:-webkit-)?keyframes|font-face|property|counter-style|page)$/;
/** Pseudo-classes left to the deferred style: nobody hovers before the first paint. */
const DEFERRED = /:(?:hover|active)\b/;
/** Matches a class, or a part of the page by its name (`data-part`). */
const NAMED = /\.([\w-]+)|\[data-part="?([\w.\\]+)"?\]/g;
const IN_PARENTHESES = /\([^()]*\)/g;

/**
 * Returns the classes and parts that a selector requires on a page; those in `:not(…)` and similar
 * are optional.
 */
function classesIn(selector: string): string[] {
  const outside = selector.replaceAll(IN_PARENTHESES, "");
  // Strips parentheses from the innermost outwards.
  if (outside !== selector) return classesIn(outside);
  return [...outside.matchAll(NAMED)].map(
    // The minifier writes dots without quotes, escaped.
    ([, name, part = ""]) => name ?? partName(part.replaceAll("\\", "")),
  );
}

/** True if all of a rule's selectors belong to the deferred style. */
const isDeferred = ({ selectors }: Rule) => selectors.every((selector) => DEFERRED.test(selector));

/**
 * Returns the classes of each of a rule's selectors; undefined if one has none, so that every page
 * needs the rule.
 */
function classesOf({ selectors }: Rule): string[][] | undefined {
  const classes = selectors.map(classesIn);
  return classes.some((all) => all.length === 0) ? undefined : classes;
}

const isPrint = ({ params }: AtRule) => params === "print";

function partsOf(node: ChildNode): StylePart[] {
  if (node.type === "rule") {
    if (isDeferred(node)) return [];
    const [rule, classes] = [node.toString(), classesOf(node)];
    return [classes ? { rule, classes } : rule];
  }
  if (node.type !== "atrule" || !node.nodes) return [`${node.toString()};`];
  if (PLAIN.test(node.name)) return [node.toString()];
  if (isPrint(node)) return [];
  return [{ block: `@${node.name} ${node.params}`, parts: node.nodes.flatMap(partsOf) }];
}

/**
 * Splits a style into rules with their required classes, from which each page's critical style is
 * selected. Rules for hover and print are left out: a first view needs none.
 */
export const styleParts = (css: string): StylePart[] => parse(css).nodes.flatMap(partsOf);

function deferredOf(node: ChildNode): string {
  if (node.type !== "atrule") return node.toString();
  if (!node.nodes || PLAIN.test(node.name)) return "";
  return `@${node.name} ${node.params}{${node.nodes.map(deferredOf).join("")}}`;
}

/**
 * Returns the deferred style for a page that has its critical style inlined: every rule, in cascade
 * order, without font faces and keyframes, which would make the browser lay out the whole page
 * again.
 */
export const deferredStyle = (css: string): string => parse(css).nodes.map(deferredOf).join("");
