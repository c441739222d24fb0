import { safeParseAsync } from "zod/mini";
import { isEmpty } from "./emptiness.ts";
import { fieldOf } from "./field.ts";
import type { FieldFacts } from "./field.ts";
import type { Hints, Rule, Rules } from "./rule.ts";
import { readRules } from "./ruleNotation.ts";
import type { WrittenRules } from "./ruleNotation.ts";
import { ruleTable } from "./ruleTable.ts";
import { FALLBACK_MESSAGE } from "./messages.ts";

/** A rule that does not hold, in words for the shopper. */
export type Failure = { rule: string; message: string; blocking: boolean };

/** A field, and what its form adds to the rules. */
export type CheckedField = FieldFacts & {
  /** Rules of the form's own, by name; they may take their time. */
  rules?: Rules | undefined;
  /** The field's own words, by rule. */
  messages?: Readonly<Record<string, string>> | undefined;
  /** Waits before a debounced rule; a form rejects it when the value has changed again. */
  pause?: ((milliseconds: number) => Promise<void>) | undefined;
  /** Told of what has failed so far, each time that something does. */
  found?: ((failures: readonly Failure[]) => void) | undefined;
};

const USUAL: Hints = { force: false, skipEmpty: true, blocking: true, debounce: 0 };

const of = <Value>(table: Readonly<Record<string, Value>> | undefined, name: string) =>
  table && Object.hasOwn(table, name) ? table[name] : undefined;

async function faultOf(rule: Rule, args: readonly unknown[], value: unknown, facts: FieldFacts) {
  const type = rule(args, fieldOf(facts));
  const result = await safeParseAsync(type, value, { error: () => FALLBACK_MESSAGE });
  return result.error && (result.error.issues[0]?.message ?? FALLBACK_MESSAGE);
}

/**
 * Says what keeps a value from being taken, in the rules' order; nothing where all of them hold.
 * After the first failure only forced rules run. A rule that nobody knows is left out.
 */
export async function validate(
  rules: WrittenRules,
  value: unknown,
  field: CheckedField,
): Promise<Failure[]> {
  const failures = new Map<string, Failure>();
  for (const { name, args, hints: called } of readRules(rules)) {
    const rule = of(field.rules, name) ?? of(ruleTable, name);
    if (!rule) continue;
    const hints = { ...USUAL, ...rule.hints, ...called };
    if (failures.size > 0 && !hints.force) continue;
    if (hints.skipEmpty && isEmpty(value)) continue;
    if (hints.debounce > 0) await field.pause?.(hints.debounce);
    const fault = await faultOf(rule, args, value, field);
    if (fault === undefined) continue;
    const message = of(field.messages, name) ?? fault;
    failures.set(name, { rule: name, message, blocking: hints.blocking });
    field.found?.([...failures.values()]);
  }
  return [...failures.values()];
}
