import { expect, test } from "vitest";
import { SettingError, readConfig, settings } from "./config.ts";
import { renamedNotices, renamedSettings } from "./renamedSettings.ts";

test.each(Object.entries(renamedSettings))("%s is an alias of %s", (former, name) => {
  expect(Object.keys(settings.shape)).toContain(name);
  expect(Object.keys(settings.shape)).not.toContain(former);
});

test("readConfig accepts a setting by its former name", () => {
  expect(readConfig({ KEEP_BUILDS_DAYS: "7" }).RETAIN_BUILDS_DAYS).toBe(7);
  expect(readConfig({ RETAIN_BUILDS_DAYS: "7" }).RETAIN_BUILDS_DAYS).toBe(7);
  expect(readConfig({ DRAW_AHEAD: "off" }).PRERENDER_PICTURES).toBe(false);
});

test("renamedNotices prints the new name of each former name in use", () => {
  expect(renamedNotices({ DRAW_AHEAD: "off", KEEP_BUILDS_DAYS: "" })).toEqual([
    "DRAW_AHEAD is now called PRERENDER_PICTURES; the old name still works.",
  ]);
  expect(renamedNotices({ PRERENDER_PICTURES: "off" })).toEqual([]);
});

test("readConfig refuses a setting given by both names in a sentence with both names", () => {
  const both = { KEEP_BUILDS_DAYS: "7", RETAIN_BUILDS_DAYS: "7" };
  expect(() => readConfig(both)).toThrow(SettingError);
  expect(() => readConfig(both)).toThrow(/KEEP_BUILDS_DAYS and RETAIN_BUILDS_DAYS/);
  expect(readConfig({ KEEP_BUILDS_DAYS: "7", RETAIN_BUILDS_DAYS: "" }).RETAIN_BUILDS_DAYS).toBe(7);
});

test("readConfig names an invalid setting by the former name it was given under", () => {
  expect(() => readConfig({ KEEP_BUILDS_DAYS: "soon" })).toThrow(/^KEEP_BUILDS_DAYS=soon cannot/);
});
