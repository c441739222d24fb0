const RELATIVE = /^([+-]\d+) days?$/;
const DAY = 86_400;

/**
 * Parses a merchant's date to epoch seconds: an ISO date-time, or "+9 days" from the start of the
 * day of seeding (UTC).
 * @throws if it is neither
 */
export function momentOf(date: string, today: Date): number {
  const days = RELATIVE.exec(date)?.[1];
  if (days !== undefined) return startOfDay(today) + Number(days) * DAY;
  const milliseconds = Date.parse(date);
  if (Number.isNaN(milliseconds)) throw new Error(`"${date}" is neither a date nor "+9 days"`);
  return Math.floor(milliseconds / 1000);
}

function startOfDay(today: Date): number {
  return Math.floor(today.getTime() / 1000 / DAY) * DAY;
}
