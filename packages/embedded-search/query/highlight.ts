import { isFields, isWithin } from "#search/record.ts";
import type { SearchRecord } from "#search/record.ts";
import { DEFAULTS, exactAttributes, searchableLevels, textOf, texts } from "#search/settings.ts";
import type { Settings } from "#search/settings.ts";
import { tokensOf } from "#search/text/tokens.ts";
import type { Token } from "#search/text/tokens.ts";
import { matchedPart } from "./words.ts";
import type { QueryWord } from "./words.ts";

// Highlighting and snippets of a hit's matches.

type Mark = { start: number; end: number };

type Level = { matchLevel: "none" | "partial" | "full"; matchedWords: string[] };

/** A highlighted text with its match level. */
type Highlighted = Level & { value: string; fullyHighlighted?: boolean };

function markOf(
  token: Token,
  words: readonly QueryWord[],
): { mark: Mark; typed: string[] } | undefined {
  const met = words
    .map((typed) => ({ typed: typed.word, ...matchedPart(typed, token.word) }))
    .filter(({ from, to }) => to > from);
  if (met.length === 0) return undefined;
  // Folding may change a word's length, and then positions do not apply to the original.
  const isLetterForLetter = token.word.length === token.end - token.start;
  const from = isLetterForLetter ? Math.min(...met.map((one) => one.from)) : 0;
  const end = isLetterForLetter ? token.start + Math.max(...met.map(({ to }) => to)) : token.end;
  return { mark: { start: token.start + from, end }, typed: met.map(({ typed }) => typed) };
}

function levelOf(matched: ReadonlySet<string>, words: readonly QueryWord[]): Level {
  const all = new Set(words.map(({ word }) => word));
  const matchLevel = matched.size === 0 ? "none" : matched.size < all.size ? "partial" : "full";
  return { matchLevel, matchedWords: [...all].filter((word) => matched.has(word)) };
}

function tagsOf(settings: Settings): [string, string] {
  return [
    textOf(settings, "highlightPreTag", DEFAULTS.highlightPreTag),
    textOf(settings, "highlightPostTag", DEFAULTS.highlightPostTag),
  ];
}

function tagged(text: string, marks: readonly Mark[], settings: Settings): string {
  const [open, close] = tagsOf(settings);
  let [value, at] = ["", 0];
  for (const { start, end } of marks) {
    value += text.slice(at, start) + open + text.slice(start, end) + close;
    at = end;
  }
  return value + text.slice(at);
}

function marksIn(tokens: readonly Token[], words: readonly QueryWord[]) {
  const found = tokens.flatMap((token) => markOf(token, words) ?? []);
  return {
    marks: found.map(({ mark }) => mark),
    matched: new Set(found.flatMap(({ typed }) => typed)),
  };
}

/** Highlights the words of a query in a text. Does not escape the text: the client does. */
export function highlighted(
  text: string,
  words: readonly QueryWord[],
  settings: Settings,
): Highlighted {
  if (words.length === 0) return { value: text, matchLevel: "none", matchedWords: [] };
  const tokens = tokensOf(text);
  const { marks, matched } = marksIn(tokens, words);
  const level = levelOf(matched, words);
  const value = tagged(text, marks, settings);
  if (marks.length === 0) return { value, ...level };
  const isWhole =
    marks.length === tokens.length && marks.every(({ end }, place) => end === tokens[place]?.end);
  return { value, ...level, fullyHighlighted: isWhole };
}

/** Highlights an excerpt of `count` words around the first match. */
function snippet(text: string, words: readonly QueryWord[], settings: Settings, count: number) {
  const tokens = tokensOf(text);
  const first = tokens.findIndex((token) => markOf(token, words) !== undefined);
  const from = Math.max(0, Math.min(first - Math.floor(count / 2), tokens.length - count));
  const part = tokens.slice(from, from + count);
  const ellipsis = textOf(settings, "snippetEllipsisText", DEFAULTS.snippetEllipsisText);
  const [isCutBefore, isCutAfter] = [from > 0, from + count < tokens.length];
  const start = isCutBefore ? (part[0]?.start ?? 0) : 0;
  const end = isCutAfter ? (part.at(-1)?.end ?? 0) : text.length;
  const { marks, matched } = marksIn(part, words);
  const shifted = marks.map((mark) => ({ start: mark.start - start, end: mark.end - start }));
  const value = tagged(text.slice(start, end), shifted, settings);
  return {
    value: `${isCutBefore ? ellipsis : ""}${value}${isCutAfter ? ellipsis : ""}`,
    matchLevel: levelOf(matched, words).matchLevel,
  };
}

/** Maps the strings and numbers of some attributes, in the same nesting as in the record. */
function mirrored(
  value: unknown,
  path: string,
  attributes: readonly string[],
  leaf: (text: string, path: string) => unknown,
): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => mirrored(item, path, attributes, leaf));
    return items.some((item) => item !== undefined) ? items.map((item) => item ?? {}) : undefined;
  }
  if (isFields(value)) {
    const fields = Object.entries(value)
      .map(([name, inner]) => {
        const innerPath = path ? `${path}.${name}` : name;
        return [name, mirrored(inner, innerPath, attributes, leaf)] as const;
      })
      .filter(([, inner]) => inner !== undefined);
    return fields.length > 0 || path === "" ? Object.fromEntries(fields) : undefined;
  }
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  return attributes.some((name) => isWithin(path, name)) ? leaf(String(value), path) : undefined;
}

/** Picks the top-level fields that contain some attributes, so that `mirrored` skips the others. */
function branches({ objectID: _, ...record }: SearchRecord, attributes: readonly string[]) {
  if (attributes.includes("*")) return record;
  const heads = new Set(attributes.map((name) => name.split(".", 1)[0]));
  return Object.fromEntries(Object.entries(record).filter(([name]) => heads.has(name)));
}

/** Attributes to highlight: `attributesToHighlight`, else the searchable attributes, else all. */
function highlightedAttributes(settings: Settings): string[] {
  const searched = searchableLevels(settings).flat();
  return texts(settings, "attributesToHighlight") ?? (searched.length > 0 ? searched : ["*"]);
}

/** Returns a function that lists the words of a query as they match the attribute at a path. */
function matchingIn(words: readonly QueryWord[], settings: Settings) {
  const exact = exactAttributes(settings);
  const typed = words.map((word) => ({ ...word, typos: 0 }));
  return (path: string) => (exact.some((name) => isWithin(path, name)) ? typed : words);
}

/** Returns `_highlightResult`: the record's texts with the matches marked. */
export function highlightResult(
  record: SearchRecord,
  words: readonly QueryWord[],
  settings: Settings,
): unknown {
  const named = highlightedAttributes(settings);
  const wordsFor = matchingIn(words, settings);
  return mirrored(branches(record, named), "", named, (text, path) =>
    highlighted(text, wordsFor(path), settings),
  );
}

/** Returns `_snippetResult`: excerpts of `attributesToSnippet` ("description:20": 20 words). */
export function snippetResult(
  record: SearchRecord,
  words: readonly QueryWord[],
  settings: Settings,
): unknown {
  const named = (texts(settings, "attributesToSnippet") ?? []).map((text) => {
    const [name = "", count = "10"] = text.split(":");
    return { name, count: Math.max(1, Number(count) || 10) };
  });
  if (named.length === 0) return undefined;
  const find = (path: string) => named.find(({ name }) => isWithin(path, name));
  const names = named.map(({ name }) => name);
  const wordsFor = matchingIn(words, settings);
  return mirrored(branches(record, names), "", names, (text, path) =>
    snippet(text, wordsFor(path), settings, find(path)?.count ?? 10),
  );
}
