import type { Hints } from "./rule.ts";
import { reportUnknownRule } from "./reportUnknownRule.ts";

// Parser of a field's validation rules, written as text or as nested arrays.

/** A field's rules: `"required|length:1,5"`, or `[["required"], ["length", 1, 5]]`. */
export type WrittenRules = string | readonly (readonly [rule: string, ...args: unknown[]])[];

/** A parsed rule with its arguments and hints. */
export type CalledRule = {
  name: string;
  args: readonly unknown[];
  hints: Partial<Hints>;
};

// Hints, a name of two characters or more, and in text the arguments after a colon.
const NAMED = /^((?:[*+?]|\(\d+\))*)([a-z]\w+)$/i;
const CALLED = /^([^:]*)(?::([^]*))?$/;

function hintsIn(marks: string): Partial<Hints> {
  const wait = /\((\d+)\)/.exec(marks);
  return {
    ...(marks.includes("*") && { force: true }),
    ...(marks.includes("+") && { skipEmpty: false }),
    ...(marks.includes("?") && { blocking: false }),
    ...(wait && { debounce: Number(wait[1]) }),
  };
}

/** Parses one rule; an unknown notation yields none. */
function calledAs(written: string, args: readonly unknown[]): CalledRule[] {
  const [, marks = "", name] = NAMED.exec(written) ?? [];
  if (name !== undefined) return [{ name, args, hints: hintsIn(marks) }];
  if (written !== "") reportUnknownRule(written);
  return [];
}

function calledInText(written: string): CalledRule[] {
  const [, name = "", args] = CALLED.exec(written.trim()) ?? [];
  return calledAs(name, args ? args.split(",").map((arg) => arg.trim()) : []);
}

/** Parses the rules in order, from either notation. */
export function readRules(rules: WrittenRules): CalledRule[] {
  if (typeof rules === "string") return rules.split("|").flatMap(calledInText);
  return rules.flatMap(([name, ...args]) => calledAs(name, args));
}
