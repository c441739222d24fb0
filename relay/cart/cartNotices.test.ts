// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { forgetLostLines, lostLineNames, noteLostLines } from "./cartNotices.ts";

beforeEach(() => localStorage.clear());

test("Lost lines are stored, each once, until they are forgotten", () => {
  noteLostLines(["Cup", "the code WELCOME10"]);
  noteLostLines(["Cup", "Bowl"]);
  expect(lostLineNames()).toEqual(["Cup", "the code WELCOME10", "Bowl"]);
  expect(lostLineNames()).toBe(lostLineNames());
  forgetLostLines();
  expect(lostLineNames()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test("Lost lines of another form or a newer release are ignored", () => {
  for (const text of ["", "7", "{}", '{"version":1,"names":[7]}', '{"version":2,"names":["a"]}']) {
    localStorage.setItem("vitrine.cart.lost", text);
    expect(lostLineNames()).toEqual([]);
  }
  noteLostLines(["Cup"]);
  expect(localStorage.getItem("vitrine.cart.lost")).toContain('"version":2');
});
