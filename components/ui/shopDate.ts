import { t } from "#words/t.ts";

// Formats of dates, times and durations in the shop's time zone.

type Moment = {
  day: number;
  month: string;
  year: number;
  weekday: string;
  hour: number;
  minute: string;
};

function momentIn(text: string): Moment | undefined {
  const [, year, month, day, hour = "0", minute = "00"] =
    /^(\d{4})-(0[1-9]|1[0-2])-(\d\d)(?:[T ](\d\d):(\d\d))?/.exec(text) ?? [];
  if (!year) return undefined;
  const weekday = new Date(Date.UTC(+year, Number(month) - 1, Number(day))).getUTCDay();
  return {
    day: Number(day),
    month: t("date.month", { month: String(Number(month)) }),
    year: Number(year),
    weekday: t("date.weekday", { weekday: String(weekday) }),
    hour: Number(hour),
    minute,
  };
}

/**
 * Formats a shop's date ("2026-11-02 10:00:00") as "2 November 2026". The shop writes its local
 * time; it is never converted, so that server and browser agree in every time zone.
 */
export function dateText(text: string | null | undefined): string {
  const moment = momentIn(text ?? "");
  return moment ? t("date.day", moment) : "";
}

/** Formats a shop's date and time as "Sunday 29 November, 11:59 pm"; midnight as the day alone. */
export function momentText(text: string | null | undefined): string {
  const moment = momentIn(text ?? "");
  if (!moment) return "";
  const { hour, minute } = moment;
  if (hour === 0 && minute === "00") return t("date.dayOfWeek", moment);
  const clock = t("date.clock", { hour, minute, half: hour < 12 ? "am" : "pm" });
  return t("date.timeOfDay", { ...moment, clock });
}

/** Formats an end as `momentText` does; one at midnight is the end of the day before. */
export function endText(text: string): string {
  const [, day] = /^(\d{4}-\d\d-\d\d)[T ]00:00/.exec(text) ?? [];
  if (!day) return momentText(text);
  return momentText(new Date(Date.parse(`${day}T00:00Z`) - 1).toISOString().slice(0, 10));
}

/** Formats a shop's day as "Wednesday 25", before another day of the same month. */
export function weekdayText(text: string): string {
  const moment = momentIn(text);
  return moment ? t("date.weekdayAndDay", moment) : "";
}

/** Formats a number of minutes as "3 h 20 min", or "20 min" without hours. */
export function hoursText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const values = { hours, minutes: minutes % 60 };
  return hours ? t("date.hours", values) : t("date.minutes", values);
}
