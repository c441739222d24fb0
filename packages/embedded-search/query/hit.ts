import { isFields, isWithin } from "#search/record.ts";
import type { SearchRecord } from "#search/record.ts";
import { texts } from "#search/settings.ts";
import type { Settings } from "#search/settings.ts";
import { highlightResult, snippetResult } from "./highlight.ts";
import type { QueryWord } from "./words.ts";

// Hits of a query: retrieved attributes, highlights and snippets.

/** True if one of the names is the attribute, contains it or is nested in it. */
const leadsTo = (path: string, names: readonly string[]) =>
  names.some((name) => isWithin(path, name) || name.startsWith(`${path}.`));

function picked(value: unknown, path: string, isRetrieved: (path: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => picked(item, path, isRetrieved));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const innerPath = path ? `${path}.${name}` : name;
      return isRetrieved(innerPath) ? [[name, picked(inner, innerPath, isRetrieved)]] : [];
    }),
  );
}

type Fields = Record<string, unknown>;

/** Creates a function that picks a record's requested and retrievable attributes and objectID. */
export function retrieval(settings: Settings): (record: SearchRecord) => Fields {
  const named = texts(settings, "attributesToRetrieve") ?? ["*"];
  const wanted = named.filter((name) => !name.startsWith("-"));
  const unwanted = [
    ...named.filter((name) => name.startsWith("-")).map((name) => name.slice(1)),
    ...(texts(settings, "unretrievableAttributes") ?? []),
  ];
  const isAll = wanted.includes("*") || (wanted.length === 0 && named.length > 0);
  if (isAll && unwanted.length === 0) return (record) => record;
  if ([...wanted, ...unwanted].some((name) => name.includes("."))) {
    const isRetrieved = (path: string) =>
      path === "objectID" ||
      ((isAll || leadsTo(path, wanted)) && !unwanted.some((name) => isWithin(path, name)));
    return (record) => picked(record, "", isRetrieved) as Fields;
  }
  // Fast path without nested names: this runs for every hit of every response.
  const [retrievable, unretrievable] = [new Set(["objectID", ...wanted]), new Set(unwanted)];
  const isRetrieved = ([name]: [string, unknown]) =>
    name === "objectID" ||
    ((isAll || retrievable.has(name)) && !unretrievable.has(name) && !unretrievable.has("*"));
  return (record) => Object.fromEntries(Object.entries(record).filter(isRetrieved));
}

/** Creates a function that turns a record into a hit: attributes, highlights and snippets. */
export function hitsFor(words: readonly QueryWord[], settings: Settings) {
  // Highlights must not reveal unretrievable attributes either.
  const { unretrievableAttributes } = settings;
  const pick = retrieval({ unretrievableAttributes });
  const retrieve = retrieval(settings);
  return (record: SearchRecord): Fields => {
    const retrievable = pick(record) as SearchRecord;
    const snippets = snippetResult(retrievable, words, settings);
    return {
      ...retrieve(record),
      _highlightResult: highlightResult(retrievable, words, settings),
      ...(snippets === undefined ? {} : { _snippetResult: snippets }),
    };
  };
}
