import { refuse } from "#search/searchError.ts";
import type { Filter, FilterGroups, Operator } from "./filter.ts";

// Parser of filters that are sent as lists.

/** Parses a list that was sent as an array, as JSON text or separated by commas. */
function asList(given: unknown, name: string): unknown[] {
  if (given === undefined || given === null || given === "") return [];
  if (Array.isArray(given)) return given;
  if (typeof given !== "string") return refuse(`${name}: expected a list`);
  if (!given.startsWith("[")) return given.split(",");
  try {
    return JSON.parse(given) as unknown[];
  } catch {
    return refuse(`${name}: not a list: ${given}`);
  }
}

/** Parses a list of filters into groups; an inner list holds alternatives. */
function groupsOf(given: unknown, name: string, parse: (text: string) => Filter): FilterGroups {
  const parsed = (item: unknown) =>
    typeof item === "string" ? parse(item) : refuse(`${name}: expected a text in the list`);
  return asList(given, name)
    .map((item) => (Array.isArray(item) ? item.map(parsed) : [parsed(item)]))
    .filter((group) => group.length > 0);
}

/** A leading minus negates the value; a backslash before it makes it part of the value. */
function negatable(text: string): { value: string; isNot: boolean } {
  if (text.startsWith("\\-")) return { value: text.slice(1), isNot: false };
  return text.startsWith("-")
    ? { value: text.slice(1), isNot: true }
    : { value: text, isNot: false };
}

function parseFacet(name: string, text: string): Filter {
  const colon = text.indexOf(":");
  if (colon < 1) return refuse(`${name}: expected attribute:value, not ${JSON.stringify(text)}`);
  const attribute = text.slice(0, colon).trim();
  const negated = negatable(text.slice(colon + 1).trim());
  return attribute === "_tags"
    ? { kind: "tag", ...negated }
    : { kind: "value", attribute, ...negated };
}

const OPERATOR = /[<>!]=|[<>=]/;
const AMOUNT = /^[-+]?[\d.]+(?:e[-+]?\d+)?$/i;

const amountOf = (text: string) => (AMOUNT.test(text.trim()) ? Number(text) : NaN);

/** Parses "attribute:5 TO 10"; undefined for any other text. */
function parseRange(text: string): Filter | undefined {
  const colon = text.indexOf(":");
  const attribute = text.slice(0, Math.max(colon, 0)).trim();
  const [low = NaN, high = NaN, ...more] = text
    .slice(colon + 1)
    .split(/\sTO\s/)
    .map(amountOf);
  if (!attribute || more.length > 0 || Number.isNaN(low + high)) return undefined;
  return { kind: "range", attribute, low, high, isNot: false };
}

function parseNumeric(text: string): Filter {
  const range = parseRange(text);
  if (range) return range;
  const { 0: operator = "", index = 0 } = OPERATOR.exec(text) ?? {};
  const attribute = text.slice(0, index).trim();
  const amount = amountOf(text.slice(index + operator.length));
  if (!attribute || Number.isNaN(amount)) {
    return refuse(`numericFilters: expected attribute, operator and number: ${text}`);
  }
  return { kind: "number", attribute, operator: operator as Operator, amount, isNot: false };
}

/** Parses `facetFilters`: "attribute:value" or "attribute:-value". */
export const parseFacetFilters = (given: unknown, name = "facetFilters"): FilterGroups =>
  groupsOf(given, name, (text) => parseFacet(name, text));

/** Parses `numericFilters`: "attribute >= 5" or "attribute:5 TO 10". */
export const parseNumericFilters = (given: unknown): FilterGroups =>
  groupsOf(given, "numericFilters", parseNumeric);

/** Parses `tagFilters`: "tag" or "-tag". */
export const parseTagFilters = (given: unknown): FilterGroups =>
  groupsOf(given, "tagFilters", (text) => ({ kind: "tag", ...negatable(text.trim()) }));
