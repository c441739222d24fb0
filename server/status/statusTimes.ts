// Numbers and times of the status page, as text.

const numbers = new Intl.NumberFormat("en");
const relative = new Intl.RelativeTimeFormat("en", { numeric: "always" });
const moments = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "medium",
  timeZone: "UTC",
});

const SECOND = 1_000;
const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", SECOND],
] as const;

/** Returns a number with separators of thousands. */
export const count = (value: number): string => numbers.format(value);

/** Returns a duration in milliseconds, or in seconds from one second on. */
export const duration = (ms: number): string =>
  ms < SECOND ? `${Math.round(ms)} ms` : `${(ms / SECOND).toFixed(1)} s`;

/** Returns the time from a moment to another in its largest unit, for example "3 minutes ago". */
export function ago(at: number, now: number): string {
  const past = Math.max(0, now - at);
  const [unit, size] = UNITS.find(([, ms]) => past >= ms) ?? ["second", SECOND];
  return relative.format(-Math.floor(past / size), unit);
}

/** Returns a moment as date and time in UTC. */
export const utcText = (at: number): string => `${moments.format(at)} UTC`;
