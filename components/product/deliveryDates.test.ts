import fc from "fast-check";
import { expect, test } from "vitest";
import type { DeliveryRules } from "#relay/contract/page/shopTexts.ts";
import { inLanguage, languages } from "#words/inLanguage.ts";
import { arrivalText, deliveryDates, deliveryText, longestDeliveryText } from "./deliveryDates.ts";

const rules: DeliveryRules = {
  countries: ["GB"],
  timeZone: "Europe/London",
  cutOff: "14:00",
  workingDays: [1, 2, 3, 4, 5],
  travel: [2, 3],
  holidays: ["2026-12-25", "2026-12-28", "2027-01-01"],
  knownUntil: "2027-12-31",
};
const orderAt = (moment: string, changed: Partial<DeliveryRules> = {}) =>
  deliveryText({ ...rules, ...changed }, new Date(moment));
/** The dates alone, without the time left to order. */
const textAt = (...order: Parameters<typeof orderAt>) =>
  orderAt(...order)?.replace(/^Order within [\d hmin]+ for /, "");

test.each([
  ["before the cut-off", "2026-11-23T13:59:59Z", "Wednesday 25 or Thursday 26 November"],
  ["at the cut-off", "2026-11-23T14:00:00Z", "Thursday 26 or Friday 27 November"],
  ["before a weekend", "2026-11-19T10:00:00Z", "Monday 23 or Tuesday 24 November"],
  ["on Friday after the cut-off", "2026-11-20T15:00:00Z", "Wednesday 25 or Thursday 26 November"],
  ["on a Saturday", "2026-11-21T09:00:00Z", "Wednesday 25 or Thursday 26 November"],
  ["across a month's end", "2026-11-26T09:00:00Z", "Monday 30 November or Tuesday 1 December"],
  ["across Christmas", "2026-12-23T09:00:00Z", "Tuesday 29 or Wednesday 30 December"],
  ["on a holiday", "2026-12-25T09:00:00Z", "Thursday 31 December or Monday 4 January"],
  ["in summer time", "2026-06-22T12:59:00Z", "Wednesday 24 or Thursday 25 June"],
  ["in summer time after the cut-off", "2026-06-22T13:00:00Z", "Thursday 25 or Friday 26 June"],
])("an order %s has the expected delivery dates", (_, moment, text) =>
  expect(textAt(moment)).toBe(text),
);

test("delivery dates follow the shop's day and time, not the shopper's", () => {
  // Monday 23:30 in London, Tuesday 08:30 in Tokyo, Monday 12:30 in Honolulu.
  const moment = "2026-11-23T23:30:00Z";
  expect(textAt(moment)).toBe("Thursday 26 or Friday 27 November");
  expect(textAt(moment, { timeZone: "Asia/Tokyo" })).toBe("Thursday 26 or Friday 27 November");
  expect(textAt(moment, { timeZone: "Pacific/Honolulu" })).toBe(
    "Wednesday 25 or Thursday 26 November",
  );
  // Midnight is 00:00, not 24:00.
  expect(textAt("2026-11-23T00:00:00Z")).toBe("Wednesday 25 or Thursday 26 November");
});

test("deliveryText has its own wording for one day, for the same day and for a longer span", () => {
  const monday = "2026-11-23T09:00:00Z";
  expect(textAt(monday, { travel: [1, 1] })).toBe("Tuesday 24 November");
  expect(textAt(monday, { travel: [0, 1] })).toBe("Monday 23 or Tuesday 24 November");
  expect(textAt(monday, { travel: [2, 4] })).toBe("Wednesday 25 to Friday 27 November");
});

const journeys = [
  [1, 1],
  [1, 2],
  [2, 4],
] as const;
const everyJourney = languages.flatMap((language) =>
  journeys.map((travel) => ({ language, travel })),
);

test.each(everyJourney)(
  "no text of a year is longer than the text that its space is reserved for: $language, $travel days",
  ({ language, travel }) => {
    const start = Date.parse("2026-11-01T00:01:00Z");
    inLanguage(language, () => {
      const lengths = Array.from({ length: 365 }, (_, day) => {
        const moment = new Date(start + day * 86_400_000).toISOString();
        return orderAt(moment, { travel })?.length ?? 0;
      });
      expect(Math.max(...lengths)).toBeLessThanOrEqual(
        longestDeliveryText({ ...rules, travel }).length,
      );
    });
  },
);

test.each([
  ["in the morning", "2026-11-23T10:40:00Z", "Order within 3 h 20 min for "],
  ["on the hour", "2026-11-23T12:00:59Z", "Order within 2 h 0 min for "],
  ["in the last hour", "2026-11-23T13:20:00Z", "Order within 40 min for "],
  ["in the last minute", "2026-11-23T13:59:59Z", "Order within 1 min for "],
  ["at the cut-off", "2026-11-23T14:00:00Z", ""],
  ["in summer time", "2026-06-22T12:30:00Z", "Order within 30 min for "],
  ["on a Saturday", "2026-11-21T09:00:00Z", ""],
  ["on a holiday", "2026-12-25T09:00:00Z", ""],
])("deliveryText names the time left until a working day's cut-off: %s", (_, moment, left) => {
  expect(orderAt(moment)).toBe(`${left}${textAt(moment) ?? ""}`);
});

test("deliveryText names no time left where no date is promised", () => {
  expect(orderAt("2027-12-30T09:00:00Z")).toBeUndefined();
});

test("the days of a placed order name no time left, and are undefined once they are past in the shop", () => {
  const at = (now: string) => arrivalText(rules, new Date("2026-11-23T09:00:00Z"), new Date(now));
  expect(at("2026-11-23T09:00:00Z")).toBe("Wednesday 25 or Thursday 26 November");
  expect(at("2026-11-26T23:59:00Z")).toBe("Wednesday 25 or Thursday 26 November");
  expect(at("2026-11-27T00:00:00Z")).toBeUndefined();
});

test("the time left follows the shop's clock, whatever the shopper's time zone", () => {
  expect(orderAt("2026-11-23T23:30:00Z", { timeZone: "Asia/Tokyo" })).toBe(
    "Order within 5 h 30 min for Thursday 26 or Friday 27 November",
  );
});

test("no date is promised beyond the known holidays, nor without working days", () => {
  expect(textAt("2027-12-28T09:00:00Z")).toBe("Thursday 30 or Friday 31 December");
  expect(textAt("2027-12-29T09:00:00Z")).toBeUndefined();
  expect(textAt("2030-01-01T09:00:00Z")).toBeUndefined();
  expect(textAt("2026-11-23T09:00:00Z", { workingDays: [] })).toBeUndefined();
});

test("a parcel never arrives on a day off, nor earlier than one ordered before it", () => {
  const moments = fc.date({
    min: new Date("2026-01-01"),
    max: new Date("2027-12-01"),
    noInvalidDate: true,
  });
  const check = fc.property(moments, fc.integer({ min: 0, max: 9e8 }), (moment, later) => {
    const dates = deliveryDates(rules, moment);
    const after = deliveryDates(rules, new Date(moment.getTime() + later));
    for (const day of [dates?.first ?? "", dates?.last ?? ""]) {
      expect(rules.holidays).not.toContain(day);
      expect([0, 6]).not.toContain(new Date(day).getUTCDay());
    }
    expect((dates?.first ?? "") <= (after?.first ?? "")).toBe(true);
    expect((dates?.first ?? "") < (dates?.last ?? "")).toBe(true);
  });
  fc.assert(check);
});
