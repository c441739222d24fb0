import { expect, test } from "vitest";
import { demoShop } from "#server/embedded/shop/demo/demoShop.ts";
import { drawPicture, pictureNames } from "./album.ts";

const names = pictureNames();
const drawings = new Map(names.map((name) => [name, drawPicture(name)]));

/** The elements left open or closed out of turn; empty for well-formed markup. */
function unbalancedElements(svg: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, closing, name = "", , selfClosing] of svg.matchAll(
    /<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"<>]*")*)\s*(\/?)>/g,
  )) {
    if (selfClosing) continue;
    if (!closing) open.push(name);
    else if (open.pop() !== name) wrong.push(name);
  }
  return [...wrong, ...open];
}

test("draws every picture as well-formed SVG with a viewBox of four to five", () => {
  for (const [name, svg] of drawings) {
    expect(unbalancedElements(svg), name).toEqual([]);
    expect(svg.replace(/<\/?[A-Za-z]+(?:\s+[\w:-]+="[^"<>]*")*\s*\/?>/g, ""), name).toBe("");
    const viewBox = /^<svg [^>]*viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg);
    expect(Number(viewBox?.[2]) / Number(viewBox?.[1]), name).toBeCloseTo(1.25, 2);
  }
});

test("never writes a number that is not one", () => {
  for (const [name, svg] of drawings) {
    expect(svg, name).not.toMatch(/NaN|undefined|Infinity|null/);
  }
});

test("draws only with what it has defined", () => {
  for (const [name, svg] of drawings) {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size, name).toBe(ids.length);
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids, name).toContain(id);
  }
});

test("draws the same picture every time, and no two pictures alike", () => {
  expect(names.map(drawPicture)).toEqual([...drawings.values()]);
  expect(new Set(drawings.values()).size).toBe(names.length);
});

test("refuses a name it does not know, and says which", () => {
  expect(() => drawPicture("glass-slipper")).toThrow('"glass-slipper"');
});

test("has every picture the demonstration shop shows", () => {
  const text = JSON.stringify(demoShop);
  const shown = [...text.matchAll(/"file":"([^"]+)"/g)].map(([, file]) => file);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((file) => !names.includes(file ?? ""))).toEqual([]);
});
