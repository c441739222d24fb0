import { hasMatch } from "#search/columns/growingLists.ts";
import { numbersOf } from "#search/columns/columns.ts";
import type { Columns, FacetColumn } from "#search/columns/columns.ts";
import type { Filter, FilterGroups, Operator } from "./filter.ts";

/** Returns true if the record in a slot passes. */
export type Predicate = (slot: number) => boolean;

const never: Predicate = () => false;

/** Amounts are compared as integer thousandths, to avoid floating-point errors. */
const thousandths = (amount: number) => Math.round(amount * 1000);

const comparisons: Record<Operator, (value: number, amount: number) => boolean> = {
  "<": (value, amount) => value < amount,
  "<=": (value, amount) => value <= amount,
  "=": (value, amount) => value === amount,
  "!=": (value, amount) => value !== amount,
  ">": (value, amount) => value > amount,
  ">=": (value, amount) => value >= amount,
};

function hasOneOf(column: FacetColumn, ids: readonly number[] | undefined): Predicate {
  if (!ids?.length) return never;
  const { lists } = column;
  const [only] = ids;
  if (ids.length === 1) return (slot) => hasMatch(lists, slot, (id) => id === only);
  return (slot) => hasMatch(lists, slot, (id) => ids.includes(id));
}

function hasAmount(
  columns: Columns,
  attribute: string,
  passes: (value: number) => boolean,
): Predicate {
  const lists = numbersOf(columns, attribute);
  return lists ? (slot) => hasMatch(lists, slot, (value) => passes(thousandths(value))) : never;
}

function hasValue(columns: Columns, attribute: string, value: string): Predicate {
  const column = columns.facets.get(attribute);
  if (column) return hasOneOf(column, column.idsOfFolded.get(value.toLowerCase()));
  const amount = value.trim() === "" ? NaN : Number(value);
  if (Number.isNaN(amount)) return never;
  return hasAmount(columns, attribute, (known) => known === thousandths(amount));
}

function affirmed(columns: Columns, filter: Filter): Predicate {
  switch (filter.kind) {
    case "value":
      return hasValue(columns, filter.attribute, filter.value);
    case "tag": {
      const column = columns.facets.get("_tags");
      const id = column?.idOf.get(filter.value);
      return column && id !== undefined ? hasOneOf(column, [id]) : never;
    }
    case "number": {
      const compare = comparisons[filter.operator];
      const amount = thousandths(filter.amount);
      return hasAmount(columns, filter.attribute, (value) => compare(value, amount));
    }
    case "range": {
      const low = thousandths(filter.low);
      const high = thousandths(filter.high);
      return hasAmount(columns, filter.attribute, (value) => value >= low && value <= high);
    }
  }
}

/** Compiles one filter to a predicate. */
export function filterPredicate(columns: Columns, filter: Filter): Predicate {
  const holds = affirmed(columns, filter);
  return filter.isNot ? (slot) => !holds(slot) : holds;
}

/** Compiles all groups to one predicate; undefined without groups. */
export function groupsPredicate(columns: Columns, groups: FilterGroups): Predicate | undefined {
  if (groups.length === 0) return undefined;
  const tests = groups.map((group): Predicate => {
    const alternatives = group.map((filter) => filterPredicate(columns, filter));
    const [only] = alternatives;
    return only && alternatives.length === 1
      ? only
      : (slot) => alternatives.some((passes) => passes(slot));
  });
  return (slot) => tests.every((passes) => passes(slot));
}
