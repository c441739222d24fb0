import { refuse } from "./searchError.ts";
import { MAX_ATTRIBUTES } from "./store/textTable.ts";

/** Settings of an index, or a query's parameters merged over them, unparsed and by name. */
export type Settings = Readonly<Record<string, unknown>>;

/** Defaults for settings that neither the index nor the query gives. */
export const DEFAULTS = {
  hitsPerPage: 20,
  paginationLimitedTo: 1000,
  maxValuesPerFacet: 100,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  sortFacetValuesBy: "count",
  highlightPreTag: "<em>",
  highlightPostTag: "</em>",
  snippetEllipsisText: "…",
  queryType: "prefixLast",
  removeWordsIfNoResults: "none",
  typoTolerance: true,
} as const;

function listIn(text: string, name: string): unknown[] {
  if (!text.startsWith("[")) return text === "" ? [] : text.split(",");
  try {
    return JSON.parse(text) as unknown[];
  } catch {
    return refuse(`${name}: not a list: ${text}`);
  }
}

/** Maximum number of texts in a list: some are compared with each attribute of each hit. */
const MAX_TEXTS = 1000;

/** Reads a list of strings; accepts an array, JSON text (as in a URL) or comma-separated text. */
export function texts(settings: Settings, name: string): string[] | undefined {
  const given = settings[name];
  if (given === undefined || given === null) return undefined;
  const value = typeof given === "string" ? listIn(given, name) : given;
  if (Array.isArray(value) && value.length > MAX_TEXTS) {
    return refuse(`${name}: at most ${MAX_TEXTS} texts`);
  }
  if (Array.isArray(value) && value.every((item) => typeof item === "string")) return value;
  return refuse(`${name}: expected a list of texts`);
}

/** Reads a list of languages, which may be `true` for those of `queryLanguages`. */
export function languagesOf(settings: Settings, name: string): string[] {
  const value = settings[name];
  if (value === false || value === "false") return [];
  return texts(settings, value === true || value === "true" ? "queryLanguages" : name) ?? [];
}

/** Reads an integer within bounds. */
export function wholeNumber(
  settings: Settings,
  name: string,
  { least = 0, most = Infinity, fallback }: { least?: number; most?: number; fallback: number },
): number {
  const value = settings[name];
  if (value === undefined || value === null) return fallback;
  const amount = typeof value === "string" && value !== "" ? Number(value) : value;
  if (typeof amount !== "number" || !Number.isInteger(amount) || amount < least || amount > most) {
    return refuse(`${name}: expected a whole number from ${least} to ${most}`);
  }
  return amount;
}

/** Reads a string. */
export function textOf(settings: Settings, name: string, fallback: string): string {
  const value = settings[name];
  if (value === undefined || value === null) return fallback;
  return typeof value === "string" ? value : refuse(`${name}: expected a text`);
}

/** Longest text to search for, in bytes, which is Algolia's too. */
const MAX_TYPED_BYTES = 512;

/** Reads a text to search for; refuses a longer one, as Algolia does and in its words. */
export function typedText(parameters: Settings, name: string): string {
  const text = textOf(parameters, name, "");
  return Buffer.byteLength(text) > MAX_TYPED_BYTES
    ? refuse(`Invalid value for "${name}" parameter, expected string shorter than 512 bytes`)
    : text;
}

const wrapped = /^(\w+)\((.*)\)$/;

/** Splits "asc(price)" into modifier and name; a plain name has no modifier. */
function parts(text: string): { name: string; modifier: string } {
  const [, modifier = "", name = text] = wrapped.exec(text.trim()) ?? [];
  return { name: name.trim(), modifier };
}

/** Parses `searchableAttributes` into levels, best first; attributes of a level rank equally. */
export function searchableLevels(settings: Settings): string[][] {
  const levels = texts({ list: settings["searchableAttributes"] ?? [] }, "list") ?? [];
  return levels.map((level) => level.split(",").map((name) => parts(name).name));
}

/** Lists the attributes without typo tolerance: their words match as typed, or by a prefix. */
export const exactAttributes = (settings: Settings): string[] =>
  texts(settings, "disableTypoToleranceOnAttributes") ?? [];

/** Text columns that an index and its replicas need; "*" is all attributes in one column. */
export function textAttributes(all: readonly Settings[]): string[] {
  const names = all.flatMap((settings) => {
    const levels = searchableLevels(settings).flat();
    return levels.length === 0 ? ["*"] : levels;
  });
  const apart = [...new Set(names)];
  if (apart.length > MAX_ATTRIBUTES) {
    refuse(`searchableAttributes: at most ${MAX_ATTRIBUTES} attributes, replicas counted in`);
  }
  return apart;
}

/** A facet attribute with its modifiers. */
export type FacetAttribute = { name: string; isSearchable: boolean; isCounted: boolean };

/** Parses `attributesForFaceting`. */
export function facetAttributes(settings: Settings): FacetAttribute[] {
  return (texts(settings, "attributesForFaceting") ?? []).map((text) => {
    const inner = parts(text);
    // Modifiers may be nested: afterDistinct(searchable(brand)).
    const { name } = parts(inner.name);
    const modifiers = [inner.modifier, parts(inner.name).modifier];
    return {
      name,
      isSearchable: modifiers.includes("searchable"),
      isCounted: !modifiers.includes("filterOnly"),
    };
  });
}

/** An attribute to sort by. */
export type SortKey = { attribute: string; isDescending: boolean };

function sortKeys(list: readonly string[]): SortKey[] {
  return list.flatMap((text) => {
    const { name, modifier } = parts(text);
    return modifier === "asc" || modifier === "desc"
      ? [{ attribute: name, isDescending: modifier === "desc" }]
      : [];
  });
}

/** Parsed ranking of an index. */
export type Ranking = {
  /** Sort keys before text relevance, which give a replica its own order. */
  leading: SortKey[];
  /** Sort keys that break ties in text relevance. */
  custom: SortKey[];
  /** True if fewer typos rank above a better attribute. */
  typosFirst: boolean;
};

/** Parses `ranking` and `customRanking`. */
export function rankingOf(settings: Settings, isVirtual: boolean): Ranking {
  const ranking = texts(settings, "ranking") ?? [];
  const custom = sortKeys(texts(settings, "customRanking") ?? []);
  const typo = ranking.indexOf("typo");
  const typosFirst = typo >= 0 && typo < ranking.indexOf("attribute");
  const leading = isVirtual ? custom : sortKeys(ranking);
  return { leading, custom: isVirtual ? [] : custom, typosFirst };
}

/** Lists the attributes that need a column: facets, sort keys and `attributeForDistinct`. */
export function columnAttributes(all: readonly Settings[]): string[] {
  return [
    ...new Set(
      all.flatMap((settings) => {
        const { leading, custom } = rankingOf(settings, false);
        const distinct = textOf(settings, "attributeForDistinct", "");
        return [
          ...facetAttributes(settings).map(({ name }) => name),
          ...[...leading, ...custom].map(({ attribute }) => attribute),
          ...(distinct ? [distinct] : []),
        ];
      }),
    ),
  ];
}

/** Parses `replicas`. */
export function replicasOf(settings: Settings): { name: string; isVirtual: boolean }[] {
  return (texts(settings, "replicas") ?? []).map((text) => {
    const { name, modifier } = parts(text);
    return { name, isVirtual: modifier === "virtual" };
  });
}
