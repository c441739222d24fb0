import { beforeAll, expect, test } from "vitest";
import {
  demoShop,
  openDatabase,
  loadMerchandise,
  shopFile,
} from "#tests/worlds/backends/embeddedShop.ts";
import type { Review } from "#tests/worlds/backends/embeddedShop.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const REVIEWS = 130;
const SLUG = "ember-candle";

const world = worldOf({});

beforeAll(() => {
  const [known] = demoShop.products.flatMap(({ reviews = [] }) => reviews);
  if (!known) throw new Error("The demonstration shop has reviews.");
  const reviews = Array.from({ length: REVIEWS }, (_, at): Review => ({
    ...known,
    rating: at < 100 ? 5 : 2,
    content: `Lit it ${at} times.`,
  }));
  const products = demoShop.products.map((product) =>
    product.slug === SLUG ? { ...product, reviews } : product,
  );
  const database = openDatabase(shopFile(world().dataDir));
  loadMerchandise(database, { ...demoShop, products }, { today: new Date() });
  database.close();
});

test("the rating distribution counts all reviews, however many there are", async () => {
  const { body } = await world().app.inject({ url: `/product/${SLUG}` });
  expect(body).toMatch(/from (<!-- -->)?130 reviews/);
  const [, table = ""] =
    /<caption[^>]*>Reviews by rating<\/caption>(.*?)<\/table>/s.exec(body) ?? [];
  const counts = [...table.matchAll(/<td[^>]*>(\d+)<\/td>/g)].map(([, count]) => Number(count));
  expect(counts).toEqual([100, 0, 0, 30, 0]);
  // Only some of the reviews are on the page, so none can be filtered.
  expect(table).not.toContain("#rated-");
  const [, second = ""] = /href="([^"]+)"[^>]*><span>Show more reviews</.exec(body) ?? [];
  const more = await world().app.inject({ url: second.replaceAll("&amp;", "&") });
  expect(more.body).toContain("Lit it");
});
