import { isFields, isWithin } from "#server/embedded/search/record.ts";
import type { SearchRecord } from "#server/embedded/search/record.ts";
import { texts } from "#server/embedded/search/settings.ts";
import type { Settings } from "#server/embedded/search/settings.ts";
import { highlightResult, snippetResult } from "./highlight.ts";
import type { QueryWord } from "./words.ts";

/** Whether an attribute, or something below it, is wanted by name. */
const leadsTo = (path: string, names: readonly string[]) =>
  names.some((name) => isWithin(path, name) || name.startsWith(`${path}.`));

function picked(value: unknown, path: string, isKept: (path: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => picked(item, path, isKept));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const innerPath = path ? `${path}.${name}` : name;
      return isKept(innerPath) ? [[name, picked(inner, innerPath, isKept)]] : [];
    }),
  );
}

/** A record with the attributes that may be told, and that were asked for; always its objectID. */
export function retrieved(record: SearchRecord, settings: Settings): Record<string, unknown> {
  const named = texts(settings, "attributesToRetrieve") ?? ["*"];
  const wanted = named.filter((name) => !name.startsWith("-"));
  const unwanted = [
    ...named.filter((name) => name.startsWith("-")).map((name) => name.slice(1)),
    ...(texts(settings, "unretrievableAttributes") ?? []),
  ];
  const isAll = wanted.includes("*") || (wanted.length === 0 && named.length > 0);
  if (isAll && unwanted.length === 0) return record;
  const isKept = (path: string) =>
    path === "objectID" ||
    ((isAll || leadsTo(path, wanted)) && !unwanted.some((name) => isWithin(path, name)));
  if (![...wanted, ...unwanted].some((name) => name.includes("."))) {
    const kept = Object.entries(record).filter(([name]) => isKept(name));
    return Object.fromEntries(kept);
  }
  return picked(record, "", isKept) as Record<string, unknown>;
}

/** A record as it is found: its attributes, and what the question's words met in it. */
export function hitOf(
  record: SearchRecord,
  words: readonly QueryWord[],
  settings: Settings,
): Record<string, unknown> {
  // What may not be told is not told by its highlighting either.
  const secret = texts(settings, "unretrievableAttributes") ?? [];
  const told =
    secret.length === 0
      ? record
      : (retrieved(record, { unretrievableAttributes: secret }) as SearchRecord);
  const snippets = snippetResult(told, words, settings);
  return {
    ...retrieved(record, settings),
    _highlightResult: highlightResult(told, words, settings),
    ...(snippets === undefined ? {} : { _snippetResult: snippets }),
  };
}
