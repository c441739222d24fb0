/** A test of one attribute, as any of the four ways to filter says it. */
export type Filter =
  | { kind: "value"; attribute: string; value: string; isNot: boolean }
  | { kind: "tag"; value: string; isNot: boolean }
  | { kind: "number"; attribute: string; operator: Operator; amount: number; isNot: boolean }
  | { kind: "range"; attribute: string; low: number; high: number; isNot: boolean };

export type Operator = "<" | "<=" | "=" | "!=" | ">" | ">=";

/** All groups must hold; of a group, one filter. */
export type FilterGroups = Filter[][];

/** Filters of one group must be of one type; a range is a number's. */
export const typeOf = ({ kind }: Filter): string => (kind === "range" ? "number" : kind);
