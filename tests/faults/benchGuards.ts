import { guardNames } from "#server/limits/guards.ts";
import type { Guard } from "#server/limits/guards.ts";

/** Guards that the bench can switch off: the server's, and the browser's storage of changes. */
export const benchGuards = [...guardNames, "intents"] as const;

export type BenchGuard = (typeof benchGuards)[number];

/** Returns the server's guards to switch off for a run of the bench. */
export const switchedOffFor = (without: BenchGuard | undefined): readonly Guard[] =>
  without === undefined || without === "intents" ? [] : [without];
