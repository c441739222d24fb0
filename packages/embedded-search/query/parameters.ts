import { isFields } from "#search/record.ts";
import { refuse } from "#search/searchError.ts";
import type { Settings } from "#search/settings.ts";

// Parameters of a search request.

/** Settings that only the index decides; a query cannot override them. */
const SETTINGS_ONLY = new Set([
  "attributeForDistinct",
  "attributesForFaceting",
  "customRanking",
  "paginationLimitedTo",
  "replicas",
  "searchableAttributes",
  "unretrievableAttributes",
  "userData",
]);

const LITERALS: Record<string, unknown> = { true: true, false: false, null: null };

/** Parses a URL parameter: lists, objects and literals are JSON. */
function valueOf(text: string): unknown {
  if (Object.hasOwn(LITERALS, text)) return LITERALS[text];
  if (!/^[[{]/.test(text)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Deepest nesting of a parameter: filters are lists of lists. */
const MAX_DEPTH = 8;

/** Returns parameters that are not nested too deeply to be printed. */
function shallow(parameters: Settings): Settings {
  let level: unknown[] = [parameters];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return refuse("A parameter is nested too deeply");
    level = level.flatMap((value) =>
      typeof value === "object" && value !== null ? Object.values(value) : [],
    );
  }
  return parameters;
}

/** Parses the parameters of a URL's query string. */
export function parametersOfAddress(query: string): Settings {
  const values = Array.from(new URLSearchParams(query), ([name, value]) => [
    name,
    name === "query" ? value : valueOf(value),
  ]);
  return shallow(Object.fromEntries(values) as Settings);
}

/** Returns a request's parameters, from its fields and from its `params` (a query string). */
export function parametersOf(request: unknown): Settings {
  if (request === undefined || request === null) return {};
  if (!isFields(request)) return refuse("Expected an object of search parameters");
  const { params, indexName: _, type: __, ...flat } = request;
  if (params === undefined) return shallow(flat);
  const inner = typeof params === "string" ? parametersOfAddress(params) : params;
  return isFields(inner) ? shallow({ ...flat, ...inner }) : refuse("params: expected a text");
}

/** Merges parameters over settings. */
export function withParameters(settings: Settings, parameters: Settings): Settings {
  const allowed = Object.entries(parameters).filter(([name]) => !SETTINGS_ONLY.has(name));
  return { ...settings, ...Object.fromEntries(allowed) };
}

/** Encodes parameters as a query string, for the response's `params`. */
export function encodedParameters(parameters: Settings): string {
  const texts = Object.entries(parameters).map(([name, value]): [string, string] => [
    name,
    typeof value === "string" ? value : JSON.stringify(value ?? null),
  ]);
  return new URLSearchParams(texts).toString();
}
