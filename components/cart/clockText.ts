const twoDigits = (number: number) => String(number).padStart(2, "0");

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** Formats a time as "14:05" in the shopper's time zone; with the date on any day but today's. */
export function clockText(moment: Date, now = new Date()): string {
  const clock = `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
  if (moment.toDateString() === now.toDateString()) return clock;
  return `${clock} on ${moment.getDate()} ${MONTHS[moment.getMonth()]}`;
}
