import { refuse } from "./searchError.ts";
import { MOST_ATTRIBUTES } from "./store/textTable.ts";

/** An index's settings, or a question's parameters over them: what was sent, by name. */
export type Settings = Readonly<Record<string, unknown>>;

/** What counts where neither index nor question says otherwise. */
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

/** A list of texts; a single one counts as a list, and so does a list in JSON, as in an address. */
export function texts(settings: Settings, name: string): string[] | undefined {
  const value = settings[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value === "string") {
    if (!value.startsWith("[")) return value === "" ? [] : value.split(",");
    try {
      return texts({ [name]: JSON.parse(value) as unknown }, name);
    } catch {
      return refuse(`${name}: not a list: ${value}`);
    }
  }
  if (Array.isArray(value) && value.every((item) => typeof item === "string")) return value;
  return refuse(`${name}: expected a list of texts`);
}

/** A whole number within bounds. */
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

/** A text. */
export function textOf(settings: Settings, name: string, fallback: string): string {
  const value = settings[name];
  if (value === undefined || value === null) return fallback;
  return typeof value === "string" ? value : refuse(`${name}: expected a text`);
}

const wrapped = /^(\w+)\((.*)\)$/;

/** "asc(price)" in its two parts; a plain name has no modifier. */
function parts(text: string): { name: string; modifier: string } {
  const [, modifier = "", name = text] = wrapped.exec(text.trim()) ?? [];
  return { name: name.trim(), modifier };
}

/** The attributes that are searched, best first; those of one level count alike. */
export function searchableLevels(settings: Settings): string[][] {
  const levels = texts({ list: settings["searchableAttributes"] ?? [] }, "list") ?? [];
  return levels.map((level) => level.split(",").map((name) => parts(name).name));
}

/** The attributes whose text is kept apart, for an index and its replicas; "*" is all as one. */
export function textAttributes(all: readonly Settings[]): string[] {
  const names = all.flatMap((settings) => {
    const levels = searchableLevels(settings).flat();
    return levels.length === 0 ? ["*"] : levels;
  });
  const apart = [...new Set(names)];
  if (apart.length > MOST_ATTRIBUTES) {
    refuse(`searchableAttributes: at most ${MOST_ATTRIBUTES} attributes, replicas counted in`);
  }
  return apart;
}

/** An attribute that may be filtered by, and what else may be done with it. */
export type FacetAttribute = { name: string; isSearchable: boolean; isCounted: boolean };

/** `attributesForFaceting`, read. */
export function facetAttributes(settings: Settings): FacetAttribute[] {
  return (texts(settings, "attributesForFaceting") ?? []).map((text) => {
    const inner = parts(text);
    // afterDistinct(searchable(brand)): one may stand in the other.
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

/** How an index orders what it finds. */
export type Ranking = {
  /** Sorted by before anything else: what makes a replica an order of its own. */
  leading: SortKey[];
  /** Sorted by among equals. */
  custom: SortKey[];
  /** Whether fewer typos count more than a better attribute. */
  typosFirst: boolean;
};

/** `ranking` and `customRanking`, read. */
export function rankingOf(settings: Settings, isVirtual: boolean): Ranking {
  const ranking = texts(settings, "ranking") ?? [];
  const custom = sortKeys(texts(settings, "customRanking") ?? []);
  const typo = ranking.indexOf("typo");
  const typosFirst = typo >= 0 && typo < ranking.indexOf("attribute");
  const leading = isVirtual ? custom : sortKeys(ranking);
  return { leading, custom: isVirtual ? [] : custom, typosFirst };
}

/** The attributes that need a column: to be filtered, counted, sorted or told apart by. */
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

/** The replicas that settings name. */
export function replicasOf(settings: Settings): { name: string; isVirtual: boolean }[] {
  return (texts(settings, "replicas") ?? []).map((text) => {
    const { name, modifier } = parts(text);
    return { name, isVirtual: modifier === "virtual" };
  });
}
