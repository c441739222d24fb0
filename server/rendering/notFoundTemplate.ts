import type { RenderedPage } from "./render.ts";

/** The error page of any missing address, with gaps for the address. */
export type NotFoundTemplate = {
  /** Fills in the path that the page names, with its search string if a route matched. */
  fill: (named: string) => string;
};

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

/** Escapes a text as React does. */
const inHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");

/** Escapes a text within a string of the page's JSON, which is inside of a script element. */
const inJson = (text: string) =>
  JSON.stringify(text).slice(1, -1).replaceAll("/", "\\/").replaceAll("<", "\\u003c");

/** Vike's own note on the 404, which abbreviates the address. */
const NOTE = /("_abortCall":"render\(404)(?:[^"\\]|\\.)*"/;

/**
 * Makes a template of the error page at an address that stands for all others; undefined if the
 * page does not name the address.
 */
export function notFoundTemplate(
  { html }: Pick<RenderedPage, "html">,
  example: string,
): NotFoundTemplate | undefined {
  // The script's spelling contains the text's, not the other way round.
  const parts = html
    .replace(NOTE, '$1)"')
    .split(inJson(example))
    .map((part) => part.split(inHtml(example)));
  if (parts.every((part) => part.length === 1)) return undefined;
  return {
    fill: (named) => parts.map((part) => part.join(inHtml(named))).join(inJson(named)),
  };
}

/**
 * Returns a path as the error page displays it: decoded, except for slashes within a segment.
 */
export const displayedPath = (path: string): string =>
  path
    .split("/")
    .map((segment) => decodeURIComponent(segment).replaceAll("/", "%2F"))
    .join("/");
