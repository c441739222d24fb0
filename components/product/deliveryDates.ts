import type { DeliveryRules } from "#relay/contract/page/shopTexts.ts";
import { hoursText, momentText, weekdayText } from "#components/ui/shopDate.ts";
import { language } from "#words/language.ts";
import { t } from "#words/t.ts";

// Delivery dates of an order, calculated from working days, holidays and the cut-off time.

const DAY = 86_400_000;

/** Returns the shop's day and time at a moment, "2026-11-25" and "13:59". */
function shopTime(timeZone: string, moment: Date) {
  // "25/11/2026, 13:59"
  const text = moment.toLocaleString("en-GB", {
    timeZone,
    hourCycle: "h23",
    dateStyle: "short",
    timeStyle: "short",
  });
  const [day, month, year, ...clock] = text.match(/\d+/g) ?? [];
  return { today: `${year}-${month}-${day}`, time: clock.join(":") };
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const nextDay = (day: string) => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);

/** Yields the working days from a day on, until the last day that the rules cover. */
function* workingDays(rules: DeliveryRules, from: string): Generator<string, undefined> {
  for (let day = from; day <= rules.knownUntil; day = nextDay(day)) {
    const weekday = new Date(day).getUTCDay() || 7;
    if (rules.workingDays.includes(weekday) && !rules.holidays.includes(day)) yield day;
  }
}

/**
 * Returns the first and last day on which an order placed at a moment arrives, as the shop's days,
 * and the minutes left to order for them, 0 unless the parcel leaves today; undefined beyond the days
 * that the rules cover.
 */
export function deliveryDates(
  rules: DeliveryRules,
  moment: Date,
): { first: string; last: string; left: number } | undefined {
  const { today, time } = shopTime(rules.timeZone, moment);
  // The first of these days is the one on which the parcel leaves.
  const days = workingDays(rules, time < rules.cutOff ? today : nextDay(today));
  const [fewest, most] = rules.travel;
  const reached = Array.from({ length: most + 1 }, () => days.next().value);
  const [first, last] = [reached[fewest], reached[most]];
  const left = reached[0] === today ? minutesOf(rules.cutOff) - minutesOf(time) : 0;
  return first && last ? { first, last, left } : undefined;
}

/** Returns the first and last day in words: "Wednesday 25 or Thursday 26 November". */
function daysText(dates: { first: string; last: string }, { travel }: DeliveryRules): string {
  const last = momentText(dates.last);
  if (dates.first === dates.last) return last;
  const isOneMonth = dates.first.slice(0, 7) === dates.last.slice(0, 7);
  const [fewest, most] = travel;
  const days = { first: isOneMonth ? weekdayText(dates.first) : momentText(dates.first), last };
  return most - fewest > 1 ? t("product.arrivesBetween", days) : t("product.arrivesOneOf", days);
}

/**
 * Returns the dates of an order placed at a moment in words, and until the cut-off the time left for
 * them: "Order within 3 h 20 min for Wednesday 25 or Thursday 26 November".
 */
export function deliveryText(rules: DeliveryRules, moment: Date): string | undefined {
  const dates = deliveryDates(rules, moment);
  if (!dates) return undefined;
  const days = daysText(dates, rules);
  return dates.left > 0 ? t("product.orderWithin", { time: hoursText(dates.left), days }) : days;
}

/** The longest dates in words, by language and travel days. */
const longestDays = new Map<string, string>();

/** Returns the longest dates in words: which weekday and month are long differs by language. */
function longestDaysText(rules: DeliveryRules): string {
  const key = `${language()} ${String(rules.travel)}`;
  const known = longestDays.get(key);
  if (known !== undefined) return known;
  // The last seven days of each month, and the same weekday in the next.
  const texts = Array.from({ length: 12 * 7 }, (_, index) => {
    const first = Date.UTC(2027, Math.floor(index / 7) + 1, -(index % 7));
    const [day = "", weekLater = ""] = [first, first + 7 * DAY].map((time) =>
      new Date(time).toISOString().slice(0, 10),
    );
    return daysText({ first: day, last: weekLater }, rules);
  });
  const longest = texts.reduce((one, other) => (other.length > one.length ? other : one));
  longestDays.set(key, longest);
  return longest;
}

/**
 * Returns a text as long as those of `deliveryText` get, for the space they need: the longest dates,
 * and a time left in hours and minutes.
 */
export function longestDeliveryText(rules: DeliveryRules): string {
  const days = longestDaysText(rules);
  return t("product.orderWithin", { time: hoursText(13 * 60 + 59), days });
}

/** Returns the dates of an order that was placed at a moment in words; undefined if they are past. */
export function arrivalText(rules: DeliveryRules, moment: Date, now: Date): string | undefined {
  const dates = deliveryDates(rules, moment);
  const isPast = dates && dates.last < shopTime(rules.timeZone, now).today;
  return dates && !isPast ? daysText(dates, rules) : undefined;
}
