import type { SearchDatabase } from "#search/store/searchDatabase.ts";
import { isFields } from "#search/record.ts";
import { refuse } from "#search/searchError.ts";
import { tokensOf } from "#search/text/tokens.ts";

// Synonyms of an index, and the variants of a query with synonyms substituted.

/** A synonym: interchangeable words, or a replacement in one direction. */
export type Synonym = Record<string, unknown> & { objectID: string; type: string };

type Replacement = { from: string[]; to: string[] };

const wordsOf = (text: string) => tokensOf(text).map(({ word }) => word);

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];

/** Validates a synonym that was sent. */
export function asSynonym(value: unknown): Synonym {
  if (!isFields(value) || typeof value["objectID"] !== "string" || value["objectID"] === "") {
    return refuse("A synonym needs an objectID");
  }
  const type = typeof value["type"] === "string" ? value["type"] : "synonym";
  return { ...value, objectID: value["objectID"], type };
}

function replacementsOf(synonym: Synonym): Replacement[] {
  const type = synonym.type.toLowerCase();
  if (type === "synonym") {
    const all = textsIn(synonym["synonyms"]).map(wordsOf);
    return all.flatMap((from) => all.filter((to) => to !== from).map((to) => ({ from, to })));
  }
  const [source, targets] =
    type === "onewaysynonym"
      ? [synonym["input"], synonym["synonyms"]]
      : [synonym["word"], synonym["corrections"]];
  const from = typeof source === "string" ? wordsOf(source) : [];
  return textsIn(targets).map((to) => ({ from, to: wordsOf(to) }));
}

/** Reads the synonyms of an index. */
export const readSynonyms = (database: SearchDatabase, index: string): Synonym[] =>
  database
    .all("select body from synonym where index_name = ? order by object_id", index)
    .map(([body]) => JSON.parse(String(body)) as Synonym);

/** Maximum number of synonym variants of a query; more would only slow it down. */
const MAX_VARIANTS = 6;

/**
 * Returns the words of a query and its variants with synonyms substituted.
 * @param isOf true if the word at a place of the query is this one, or another form of it
 */
export function variantsOf(
  words: readonly string[],
  synonyms: readonly Synonym[],
  isOf = (at: number, word: string) => words[at] === word,
): string[][] {
  const variants = [[...words]];
  for (const { from, to } of synonyms.flatMap(replacementsOf)) {
    if (from.length === 0 || to.length === 0) continue;
    for (let at = 0; at + from.length <= words.length; at += 1) {
      if (variants.length > MAX_VARIANTS) return variants;
      if (!from.every((word, place) => isOf(at + place, word))) continue;
      variants.push([...words.slice(0, at), ...to, ...words.slice(at + from.length)]);
    }
  }
  return variants;
}
