import { PATH_SEPARATOR } from "#relay/contract/search/categoryPaths.ts";
import { HIGHLIGHT } from "./hit.ts";

// Words of a searched text, the names that they name, and the words that an index took them for.

const MARKS = /\p{Diacritic}/gu;

/** Returns a text without accents and capitals. */
export const folded = (text: string) => text.normalize("NFD").replace(MARKS, "").toLowerCase();

/** Returns the words of a text, folded. */
export const wordsOf = (text: string) => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** True if a word of a name begins with a word of the text, of two letters or more. */
export function isNamedIn(text: string, name: string): boolean {
  const typed = wordsOf(text).filter((word) => word.length > 1);
  return wordsOf(name).some((word) => typed.some((one) => word.startsWith(one)));
}

/** Hit with the name's highlighting and excerpts, as far as its words are read here. */
export type NamedHit = {
  name: string;
  _highlightResult?: object | undefined;
  _snippetResult?: object | undefined;
};

/** Excerpts to request of a hit: what `matchReason` reads, in its order. */
export const REASON_EXCERPTS = [
  "attributes:6",
  "categories:9",
  "shortDescription:9",
  "description:9",
];

/** Splits a text at its highlight marks; every second part was between two. */
export const highlightedParts = (text: string): string[] => text.split(/[\u{E000}\u{E001}]/u);

/** Returns a hit's name with its highlighting, if the index has responded with it. */
export const highlightedName = ({ name, _highlightResult }: NamedHit): string =>
  ((_highlightResult ?? {}) as { name?: { value: string } }).name?.value ?? name;

/** Returns the folded parts of a text that are highlighted. */
const matchesIn = (text: string) =>
  highlightedParts(text)
    .filter((_, place) => place % 2 === 1)
    .map(folded);

/** Returns the texts of a part of the highlighting, which has the record's nesting. */
function textsIn(highlighting: unknown): string[] {
  if (typeof highlighting !== "object" || highlighting === null) return [];
  const { value } = highlighting as { value?: unknown };
  return typeof value === "string" ? [value] : Object.values(highlighting).flatMap(textsIn);
}

/**
 * Returns the excerpt of a hit with a word of the query that its name lacks, such as its material
 * or a sentence about its maker; undefined if the name says why it was found.
 */
export function matchReason(hit: NamedHit): string | undefined {
  const named = matchesIn(highlightedName(hit));
  const excerpts = (hit._snippetResult ?? {}) as Record<string, unknown>;
  return REASON_EXCERPTS.flatMap((one) => {
    const field = one.replace(/:.*/, "");
    const texts = textsIn(excerpts[field]);
    // The innermost category of a path.
    return field === "categories"
      ? texts.map((path) => path.split(PATH_SEPARATOR).at(-1) ?? "")
      : texts;
  }).find((text) => matchesIn(text).some((match) => !named.includes(match)));
}

/** Returns the words of a hit's name that have a highlighted part. */
export function highlightedWords(hit: NamedHit): string[] {
  return highlightedName(hit)
    .split(/[^\p{L}\p{N}\p{M}\u{E000}\u{E001}’'-]+/u)
    .filter((word) => word.includes(HIGHLIGHT.begins))
    .map((word) => word.replace(/[\u{E000}\u{E001}]/gu, "").toLowerCase());
}

/** Returns the word that the names of hits for a looser search share most, which finds them too. */
export function closeText(hits: readonly NamedHit[]): string | undefined {
  const counts = new Map<string, number>();
  for (const word of hits.flatMap(highlightedWords)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/**
 * Returns the word that an index took a mistyped one for: the one that the best hits share, if no
 * name contains the text. Undefined for another form of the word, such as its plural, and for the
 * beginning of a longer one.
 */
export function correctedText(text: string, hits: readonly NamedHit[]): string | undefined {
  const [typed = "", ...more] = wordsOf(text);
  const close = closeText(hits.slice(0, 1)) && closeText(hits);
  if (!close || more.length > 0) return undefined;
  const found = wordsOf(close).join("");
  const isForm = typed.startsWith(found) || Math.abs(typed.length - found.length) > 1;
  const isName = hits.some(({ name }) => wordsOf(name).join("").includes(typed));
  return isForm || isName ? undefined : close;
}
