// Partial GraphQL responses: fields replaced by null, with an error for each.

/** A response whose fields are changed here. */
type ResponseData = { data?: unknown; errors?: unknown[] };

/** Returns the object at a path in a response; undefined if it is not there. */
const objectAt = (data: unknown, path: readonly string[]) =>
  path.reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], data);

/** Returns an index of a list as a number, as in the path of an error. */
const indexIn = (name: string) => (/^\d+$/.test(name) ? Number(name) : name);

/** Returns a response's text without the fields at these paths, as after an error in a plugin. */
export function withoutFields(text: string, fields: ReadonlySet<string>): string {
  const { data, ...rest } = JSON.parse(text) as ResponseData;
  const errors: object[] = [];
  for (const path of [...fields].map((field) => field.split("."))) {
    const name = path.at(-1) ?? "";
    const holder = objectAt(data, path.slice(0, -1)) as Record<string, unknown> | null | undefined;
    if (!holder || !Object.hasOwn(holder, name)) continue;
    holder[name] = null;
    errors.push({ message: "Internal server error", path: path.map(indexIn) });
  }
  if (errors.length === 0) return text;
  return JSON.stringify({ ...rest, data, errors: [...(rest.errors ?? []), ...errors] });
}
