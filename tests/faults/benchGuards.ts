import { guardNames } from "#server/limits/guards.ts";
import type { Guard } from "#server/limits/guards.ts";

/** Guards that the bench can switch off: the server's, and the browser's storage of changes. */
export const benchGuards = [...guardNames, "intents"] as const;

export type BenchGuard = (typeof benchGuards)[number];

/**
 * Returns the server's guards to switch off for a run of the bench. The backend recognizes a
 * repeated change by its key, too: the server's own record is needed where it does not.
 */
export function switchedOffFor(without: BenchGuard | undefined): readonly Guard[] {
  if (without === undefined || without === "intents") return [];
  return without === "idempotency" ? [without, "changeKeys"] : [without];
}
