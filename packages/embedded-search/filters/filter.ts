/** A parsed filter on one attribute, common to all four filter parameters. */
export type Filter =
  | { kind: "value"; attribute: string; value: string; isNot: boolean }
  | { kind: "tag"; value: string; isNot: boolean }
  | { kind: "number"; attribute: string; operator: Operator; amount: number; isNot: boolean }
  | { kind: "range"; attribute: string; low: number; high: number; isNot: boolean };

export type Operator = "<" | "<=" | "=" | "!=" | ">" | ">=";

/** Groups are joined by AND, the filters of a group by OR. */
export type FilterGroups = Filter[][];

/** Type of a filter, which must be the same within a group; a range counts as "number". */
export const typeOf = ({ kind }: Filter): string => (kind === "range" ? "number" : kind);
