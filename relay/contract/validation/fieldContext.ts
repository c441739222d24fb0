// Field lookup of validation rules: labels, and other fields of the form by relative path.

/** Context of a field's validation: its name, label and form. */
export type FieldFacts = {
  /** The field's name in its form; within groups a path, for example `billing.email`. */
  name: string;
  /** The field's label in messages; its name by default. */
  label?: string | undefined;
  /** All values of the form, by field name or grouped. */
  values?: Readonly<Record<string, unknown>> | undefined;
  /** All labels of the form, by field name. */
  labels?: Readonly<Record<string, string>> | undefined;
};

/** A field as rules receive it. */
export type RuledField = {
  /** The last part of its path. */
  ownName: string;
  /** The label in messages. */
  label: string;
  /** The label with a capital first letter. */
  Label: string;
  /** Another field of the form; undefined if the form has none at that address. */
  at: (address: unknown) => { value: unknown; label: string } | undefined;
};

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const has = (holder: unknown, key: string): holder is object =>
  isObject(holder) && Object.hasOwn(holder, key);

const own = (holder: unknown, key: string): unknown =>
  has(holder, key) ? Reflect.get(holder, key) : undefined;

const labelIn = (labels: FieldFacts["labels"], name: string): string =>
  (labels && Object.hasOwn(labels, name) && labels[name]) || name;

/** Resolves an address to a path, relative to the field's group. */
function pathTo(address: string, group: readonly string[]): string[] {
  const [first, ...rest] = address.split(".");
  // Every address starts in the field's own group, so the first `$parent` is no step.
  const steps = first === "$parent" ? rest : [first ?? "", ...rest];
  let path = [...group];
  for (const step of steps) {
    if (step === "$root") path = [];
    else if (step === "$parent") path.pop();
    else path.push(step);
  }
  return path;
}

function findIn({ values, labels }: FieldFacts, path: readonly string[]) {
  const name = path.join(".");
  const last = path.at(-1) ?? "";
  const group = path.slice(0, -1).reduce<unknown>(own, values);
  const label = labelIn(labels, name);
  if (has(values, name)) return { value: own(values, name), label };
  if (has(group, last) || has(labels, name)) return { value: own(group, last), label };
  return undefined;
}

/** Returns the field that rules receive, from its context. */
export function fieldOf(facts: FieldFacts): RuledField {
  const path = facts.name.split(".");
  const label = facts.label || labelIn(facts.labels, facts.name);
  return {
    ownName: path.at(-1) ?? "",
    label,
    Label: label.charAt(0).toUpperCase() + label.slice(1),
    at: (address) => findIn(facts, pathTo(String(address), path.slice(0, -1))),
  };
}
