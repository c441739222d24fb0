import type { WrittenRules } from "#relay/contract/validation/ruleNotation.ts";
import { validate } from "#relay/contract/validation/fieldValidation.ts";
import type { CheckedField, Failure } from "#relay/contract/validation/fieldValidation.ts";

// Validation runs of one form field: cancellation, pauses and the other fields it depends on.

/** Validation result of a field; partial while rules are running. */
export type CheckResult = { failures: readonly Failure[]; isRunning: boolean };

/** A field's value and rules, with the other fields that the rules may read. */
export type CheckRequest = {
  rules: WrittenRules;
  value: unknown;
  field: CheckedField & { values: Readonly<Record<string, unknown>> };
};

/** Wraps a form's values to report which fields the rules read. */
const trackReads = (values: CheckRequest["field"]["values"], onRead: (name: string) => void) =>
  new Proxy(values, {
    // Rules test if a field exists (`hasOwn`) before they read it.
    getOwnPropertyDescriptor(target, name) {
      onRead(String(name));
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
  });

/**
 * Validates one field, one run at a time: a newer run cancels the older one and ignores its late
 * results.
 * @param report called with the result of the latest run
 */
export function createFieldCheck(report: (result: CheckResult) => void) {
  let stop = () => {};
  let latest: Promise<readonly Failure[]> = Promise.resolve([]);
  let reads = new Set<string>();
  let latestRequest: CheckRequest | undefined;

  function run(request: CheckRequest): void {
    stop();
    let isLatest = true;
    let failuresSoFar: readonly Failure[] = [];
    let pauseTimer: ReturnType<typeof setTimeout> | undefined;
    let rejectPause: ((reason: Error) => void) | undefined;
    const reportSoFar = () => report({ failures: failuresSoFar, isRunning: true });
    // Asynchronous rules withdraw their previous failures, unless they resolve at once.
    const slowTimer = setTimeout(reportSoFar);

    stop = () => {
      isLatest = false;
      clearTimeout(slowTimer);
      clearTimeout(pauseTimer);
      rejectPause?.(new Error("The value has changed"));
    };
    const pause = (milliseconds: number) =>
      new Promise<void>((resolve, reject) => {
        if (isLatest) reportSoFar();
        rejectPause = reject;
        pauseTimer = setTimeout(resolve, milliseconds);
      });

    latestRequest = request;
    const readNames = new Set<string>();
    reads = readNames;
    const { rules, value, field } = request;
    latest = validate(rules, value, {
      ...field,
      values: trackReads(field.values, (name) => readNames.add(name)),
      pause,
      found: (failures) => (failuresSoFar = failures),
    })
      .catch((error: unknown) => {
        // A newer run ends an older one by rejecting its pause; nothing else rejects.
        if (isLatest) console.error(error);
        return failuresSoFar;
      })
      .then((failures) => {
        clearTimeout(slowTimer);
        if (isLatest) report({ failures, isRunning: false });
        return failures;
      });
  }

  return {
    run,
    /** Cancels the current run. */
    stop: () => stop(),
    /** True if the rules have read another field. */
    reads: (name: string) => name !== latestRequest?.field.name && reads.has(name),
    /** True if the value, or another one that the rules read, has changed since the latest run. */
    isStale: (value: unknown, values: Readonly<Record<string, unknown>>) =>
      value !== latestRequest?.value ||
      [...reads].some((name) => latestRequest?.field.values[name] !== values[name]),
    /** Resolves to the failures once no run is pending. */
    async settled(): Promise<readonly Failure[]> {
      for (;;) {
        const awaited = latest;
        const failures = await awaited;
        if (awaited === latest) return failures;
      }
    },
  };
}
