import { readFileSync } from "node:fs";
import { STYLE_FILE } from "#server/builds/currentBuild.ts";

/**
 * A part of the build's style: text that every page has, a rule with the classes that its selectors
 * ask for (a page needs those of one of them), or a block of more parts, such as a media query.
 */
export type StylePart =
  | string
  | { rule: string; classes: string[][] }
  | { block: string; parts: StylePart[] };

const CLASSES = /\sclass="([^"]*)"/g;
const STYLE = /<link rel="stylesheet" type="text\/css" href="[^"]+">/;

/** The build's style, for pages that have their own part of it in themselves. */
export type SplitStyle = {
  parts: StylePart[];
  /** The address of what comes later. */
  later: string;
};

let read: SplitStyle | undefined;

/** The build's style in parts; throws where there is no build. */
const buildStyle = () => (read ??= JSON.parse(readFileSync(STYLE_FILE, "utf8")) as SplitStyle);

/** The class names of a rendered page. */
export const classesOf = (html: string): Set<string> =>
  new Set([...html.matchAll(CLASSES)].flatMap(([, names = ""]) => names.split(" ")));

/** What of a style concerns a page with these class names, in the style's order. */
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

/**
 * A rendered page that has the rules of its own classes in itself, so that its first paint asks for
 * nothing else; all rules come with the boot script, before anything can add other classes. Throws where the page does not link to the build's style, which means that Vike has changed.
 * @param html as `deferEntry` makes it
 */
export function withFirstStyle(html: string): string {
  const [link] = STYLE.exec(html) ?? [];
  if (link === undefined) throw new Error("The page has no style where Vike used to put it.");
  const { parts, later } = buildStyle();
  const own = `<style>${styleFor(parts, classesOf(html))}</style>`;
  return html
    .replace(link, () => `${own}<noscript>${link}</noscript>`)
    .replace("<script data-entry=", () => `<script data-style="${later}" data-entry=`);
}
