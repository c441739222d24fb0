/** What is kept under an objectID: JSON, nested as its sender likes. */
export type SearchRecord = Record<string, unknown> & { objectID: string };

type Leaf = string | number | boolean;

const isLeaf = (value: unknown): value is Leaf =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

/** Whether a value is an object with fields, and no list. */
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

/** Every value of a record under its path ("categories.lvl0"); lists add theirs to their own path. */
export function leavesOf(record: SearchRecord): Map<string, Leaf[]> {
  const leaves = new Map<string, Leaf[]>();
  collect(record, "", leaves);
  return leaves;
}

/** Whether a path is an attribute or stands below it: "tags" covers "tags.name". */
export const isWithin = (path: string, attribute: string): boolean =>
  attribute === "*" || path === attribute || path.startsWith(`${attribute}.`);
