import type { WrittenRules } from "#relay/contract/validation/ruleNotation.ts";
import { validate } from "#relay/contract/validation/validate.ts";
import type { CheckedField, Failure } from "#relay/contract/validation/validate.ts";

/** What is known of a field's value: complete, or so far. */
export type CheckResult = { failures: readonly Failure[]; isRunning: boolean };

/** A field's value, its rules, and what they may look at. */
export type CheckRequest = {
  rules: WrittenRules;
  value: unknown;
  field: CheckedField & { values: Readonly<Record<string, unknown>> };
};

const noticing = (values: CheckRequest["field"]["values"], read: (name: string) => void) =>
  new Proxy(values, {
    // Rules look whether a field is there before they read it.
    getOwnPropertyDescriptor(target, name) {
      read(String(name));
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
  });

/**
 * Runs one field's rules, one run at a time: a newer run puts an end to an older one, whose late
 * answers count for nothing.
 * @param report hears of what the latest run has found
 */
export function createFieldCheck(report: (result: CheckResult) => void) {
  let stop = () => {};
  let latest: Promise<readonly Failure[]> = Promise.resolve([]);
  let reads = new Set<string>();
  let asked: CheckRequest | undefined;

  function run(request: CheckRequest): void {
    stop();
    let isLatest = true;
    let soFar: readonly Failure[] = [];
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let giveUp: ((reason: Error) => void) | undefined;
    const reportSoFar = () => report({ failures: soFar, isRunning: true });
    // What rules said that take their time is taken back, unless they answer at once.
    const slow = setTimeout(reportSoFar);

    stop = () => {
      isLatest = false;
      clearTimeout(slow);
      clearTimeout(waiting);
      giveUp?.(new Error("The value has changed"));
    };
    const pause = (milliseconds: number) =>
      new Promise<void>((resolve, reject) => {
        if (isLatest) reportSoFar();
        giveUp = reject;
        waiting = setTimeout(resolve, milliseconds);
      });

    asked = request;
    const readNow = new Set<string>();
    reads = readNow;
    const { rules, value, field } = request;
    latest = validate(rules, value, {
      ...field,
      values: noticing(field.values, (name) => readNow.add(name)),
      pause,
      found: (failures) => (soFar = failures),
    })
      .catch((error: unknown) => {
        // A newer run ends an older one by rejecting its pause; nothing else rejects.
        if (isLatest) console.error(error);
        return soFar;
      })
      .then((failures) => {
        clearTimeout(slow);
        if (isLatest) report({ failures, isRunning: false });
        return failures;
      });
  }

  return {
    run,
    /** Ends what is under way. */
    stop: () => stop(),
    /** Whether the rules have looked at another field. */
    reads: (name: string) => name !== asked?.field.name && reads.has(name),
    /** Whether the value or what the rules have looked at is another than at the latest run. */
    isStale: (value: unknown, values: Readonly<Record<string, unknown>>) =>
      value !== asked?.value ||
      [...reads].some((name) => asked?.field.values[name] !== values[name]),
    /** What is found once nothing runs any more. */
    async settled(): Promise<readonly Failure[]> {
      for (;;) {
        const awaited = latest;
        const failures = await awaited;
        if (awaited === latest) return failures;
      }
    },
  };
}
