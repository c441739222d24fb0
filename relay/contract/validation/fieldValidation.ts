import { safeParseAsync } from "zod/mini";
import { isEmpty } from "./emptiness.ts";
import { fieldOf } from "./fieldContext.ts";
import type { FieldFacts } from "./fieldContext.ts";
import type { Hints, Rule, Rules } from "./rule.ts";
import { reportUnknownRule } from "./reportUnknownRule.ts";
import { readRules } from "./ruleNotation.ts";
import type { CalledRule, WrittenRules } from "./ruleNotation.ts";
import { ruleTable } from "./ruleTable.ts";
import { t } from "#words/t.ts";

// Form field validation: runs a field's rules in order and collects their messages.

/** A failed rule with its message for the shopper. */
export type Failure = { rule: string; message: string; blocking: boolean };

/** A field to validate, with its form's custom rules and messages. */
export type CheckedField = FieldFacts & {
  /** The form's custom rules, by name; they may be asynchronous. */
  rules?: Rules | undefined;
  /** Custom messages of the field, by rule. */
  messages?: Readonly<Record<string, string>> | undefined;
  /** Waits before a debounced rule; a form rejects it once the value has changed again. */
  pause?: ((milliseconds: number) => Promise<void>) | undefined;
  /** Reports the failures so far, each time another rule fails. */
  found?: ((failures: readonly Failure[]) => void) | undefined;
};

const USUAL: Hints = { force: false, skipEmpty: true, blocking: true, debounce: 0 };

const of = <Value>(table: Readonly<Record<string, Value>> | undefined, name: string) =>
  table && Object.hasOwn(table, name) ? table[name] : undefined;

/** Returns the message of a rule that a value fails; a rule that throws has failed too. */
async function failureMessage(
  { name, args }: CalledRule,
  rule: Rule,
  value: unknown,
  facts: FieldFacts,
): Promise<string | undefined> {
  try {
    const type = rule(args, fieldOf(facts));
    const result = await safeParseAsync(type, value, { error: () => t("validation.fallback") });
    return result.error && (result.error.issues[0]?.message ?? t("validation.fallback"));
  } catch (error) {
    console.error(`The form rule "${name}" of the field "${facts.name}" threw:`, error);
    return t("validation.fallback");
  }
}

/**
 * Validates a value; returns the failed rules in order. After the first failure only forced rules
 * run. Unknown rules are skipped and reported in development.
 */
export async function validate(
  rules: WrittenRules,
  value: unknown,
  field: CheckedField,
): Promise<Failure[]> {
  const failures = new Map<string, Failure>();
  for (const called of readRules(rules)) {
    const { name } = called;
    const rule = of(field.rules, name) ?? of(ruleTable, name);
    if (!rule) {
      reportUnknownRule(name);
      continue;
    }
    const hints = { ...USUAL, ...rule.hints, ...called.hints };
    if (failures.size > 0 && !hints.force) continue;
    if (hints.skipEmpty && isEmpty(value)) continue;
    if (hints.debounce > 0) await field.pause?.(hints.debounce);
    const failure = await failureMessage(called, rule, value, field);
    if (failure === undefined) continue;
    const message = of(field.messages, name) ?? failure;
    failures.set(name, { rule: name, message, blocking: hints.blocking });
    field.found?.([...failures.values()]);
  }
  return [...failures.values()];
}
