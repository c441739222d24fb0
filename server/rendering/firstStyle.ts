import { readFileSync } from "node:fs";
import { STYLE_FILE } from "./currentBuild.ts";
import { inlineSource } from "./inlineSource.ts";

// Critical CSS: the part of the build's style that a page inlines.

/**
 * Part of the build's style: a rule for every page, a rule with the classes its selectors need (one
 * of them suffices), or a block of parts such as a media query.
 */
export type StylePart =
  | string
  | { rule: string; classes: string[][] }
  | { block: string; parts: StylePart[] };

const CLASSES = /\s(class|data-part)="([^"]*)"/g;
const STYLE = /<link rel="stylesheet" type="text\/css" href="[^"]+">/;

/** The build's style, from which each page inlines the rules it needs. */
export type SplitStyle = {
  parts: StylePart[];
  /** URL of the deferred style: every rule, loaded after the first paint. */
  deferredStyleUrl: string;
};

let read: SplitStyle | undefined;

/** Reads the build's style in parts; throws without a build. */
const buildStyle = () => (read ??= JSON.parse(readFileSync(STYLE_FILE, "utf8")) as SplitStyle);

/** Returns the name by which a part of a page (`data-part`) is listed among the classes. */
export const partName = (part: string): string => `[${part}]`;

/** Returns the class names used in a rendered page, and the names of its parts. */
export const classesOf = (html: string): Set<string> =>
  new Set(
    [...html.matchAll(CLASSES)].flatMap(([, attribute, names = ""]) =>
      attribute === "class" ? names.split(" ") : partName(names),
    ),
  );

/** Returns the rules that a page with these class names needs, in the style's order. */
export function styleFor(parts: readonly StylePart[], classes: ReadonlySet<string>): string {
  let style = "";
  for (const part of parts) {
    if (typeof part === "string") style += part;
    else if ("rule" in part) {
      if (part.classes.some((all) => all.every((name) => classes.has(name)))) style += part.rule;
    } else {
      const inside = styleFor(part.parts, classes);
      if (inside) style += `${part.block}{${inside}}`;
    }
  }
  return style;
}

/** Page with its own style, and the source of that style in its content security policy. */
export type StyledPage = { html: string; styleSource: string };

/**
 * Inlines the rules of a rendered page's classes, so that its first paint needs no further request;
 * the boot script loads the whole stylesheet before anything can add other classes. Returns
 * undefined if the page does not link to the build's style as expected, which means that Vike has
 * changed. Expects a document as `deferEntry` returns it.
 * @param content HTML that is inserted into the document later
 */
export function withFirstStyle(html: string, content: string): StyledPage | undefined {
  const [link] = STYLE.exec(html) ?? [];
  if (link === undefined) return undefined;
  const { parts, deferredStyleUrl } = buildStyle();
  const style = styleFor(parts, classesOf(html + content));
  return {
    html: html
      .replace(link, () => `<style>${style}</style><noscript>${link}</noscript>`)
      .replace("<script data-entry=", () => `<script data-style="${deferredStyleUrl}" data-entry=`),
    styleSource: inlineSource(style),
  };
}
