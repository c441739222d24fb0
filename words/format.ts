import { locale } from "./language.ts";

// Formatting of compiled messages, in browsers and on the server.

/** Cases of a plural or a choice. */
export type Choice = Readonly<Record<string, Message>>;

/** A text, or a value by its name with what it is: "#" is the number of the plural around it. */
export type Part =
  | string
  | readonly [name: string, kind?: undefined, more?: undefined]
  | readonly [name: string, kind: "number", more?: undefined]
  | readonly [name: string, kind: "cardinal" | "ordinal" | "select", cases: Choice]
  | readonly [name: string, kind: "tag", inside: Message];

/** A compiled message. */
export type Message = string | readonly Part[];

/** Values of a message, by name. */
export type Values = Readonly<Record<string, string | number>>;

/** Elements of a message's tags, by name; `key` is the place among its parts. */
export type Wraps<Node> = Readonly<Record<string, (text: string, key: number) => Node>>;

const numbers = new Map<string, Intl.NumberFormat>();
const plurals = new Map<string, Intl.PluralRules>();

/** Looks an entry up, or creates it: formats of `Intl` take long to make. */
function known<Value>(of: Map<string, Value>, name: string, make: () => Value): Value {
  const value = of.get(name) ?? make();
  of.set(name, value);
  return value;
}

/**
 * Returns the parts of a message in a language, by default that at hand; `wraps` gives its tags
 * their elements.
 */
export function formatTags<Node>(
  message: Message,
  wraps: Wraps<Node>,
  values: Values = {},
  current = locale(),
): (string | Node)[] {
  if (typeof message === "string") return [message];
  const numberText = (value: string | number) =>
    known(numbers, current, () => new Intl.NumberFormat(current)).format(Number(value));

  /** Returns the case of a plural or a choice for a value. */
  function caseFor(value: string | number, kind: "cardinal" | "ordinal" | "select", cases: Choice) {
    if (kind === "select") return Object.hasOwn(cases, value) ? cases[value] : undefined;
    const rules = () => new Intl.PluralRules(current, { type: kind });
    return cases[`=${value}`] ?? cases[known(plurals, current + kind, rules).select(Number(value))];
  }

  const parts = message.flatMap((part, place): (string | Node)[] => {
    if (typeof part === "string") return [part];
    const [name, kind, more] = part;
    const value = values[name] ?? "";
    if (kind === undefined) return [String(value)];
    if (kind === "number") return [numberText(value)];
    if (kind === "tag") return [wraps[name]?.(format(more, values, current), place) ?? ""];
    const inside = { ...values, "#": numberText(value) };
    const own = caseFor(value, kind, more) ?? more["other"] ?? "";
    return formatTags(own, wraps, inside, current);
  });
  // Texts beside each other are one text, as elements need.
  const joined: (string | Node)[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part !== "string" || typeof last !== "string") joined.push(part);
    else joined[joined.length - 1] = last + part;
  }
  return joined;
}

/** Returns a message's text in a language, by default that at hand. */
export const format = (message: Message, values?: Values, current?: string): string =>
  formatTags<string>(message, {}, values, current).join("");
