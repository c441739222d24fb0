import { expect, test } from "vitest";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import { cataloguePaths } from "./cataloguePaths.ts";
import { createRoutes } from "./routes.ts";
import { sourceRoutes } from "#tests/worlds/fixtures/routesFixture.ts";

const OURS = [
  "/",
  "/products",
  "/categories",
  "/search",
  "/product/@product",
  "/category/@category",
];
const routes = createRoutes(sourceRoutes().filter(({ route }) => OURS.includes(route)));

/** A gateway that lists these slugs and pages, one at a time. */
function listing(
  slugs: { productCategories: string[]; products: string[] },
  pages: { uri: string; isPostsPage?: boolean }[] = [],
): Pick<ShopGateway, "shared"> {
  const shared: typeof fetch = async (_url, init) => {
    const { operationName, variables } = JSON.parse(init?.body as string) as {
      operationName: string;
      variables: { after: string | null };
    };
    const isCategories = operationName === "cataloguePathsCategoriesQuery";
    const known = isCategories ? slugs.productCategories : slugs.products;
    const all =
      operationName === "catalogueListsPagesQuery" ? pages : known.map((slug) => ({ slug }));
    const index = Number(variables.after ?? 0);
    const pageInfo = { hasNextPage: index + 1 < all.length, endCursor: String(index + 1) };
    const list = { nodes: all.slice(index, index + 1), pageInfo };
    return Response.json({ data: { list } });
  };
  return { shared };
}

const pathsOf = async (gateway: Pick<ShopGateway, "shared">) => {
  const paths: string[] = [];
  for await (const path of cataloguePaths(gateway, routes)) paths.push(path);
  return paths;
};

test("Every category and product has a path, from all pages of the lists", async () => {
  const gateway = listing({ productCategories: ["mugs", "lamps"], products: ["a", "b", "c"] });
  expect(await pathsOf(gateway)).toEqual([
    "/",
    "/categories",
    "/products",
    "/search",
    "/category/mugs",
    "/category/lamps",
    "/product/a",
    "/product/b",
    "/product/c",
  ]);
});
test("A non-Latin slug has one path, whether the shop encodes it or not", async () => {
  const gateway = listing({ productCategories: ["чай"], products: ["%d1%87%d0%b0%d0%b9"] });
  const paths = await pathsOf(gateway);
  expect(paths.slice(-2)).toEqual(["/category/%D1%87%D0%B0%D0%B9", "/product/%D1%87%D0%B0%D0%B9"]);
});
test("WordPress's pages have paths, except those that the shop replaces", async () => {
  const gateway = listing({ productCategories: [], products: [] }, [
    { uri: "/about/" },
    { uri: "/legal/terms/" },
    { uri: "/%d0%be-%d0%bd%d0%b0%d1%81/" },
    ...["/", "/shop/", "/cart/", "/checkout/", "/my-account/", "/search/"].map((uri) => ({ uri })),
    { uri: "/news/", isPostsPage: true },
  ]);
  expect((await pathsOf(gateway)).slice(4)).toEqual([
    "/about",
    "/legal/terms",
    "/%D0%BE-%D0%BD%D0%B0%D1%81",
  ]);
});
test("Reading the catalogue's paths fails if the backend returns no list", async () => {
  const broken = { shared: async () => Response.json({ data: null }) };
  await expect(pathsOf(broken)).rejects.toThrow("no list");
});
