import { beforeAll, expect, test } from "vitest";
import {
  demoShop,
  openDatabase,
  loadMerchandise,
  shopFile,
} from "#tests/worlds/backends/embeddedShop.ts";
import { mainText } from "#tests/worlds/pages/mainText.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({});

const GERMAN: Record<string, string> = { Glaze: "Glasur", Size: "Größe", Colour: "Farbe" };

beforeAll(() => {
  const database = openDatabase(shopFile(world().dataDir));
  const attributes = demoShop.attributes.map((attribute) => ({
    ...attribute,
    label: GERMAN[attribute.label] ?? attribute.label,
  }));
  loadMerchandise(database, { ...demoShop, attributes }, { today: new Date() });
  database.close();
});

test("a card names the merchant's attributes as they are written, without a plural", async () => {
  const text = mainText((await world().app.inject({ url: "/products" })).body);
  expect(text).toContain("cotton wick|Farbe: 3 choices|");
  expect(text).not.toMatch(/farbes|größes/i);
});
