const WITH_OFFSET = /(?:Z|[+-]\d\d:?\d\d)$/;

/**
 * Returns a time of WordPress as an ISO time in UTC; undefined if it is unset. A time without an
 * offset ("2026-11-20T12:00:00") is in GMT.
 */
export function utcTime(time: string | null | undefined): string | undefined {
  const text = time ?? "";
  const milliseconds = Date.parse(WITH_OFFSET.test(text) ? text : `${text}Z`);
  return Number.isNaN(milliseconds) ? undefined : new Date(milliseconds).toISOString();
}
