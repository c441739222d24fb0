import { expect, test } from "vitest";
import { demoShop } from "#server/embedded/shop/demo/demoShop.ts";
import { drawPicture, pictureNames } from "./album.ts";

const names = pictureNames();
const drawings = new Map(names.map((name) => [name, drawPicture(name)]));

/** Returns unclosed and wrongly nested elements; empty for well-formed markup. */
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

test("The album draws every picture as well-formed SVG with a 4:5 viewBox", () => {
  for (const [name, svg] of drawings) {
    expect(unbalancedElements(svg), name).toEqual([]);
    expect(svg.replace(/<\/?[A-Za-z]+(?:\s+[\w:-]+="[^"<>]*")*\s*\/?>/g, ""), name).toBe("");
    const viewBox = /^<svg [^>]*viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg);
    expect(Number(viewBox?.[2]) / Number(viewBox?.[1]), name).toBeCloseTo(1.25, 2);
  }
});

test("No picture contains NaN, undefined, Infinity or null", () => {
  for (const [name, svg] of drawings) {
    expect(svg, name).not.toMatch(/NaN|undefined|Infinity|null/);
  }
});

test("Every picture defines each id once and references only ids it defines", () => {
  for (const [name, svg] of drawings) {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size, name).toBe(ids.length);
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids, name).toContain(id);
  }
});

test("The album draws the same SVG on every call and no two pictures alike", () => {
  expect(names.map(drawPicture)).toEqual([...drawings.values()]);
  expect(new Set(drawings.values()).size).toBe(names.length);
});

test("The album throws an error that quotes an unknown picture name", () => {
  expect(() => drawPicture("glass-slipper")).toThrow('"glass-slipper"');
});

test("The album contains every picture of the demo shop", () => {
  const text = JSON.stringify(demoShop);
  const shown = [...text.matchAll(/"file":"([^"]+)"/g)].map(([, file]) => file);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((file) => !names.includes(file ?? ""))).toEqual([]);
});
