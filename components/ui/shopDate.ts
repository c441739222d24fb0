// Formats of dates, times and durations in the shop's time zone.

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const MIDNIGHT = "12:00 am";

type Moment = { day: number; month: string; year: number; weekday: string; clock: string };

function momentIn(text: string): Moment | undefined {
  const [, year, month, day, hour, minute] =
    /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d))?/.exec(text) ?? [];
  const name = MONTHS[Number(month) - 1];
  if (!year || !name) return undefined;
  const weekday = DAYS[new Date(Date.UTC(+year, Number(month) - 1, Number(day))).getUTCDay()];
  const hours = Number(hour ?? 0);
  const clock = `${hours % 12 || 12}:${minute ?? "00"} ${hours < 12 ? "am" : "pm"}`;
  return { day: Number(day), month: name, year: Number(year), weekday: weekday ?? "", clock };
}

/**
 * Formats a shop's date ("2026-11-02 10:00:00") as "2 November 2026". The shop writes its local
 * time; it is never converted, so that server and browser agree in every time zone.
 */
export function dateText(text: string | null | undefined): string {
  const moment = momentIn(text ?? "");
  return moment ? `${moment.day} ${moment.month} ${moment.year}` : "";
}

/** Formats a shop's date and time as "Sunday 29 November, 11:59 pm"; midnight as the day alone. */
export function momentText(text: string | null | undefined): string {
  const moment = momentIn(text ?? "");
  if (!moment) return "";
  const { weekday, day, month, clock } = moment;
  return `${weekday} ${day} ${month}${clock === MIDNIGHT ? "" : `, ${clock}`}`;
}

/** Formats a number of minutes as "3 h 20 min", or "20 min" without hours. */
export function hoursText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return `${hours ? `${hours} h ` : ""}${minutes % 60} min`;
}
