// Search records: nested JSON, and their attributes by path.

/** A record; `objectID` identifies it in its index. */
export type SearchRecord = Record<string, unknown> & { objectID: string };

type Leaf = string | number | boolean;

const isLeaf = (value: unknown): value is Leaf =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

/** True for an object that is not an array. */
export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function collect(value: unknown, path: string, leaves: Map<string, Leaf[]>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, path, leaves);
  else if (isFields(value)) {
    for (const [name, inner] of Object.entries(value)) {
      collect(inner, path ? `${path}.${name}` : name, leaves);
    }
  } else if (isLeaf(value)) {
    const known = leaves.get(path);
    if (known) known.push(value);
    else leaves.set(path, [value]);
  }
}

/** Returns all leaf values of a record by path ("categories.lvl0"); list items share their path. */
export function leavesOf(record: SearchRecord): Map<string, Leaf[]> {
  const leaves = new Map<string, Leaf[]>();
  collect(record, "", leaves);
  return leaves;
}

/** True if a path is the attribute or nested in it: "tags" covers "tags.name". */
export const isWithin = (path: string, attribute: string): boolean =>
  attribute === "*" || path === attribute || path.startsWith(`${attribute}.`);
