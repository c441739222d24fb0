import type { ComponentProps } from "react";
import { cleanup, render, screen } from "@testing-library/react";
import { RelayEnvironmentProvider, useLazyLoadQuery } from "react-relay";
import {
  createOperationDescriptor,
  Environment,
  getRequest,
  Network,
  Observable,
  RecordSource,
  Store,
} from "relay-runtime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import query from "#__generated__/HomePageQuery.graphql.ts";
import type { HomePageQuery } from "#__generated__/HomePageQuery.graphql.ts";
import { shopTexts } from "#tests/worlds/fixtures/shopTextsFixture.ts";
import { Hero } from "./Hero.tsx";

let context: object = {};
vi.mock("vike-react/usePageContext", () => ({ usePageContext: () => context }));

/** Page context of a home page in a shop with these texts, of every page and its own. */
const homeOf = (texts: object, front: object = {}) => ({
  urlPathname: "/",
  shop: { name: "Hill & Sons", texts },
  loaded: { payload: { data: { front } } },
});

beforeEach(() => void (context = homeOf({})));
afterEach(cleanup);

const VARIABLES = { story: null, hasStory: false, slugs: [], hasListed: true };

type HeroProps = ComponentProps<typeof Hero>;

/** A hero with as many listed products, or with the featured and newest ones. */
function Home({ tiles, ...own }: Partial<HeroProps> & { tiles?: number }) {
  const options = { fetchPolicy: "store-only" } as const;
  const data = useLazyLoadQuery<HomePageQuery>(query, VARIABLES, options);
  const products = tiles === undefined ? undefined : data.listed?.nodes.slice(0, tiles);
  return <Hero query={data} newest={data.newest?.nodes ?? []} products={products} {...own} />;
}

const priced = (price: string) => ({
  __isProductWithPricing: "Product",
  price,
  raw: price.replace("£", ""),
  stockStatus: "IN_STOCK",
});
const part = (id: string, price: string) => ({ __typename: "SimpleProduct", id, ...priced(price) });

function show(data: object, own: ComponentProps<typeof Home> = {}) {
  const environment = new Environment({
    network: Network.create(() => Observable.from(Promise.reject(new Error("No network.")))),
    store: new Store(new RecordSource()),
    treatMissingFieldsAsNull: true,
  });
  const operation = createOperationDescriptor(getRequest(query), VARIABLES);
  environment.commitPayload(operation, data);
  render(
    <RelayEnvironmentProvider environment={environment}>
      <Home {...own} />
    </RelayEnvironmentProvider>,
  );
}

test("A featured set's tile has the price of the set, and another tile the product's", async () => {
  const nodes = [
    {
      ...priced("£6.20 - £28.00"),
      __typename: "GroupProduct",
      id: "set",
      slug: "set",
      name: "Candle set",
      products: { nodes: [part("candle", "£28.00"), part("salt", "£6.20")] },
    },
    { ...part("mug", "£19.00"), slug: "mug", name: "Mug" },
  ];
  show({ featured: { nodes } });
  expect((await screen.findByText("Set from £34.20")).closest("a")?.textContent).toMatch(
    /^Candle set/,
  );
  expect(screen.getByText("£19").closest("a")?.textContent).toMatch(/^Mug/);
});

const newest = ["mug", "bowl", "tray", "lamp", "rug", "clock", "vase", "jug"].map((slug, at) => ({
  ...part(slug, "£19.00"),
  databaseId: at + 1,
  slug,
  name: slug,
}));

test("Tiles without a featured product show the newest products, each product once", () => {
  show({ featured: { nodes: newest.slice(0, 1) }, newest: { nodes: newest } });
  const tiles = screen.getByRole("region", { name: "Shop window" });
  const links = [...tiles.querySelectorAll("a[href^='/product/']")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/product/mug",
    "/product/bowl",
    "/product/tray",
    "/product/lamp",
  ]);
});

test("The hero has the shop's headline, text and promises", () => {
  context = homeOf(shopTexts, { lede: "Mugs and lamps." });
  show({});
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(shopTexts.headline);
  expect(screen.getByText("Mugs and lamps.")).toBeTruthy();
  expect(screen.getAllByRole("listitem")).toHaveLength(shopTexts.promises.length);
});

test("The hero of a shop without texts has its tagline, or the neutral words for its products, and no empty block", () => {
  context = homeOf({}, { tagline: "Wool and linen" });
  show({});
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Wool and linen");
  cleanup();
  context = homeOf({});
  show({});
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("All products");
  expect(screen.queryByRole("listitem")).toBeNull();
  expect(screen.queryByText(/^$/, { selector: "p" })).toBeNull();
});

test.each([0, 1, 2, 3, 5, 8])("A hero of %i chosen products has a tile for each", (tiles) => {
  show({ listed: { nodes: newest } }, { tiles });
  const hero = screen.getByRole("region", { name: "Shop window" });
  expect(hero.querySelectorAll("a[href^='/product/']")).toHaveLength(tiles);
});

test("Another hero of the page has its own headline and link, and no second h1", () => {
  context = homeOf(shopTexts, { lede: "Mugs and lamps." });
  const link = { label: "See wool", href: "/category/wool" };
  show({}, { headline: "Wool", link, isMain: false });
  expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Wool");
  expect(screen.getByRole("link", { name: "See wool" }).getAttribute("href")).toBe(link.href);
  expect(screen.queryByText("Mugs and lamps.")).toBeNull();
});

test.each([
  ["Goods for a quiet house", undefined],
  ["LOUD CLOTHES. NO SORRY.", undefined],
  ["Haushaltswaren", "14"],
  ["Alles für Wohnungseinrichtungen", "22"],
  ["Donaudampfschifffahrtsgesellschaft", "24"],
])("The hero makes room for the longest word of “%s”", async (headline, letters) => {
  context = homeOf({ headline });
  show({});
  const heading = await screen.findByRole("heading", { level: 1 });
  expect(heading.dataset["longest"]).toBe(letters);
});
