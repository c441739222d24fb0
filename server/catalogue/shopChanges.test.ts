import { expect, test } from "vitest";
import { createShopChanges, postTag } from "./shopChanges.ts";

test("The record returns the time of the latest change of a page's tags", () => {
  let time = 1_000;
  const changes = createShopChanges(() => time);
  changes.note([postTag(7)]);
  time = 2_000;
  changes.note([postTag(8), "lists"]);
  expect(changes.changedAt([postTag(7)])).toBe(1_000);
  expect(changes.changedAt([postTag(7), "lists"])).toBe(2_000);
  expect(changes.changedAt([postTag(9)])).toBe(-Infinity);
});

test("A tag that is forgotten makes pages count as changed, not as current", () => {
  let time = 0;
  const changes = createShopChanges(() => time);
  for (let id = 1; id <= 100_001; id += 1) {
    time = id;
    changes.note([postTag(id)]);
  }
  expect(changes.changedAt([postTag(1)])).toBe(1);
});

test("Listeners get the tags of each change", () => {
  const changes = createShopChanges();
  const noted: (readonly string[])[] = [];
  changes.onChange((tags) => void noted.push(tags));
  changes.note(["lists"]);
  expect(noted).toEqual([["lists"]]);
});

test("A change of an earlier time keeps a later one, and none is in the future", () => {
  const changes = createShopChanges(() => 2_000);
  changes.note(["lists"], 1_500);
  changes.note(["lists"], 1_000);
  expect(changes.changedAt(["lists"])).toBe(1_500);
  changes.note(["lists"], 9_000);
  expect(changes.changedAt(["lists"])).toBe(2_000);
});

test("A change of another server counts from its arrival, or from a slightly later time of its clock", () => {
  const changes = createShopChanges(() => 10_000);
  changes.receive(["post:1"], { at: 2_000, isMissed: false });
  changes.receive(["post:2"], { at: 12_000, isMissed: false });
  changes.receive(["post:3"], { at: 90_000, isMissed: false });
  const timeOf = (tag: string) => changes.changedAt([tag]);
  expect(["post:1", "post:2", "post:3"].map(timeOf)).toEqual([10_000, 12_000, 15_000]);
});

test("Listeners learn how a server learned of a change", () => {
  const changes = createShopChanges(() => 10_000);
  const sources: string[] = [];
  changes.onChange((_, source) => void sources.push(source));
  changes.note(["lists"]);
  changes.note(["lists"], 1_000);
  changes.receive(["lists"], { at: 1_000, isMissed: false });
  changes.receive(["lists"], { at: 1_000, isMissed: true });
  expect(sources).toEqual(["noted", "dated", "received", "missed"]);
});

test("A record has the changes that an earlier one had", () => {
  const earlier = createShopChanges(() => 1_000);
  earlier.note([postTag(7), "lists"]);
  const changes = createShopChanges(Date.now, earlier.state());
  expect(changes.changedAt([postTag(7)])).toBe(1_000);
});
