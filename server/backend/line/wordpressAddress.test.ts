import { expect, test } from "vitest";
import { inLanguage } from "#server/kernel/language.ts";
import { pageOfOldAddress, pageOfTerm, resolveAddress } from "./wordpressAddress.ts";

const ENDPOINT = "https://wp.example/graphql";

test.each([
  ["https://wp.example/product/fen-mug/", "/product/fen-mug"],
  ["http://wp.example/product/fen-mug", "/product/fen-mug"],
  ["//wp.example/product/fen-mug/#reviews", "/product/fen-mug#reviews"],
  ["/product/fen-mug/", "/product/fen-mug"],
  ["/product/table/mugs/fen-mug/", "/product/fen-mug"],
  ["/product/fen-mug/comment-page-2/#comments", "/product/fen-mug#comments"],
  ["/product-category/mugs/feed/", "/category/mugs"],
  ["https://wp.example/product-category/table/mugs/", "/category/mugs"],
  ["https://wp.example/product-category/table/mugs/page/2/", "/category/mugs"],
  ["https://wp.example/product-tag/hand-made/", "/search?q=hand-made"],
  ["https://wp.example/?s=fen+mug&post_type=product", "/search?q=fen+mug"],
  ["https://wp.example/shop/", "/products"],
  ["https://wp.example/shop/page/3/", "/products"],
  ["https://wp.example/my-account/", "/account"],
  ["https://wp.example/my-account/edit-address/", "/my-account/edit-address"],
  ["https://wp.example", "/"],
  ["?add-to-cart=12", "/add-to-cart/12"],
  ["/graphql?add-to-cart=12&quantity=2", "/add-to-cart/12"],
  ["https://wp.example/product/fen-mug/?add-to-cart=12", "/add-to-cart/12"],
])("resolveAddress maps %s to the storefront's page %s", (address, here) => {
  expect(resolveAddress(address, ENDPOINT)).toEqual({ address: here, isOurs: true });
});

test.each([
  ["https://wp.example/de/product/becher/", "/product/becher"],
  ["https://wp.example/de/agb/", "/agb"],
  ["https://wp.example/de/", "/"],
  ["https://wp.example/agb/", "/agb"],
])(
  "resolveAddress maps %s, in a language of WordPress, to the storefront's %s",
  (address, here) => {
    const german = { language: "de", prefix: "/de-eur" };
    const isPage = (path: string) => path === "/agb";
    const found = inLanguage(german, () => resolveAddress(address, ENDPOINT, isPage));
    expect(found).toEqual({ address: here, isOurs: true });
  },
);

test.each([
  ["/produkt/fen-mug/", "/product/fen-mug"],
  ["/produkt/table/fen-mug/", "/product/fen-mug"],
  ["/kategorie/table/mugs/page/2/", "/category/mugs"],
  ["/product/fen-mug/", "/product/fen-mug"],
])("resolveAddress maps %s, in the shop's own folder, to %s", (address, here) => {
  const folders = { product: "/produkt", category: "/kategorie" };
  const found = inLanguage({ language: "en", prefix: "", folders }, () =>
    resolveAddress(address, ENDPOINT),
  );
  expect(found).toEqual({ address: here, isOurs: true });
});

test.each([
  ["/about/", "https://wp.example/about/"],
  ["/category/news/", "https://wp.example/category/news/"],
  ["/shop/sizes/", "https://wp.example/shop/sizes/"],
  ["/wp-content/uploads/a.jpg", "https://wp.example/wp-content/uploads/a.jpg"],
  ["/cart/?remove_item=12", "https://wp.example/cart/?remove_item=12"],
  ["https://else.example/product/fen-mug/", "https://else.example/product/fen-mug/"],
  ["https://", "https://"],
])("resolveAddress resolves %s to the external address %s", (address, there) => {
  expect(resolveAddress(address, ENDPOINT)).toEqual({ address: there, isOurs: false });
});

test.each(["/graphql?product-page=2", "?orderby=price", "/graphql/", "https://wp.example/graphql"])(
  "resolveAddress leads %s, the endpoint's own address, nowhere",
  (address) => {
    expect(resolveAddress(address, ENDPOINT).address).toBeUndefined();
  },
);

test.each(["#care", "mailto:a@b.example", "tel:+44"])(
  "resolveAddress leaves %s unchanged",
  (address) => {
    expect(resolveAddress(address, ENDPOINT).address).toBe(address);
  },
);

test("resolveAddress leaves the addresses of texts written for this shop unchanged", () => {
  expect(resolveAddress("/product/fen-mug", undefined)).toEqual({
    address: "/product/fen-mug",
    isOurs: true,
  });
  expect(resolveAddress("https://else.example/", undefined).isOurs).toBe(false);
});

test("resolveAddress maps a known WordPress page to the same path here", () => {
  const isPage = (path: string) => path === "/legal/terms";
  const lead = (address: string) => resolveAddress(address, ENDPOINT, isPage);
  expect(lead("https://wp.example/legal/terms/#law")).toEqual({
    address: "/legal/terms#law",
    isOurs: true,
  });
  expect(lead("/about/").isOurs).toBe(false);
  expect(lead("/legal/terms/?print=1").isOurs).toBe(false);
});

test.each([
  ["/shop", "", "/products"],
  ["/shop/page/2", "", "/products"],
  ["/product-category/table/mugs", "?gclid=x", "/category/mugs?gclid=x"],
  ["/product-category/mugs/page/2", "", "/category/mugs"],
  ["/product-category/mugs/feed", "", "/category/mugs"],
  ["/category/table/mugs/page/2", "", "/category/mugs"],
  ["/product/table/fen-mug", "?gclid=x", "/product/fen-mug?gclid=x"],
  ["/product/fen-mug/feed", "", "/product/fen-mug"],
  ["/product/page/2", "", "/products"],
  ["/shop/fen-mug", "", "/product/fen-mug"],
  ["/shop/table/mugs/fen-mug", "", "/product/fen-mug"],
  ["/shop/feed", "", "/feed.xml"],
  ["/sitemap_index.xml", "", "/sitemap.xml"],
  ["/wp-sitemap-posts-product-1.xml", "", "/sitemap.xml"],
  ["/product_cat-sitemap2.xml", "", "/sitemap.xml"],
  ["/product-category/%E8%8C%B6", "", "/category/%E8%8C%B6"],
  ["/product-tag/hand-made", "", "/search?q=hand-made"],
  ["/feed", "", "/feed.xml"],
  ["/", "?s=cup%20%26%20saucer&post_type=product", "/search?q=cup+%26+saucer"],
  ["/", "?product_cat=mugs", "/category/mugs"],
  ["/", "?product=fen-mug", "/product/fen-mug"],
  ["/", "?post_type=product&p=12", "/add-to-cart/12"],
  ["/", "?post_type=product", "/products"],
])("pageOfOldAddress maps %s%s to %s", (path, search, page) => {
  expect(pageOfOldAddress(path, search)).toBe(page);
});

test.each([
  ["/", ""],
  ["/", "?utm_source=news"],
  ["/cart", ""],
  ["/product/fen-mug", "?s=1"],
  ["/my-account/orders", ""],
  ["/about", ""],
  ["/product-category", ""],
])("pageOfOldAddress leaves %s%s", (path, search) => {
  expect(pageOfOldAddress(path, search)).toBeUndefined();
});

test.each([
  ["/colour/blue", "/products?colour=blue"],
  ["/pa_colour/blue/page/2", "/products?colour=blue"],
  ["/glaze/blue/feed", "/products?colour=blue"],
  ["/made-in/fr", "/products?made_in=fr"],
  ["/size/xl", undefined],
  ["/colour", undefined],
  ["/colour/a/b", undefined],
])("pageOfTerm maps %s to %s", (path, page) => {
  expect(pageOfTerm(path, ["PA_COLOUR+PA_GLAZE", "PA_MADE_IN"])).toBe(page);
});

test.each(["//evil.example", "https://evil.example", "/\\evil.example", "\\evil.example"])(
  "pageOfOldAddress never leads to another site: %s",
  (evil) => {
    for (const name of ["s", "product_cat", "product", "product_tag"]) {
      const search = `?${new URLSearchParams({ [name]: evil })}`;
      const page = pageOfOldAddress("/", search) ?? "";
      expect(new URL(page, "https://shop.example").origin).toBe("https://shop.example");
      expect(page).toMatch(/^\/(search|category|product)\b/);
    }
  },
);
