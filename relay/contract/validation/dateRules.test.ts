import { describe, expect, test, vi } from "vitest";
import { validate } from "./fieldValidation.ts";

const values = { start: "2030-01-05", never: "rubbish", later: "" };
const messagesOf = async (rule: string, args: unknown[], value: unknown) =>
  (await validate([[rule, ...args]], value, { name: "day", values })).map(({ message }) => message);

const inMilliseconds = (milliseconds: number) => new Date(1_900_000_000_000 + milliseconds);

describe("A date rule:", () => {
  test.each([
    ["date_after", ["2030-01-05"], "2030-01-06"],
    ["date_after", [], "2999-01-01"],
    ["date_before", ["2030-01-05"], "2030-01-04"],
    ["date_before", [], "2000-01-01"],
    ["date_after_or_equal", ["2030-01-05"], "2030-01-05"],
    ["date_after_or_equal", [], "2999-01-01"],
    ["date_before_or_equal", ["2030-01-05"], "2030-01-05"],
    ["date_before_or_equal", [], "2000-01-01"],
    ["date_before", ["1970-01-01"], "1969-12-31"],
    ["date_between", ["2030-01-01", "2030-01-31"], "2030-01-01"],
    ["date_between", ["2030-01-01", "2030-01-31"], "2030-01-31"],
    ["date_between", ["1970-01-01", "2030-01-31"], "1999-01-01"],
    ["date_between", ["1960-01-01", "1970-01-01"], "1965-01-01"],
    ["date_between", ["2999-01-01"], "2998-01-01"],
    ["date_between", [inMilliseconds(5), inMilliseconds(7)], inMilliseconds(6)],
    ["date_after_or_equal", [inMilliseconds(500)], inMilliseconds(100)],
    ["date_after_node", ["start"], "2030-01-06"],
    ["date_after_node", ["never"], "2000-01-01"],
    ["date_after_node", ["later"], "2000-01-01"],
    ["date_after_node", ["nobody"], "2000-01-01"],
    ["date_before_node", ["start"], "2030-01-04"],
    ["date_before_node", ["nobody"], "2999-01-01"],
  ])("%s %j passes for %j", async (rule, args, value) =>
    expect(await messagesOf(rule, args, value)).toEqual([]),
  );

  const fallback = "This field is not valid.";

  test.each([
    ["date_after", ["2999-01-05"], "2999-01-05", "Day must be after Jan 5, 2999."],
    ["date_after", ["2999-01-05"], "rubbish", "Day must be after Jan 5, 2999."],
    ["date_after", [], "2000-01-01", "Day must be in the future."],
    ["date_before", ["2000-12-31"], "2001-01-01", "Day must be before Dec 31, 2000."],
    ["date_before", [], "2999-01-01", "Day must be in the past."],
    ["date_before", [], "rubbish", "Day must be in the past."],
    ["date_after", [inMilliseconds(100)], inMilliseconds(500), "Day must be after Mar 17, 2030."],
    [
      "date_between",
      ["2030-01-01", "2030-01-31"],
      "2030-02-01",
      "Day must be between Jan 1, 2030 and Jan 31, 2030",
    ],
    [
      "date_between",
      ["2030-01-31", "2030-01-01"],
      "2030-01-15",
      "Day must be between Jan 31, 2030 and Jan 1, 2030",
    ],
    ["date_between", ["2999-01-01"], "2000-01-01", "Day must be between Jan 1, 2999 and (unknown)"],
    ["date_between", [], "2000-01-01", "Day must be between (unknown) and (unknown)"],
    [
      "date_between",
      [inMilliseconds(5), inMilliseconds(7)],
      inMilliseconds(8),
      "Day must be between Mar 17, 2030 and Mar 17, 2030",
    ],
    ["date_after_or_equal", ["2030-01-05"], "2030-01-04", fallback],
    ["date_before_or_equal", ["2030-01-05"], "2030-01-06", fallback],
    ["date_after_or_equal", ["2030-01-05"], "rubbish", fallback],
    ["date_after_or_equal", ["rubbish"], "2030-01-05", fallback],
    ["date_after_node", ["start"], "2030-01-05", fallback],
    ["date_after_node", ["start"], "rubbish", fallback],
    ["date_after_node", [], "2030-01-06", fallback],
    ["date_before_node", ["start"], "2030-01-05", fallback],
    ["date_before_node", [], "2000-01-01", fallback],
  ])("%s %j fails for %j", async (rule, args, value, message) =>
    expect(await messagesOf(rule, args, value)).toEqual([message]),
  );

  test.each(["date_after", "date_before"])(
    "%s fails every value if its own date is invalid, and logs that date",
    async (rule) => {
      const log = vi.spyOn(console, "error").mockImplementation(() => {});
      expect(await messagesOf(rule, ["rubbish"], "2030-01-05")).toEqual([fallback]);
      const error = expect.objectContaining({ message: expect.stringContaining("rubbish") });
      expect(log).toHaveBeenCalledWith(expect.stringContaining(rule), error);
      log.mockRestore();
    },
  );
});

describe("The date_format rule", () => {
  test.each([
    ["MM/DD/YYYY", "02/30/2020"],
    ["MM/DD/YYYY", "12/00/0000"],
    ["M/D/YY", "2/3/20"],
    ["M/D/YY", "12/31/99"],
    ["M-D", "1-0"],
    ["M-D", "1-00"],
    ["M-D", "1-05"],
    ["YYYY.MM", "2020.01"],
    ["D of M", "1 of 2"],
    ["mm/dd", "mm/dd"],
    ["MM MM", "01 1M"],
    ["YY YYYY", "20 2020"],
    ["(DD)", "(31)"],
  ])("%s accepts %s", async (format, value) =>
    expect(await messagesOf("date_format", [format], value)).toEqual([]),
  );

  test.each([
    ["MM/DD/YYYY", "2/03/2020"],
    ["MM/DD/YYYY", "13/01/2020"],
    ["MM/DD/YYYY", "00/01/2020"],
    ["MM/DD/YYYY", "01/32/2020"],
    ["MM/DD/YYYY", "01/01/20"],
    ["MM/DD/YYYY", " 01/01/2020"],
    ["MM/DD/YYYY", "01/01/2020\n"],
    ["M/D/YY", "02/3/20"],
    ["M/D/YY", "0/3/20"],
    ["YYYY.MM", "2020x01"],
    ["mm/dd", "01/02"],
    ["MM MM", "01 01"],
  ])("%s rejects %j", async (format, value) =>
    expect(await messagesOf("date_format", [format], value)).toEqual([
      `Day is not a valid date, please use the format ${format}`,
    ]),
  );

  test("without a format accepts any parsable date", async () => {
    expect(await messagesOf("date_format", [], "January 5, 2030")).toEqual([]);
    expect(await messagesOf("date_format", [""], "2030-01-05")).toEqual([]);
    expect(await messagesOf("date_format", [], "rubbish")).toEqual([
      "This field was configured incorrectly and can’t be submitted",
    ]);
  });
});
