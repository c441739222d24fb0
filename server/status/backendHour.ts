import { byPriority, priorities } from "#server/backend/line/backendQueue.ts";
import type { CallPriority } from "#server/backend/line/backendQueue.ts";
import type { EndedCall } from "#server/backend/line/callRunner.ts";
import { createHourlyDurations } from "#server/observe/hourlyDurations.ts";
import type { DurationSummary } from "#server/observe/hourlyDurations.ts";

// Speed and errors of the backend within the last hour, by priority.

/** Calls of a priority within the last hour: the answered ones, and the number of failed ones. */
export type CallSummary = { priority: CallPriority; answered: DurationSummary; failed: number };

/** The record. */
export type BackendHour = {
  note: (call: Pick<EndedCall, "priority" | "tookMs" | "isAnswered">) => void;
  /** Returns the priorities in the order of their rank. */
  summary: () => CallSummary[];
};

/** Creates an empty record. */
export function createBackendHour(): BackendHour {
  const answered = byPriority(() => createHourlyDurations());
  const failed = byPriority(() => createHourlyDurations());
  return {
    note: ({ priority, tookMs, isAnswered }) =>
      (isAnswered ? answered : failed)[priority].note(tookMs),
    summary: () =>
      priorities.map((priority) => ({
        priority,
        answered: answered[priority].summary(),
        failed: failed[priority].summary().count,
      })),
  };
}
