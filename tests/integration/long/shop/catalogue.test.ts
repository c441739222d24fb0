import { expect, test } from "vitest";
import { requestGraphql } from "#tests/worlds/backends/requestGraphql.ts";
import { openReferenceShop } from "#tests/worlds/backends/referenceShop.ts";

const shop = await openReferenceShop();
const request = (source: string) => requestGraphql(shop, source);

test("a query for an unknown product fails with an error that names it", async () => {
  await expect(request('{ product(id: "gone", idType: SLUG) { id } }')).rejects.toThrow(
    "No product ID was found corresponding to the slug: gone",
  );
});

test("a global ID resolves to its node of any type", async () => {
  const { a, b, c } = await request(`{
    a: node(id: "cG9zdDoyNA==") { __typename ... on ProductVariation { name } }
    b: node(id: "dGVybToyNA==") { __typename ... on TermNode { slug taxonomyName } }
    c: node(id: "cG9zdDo0MQ==") { __typename ... on MediaItem { altText } }
  }`);
  expect(a).toEqual({ __typename: "SimpleProductVariation", name: "V-Neck T-Shirt - Red" });
  expect(b).toEqual({ __typename: "PaColor", slug: "red", taxonomyName: "pa_color" });
  expect(c).toEqual({ __typename: "MediaItem", altText: "Beanie product photo" });
});

test("an attribute's term is found by its URI", async () => {
  const { a, b } = await request(`{
    a: paColor(id: "red", idType: SLUG) { uri }
    b: paColor(id: "/?taxonomy=pa_color&term=red", idType: URI) { slug }
  }`);
  expect(a).toEqual({ uri: "/?taxonomy=pa_color&term=red" });
  expect(b).toEqual({ slug: "red" });
});

test("related products are the ten oldest of the same category, by descending name", async () => {
  const { product } = await request(
    '{ product(id: "e-book", idType: SLUG) { related { nodes { databaseId } } } }',
  );
  const ids = [17, 97, 101, 99, 105, 16, 15, 31, 14, 103];
  expect(product).toEqual({ related: { nodes: ids.map((databaseId) => ({ databaseId })) } });
});

test("a shorter list of related products has the oldest ones, not the first ones by name", async () => {
  const { product } = await request(
    '{ product(id: "e-book", idType: SLUG) { related(first: 3) { nodes { databaseId } } } }',
  );
  const ids = [16, 15, 14];
  expect(product).toEqual({ related: { nodes: ids.map((databaseId) => ({ databaseId })) } });
});

test("a review's rating is on its edge, newest review first", async () => {
  const { product } = await request(`{
    product(id: "beanie", idType: SLUG) {
      averageRating
      reviewCount
      reviews(first: 2) { averageRating edges { rating node { content author { name } } } }
    }
  }`);
  expect(product).toEqual({
    averageRating: 4,
    reviewCount: 3,
    reviews: {
      averageRating: 4,
      edges: [
        { rating: 3, node: { content: "<p>Review 2</p>\n", author: { name: "Reviewer 2" } } },
        { rating: 4, node: { content: "<p>Review 1</p>\n", author: { name: "Reviewer 1" } } },
      ],
    },
  });
});

test("a category has its parent, siblings and own product count, without that of its subcategories", async () => {
  const { productCategory } = await request(`{
    productCategory(id: "hoodies", idType: SLUG) {
      count
      uri
      parent { node { slug count children { nodes { slug } } } }
      products(first: 1, where: { orderby: [{ field: PRICE, order: ASC }] }) {
        nodes { slug }
      }
    }
  }`);
  const children = ["accessories", "hoodies", "tshirts"].map((slug) => ({ slug }));
  expect(productCategory).toEqual({
    count: 4,
    uri: "/product-category/clothing/hoodies/",
    parent: { node: { slug: "clothing", count: 1, children: { nodes: children } } },
    products: { nodes: [{ slug: "hoodie-with-pocket" }] },
  });
});

test("pictures have the registered sizes, and the full size as a fallback", async () => {
  const { product } = await request(`{
    product(id: "beanie", idType: SLUG) {
      image {
        small: sourceUrl(size: THUMBNAIL)
        unknown: sourceUrl(size: LARGE)
        sizes(size: WOOCOMMERCE_SINGLE)
        mediaDetails { width sizes(include: [MEDIUM]) { name width sourceUrl } }
      }
    }
  }`);
  const folder = "https://shop.example/wp-content/uploads/2026/11";
  expect(product).toEqual({
    image: {
      small: `${folder}/beanie-150x150.jpg`,
      unknown: `${folder}/beanie.jpg`,
      sizes: "(max-width: 600px) 100vw, 600px",
      mediaDetails: {
        width: 900,
        sizes: [{ name: "medium", width: "300", sourceUrl: `${folder}/beanie-300x300.jpg` }],
      },
    },
  });
});

test("collection stats count each attribute's terms without its own filter", async () => {
  const { collectionStats } = await request(`{
    collectionStats(
      calculatePriceRange: true
      calculateStockStatusCounts: true
      calculateRatingCounts: true
      taxonomies: [{ taxonomy: PA_COLOR, relation: OR }]
      where: {
        categoryIn: ["tshirts"]
        attributes: { queries: [{ taxonomy: PA_COLOR, terms: ["gray"] }] }
      }
    ) {
      priceRange { minPrice maxPrice(format: RAW) }
      stockStatusCounts { status count }
      ratingCounts { rating count }
      attributeCounts { name label slug terms { count node { slug } } }
    }
  }`);
  const counts = { blue: 2, gray: 2, green: 2, red: 1 };
  const terms = Object.entries(counts).map(([slug, count]) => ({ count, node: { slug } }));
  expect(collectionStats).toEqual({
    priceRange: { minPrice: "$18.00", maxPrice: "18" },
    stockStatusCounts: [{ status: "IN_STOCK", count: 2 }],
    ratingCounts: [],
    attributeCounts: [{ name: "Color", label: "Product Color", slug: "PA_COLOR", terms }],
  });
});
