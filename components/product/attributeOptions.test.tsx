import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { shopTexts } from "#tests/worlds/fixtures/shopTextsFixture.ts";
import { attribute, implementing, showLamp } from "#tests/worlds/fixtures/productViewFixture.tsx";

vi.mock("vike-react/usePageContext", () => ({
  usePageContext: () => ({
    urlPathname: "/product/lamp",
    urlParsed: { search: {} },
    shop: { colorAttributes: ["glaze"], texts: shopTexts },
  }),
}));
vi.mock("vike/client/router", () => ({ navigate: () => undefined }));

afterEach(cleanup);

/** An attribute with options as WordPress encodes them, whose terms have plain slugs. */
function encoded(name: string, label: string, term: string, slug: string) {
  const plain = attribute(name, label, [term]);
  const [node] = plain.terms.nodes;
  return { ...plain, options: [encodeURIComponent(slug)], terms: { nodes: [{ ...node, slug }] } };
}

test("A product page and a card name options with percent-encoded slugs by their terms", () => {
  const glaze = encoded("pa_glaze", "Glaze", "Rust red", "ржа");
  const material = encoded("pa_material", "Material", "Stoneware clay", "глина");
  const jug = { ...implementing("SimpleProduct"), id: "jug", slug: "jug", name: "Jug" };
  showLamp({
    attributes: { nodes: [glaze] },
    defaultAttributes: { nodes: [] },
    variations: { nodes: [] },
    related: { nodes: [{ ...jug, attributes: { nodes: [{ ...material, variation: false }] } }] },
  });
  expect(screen.getByRole("radio", { name: "Rust red" })).toBeTruthy();
  const row = screen.getByRole("row", { name: /Glaze/ });
  expect(within(row).getByRole("cell").textContent).toBe("Rust red");
  const card = screen.getByRole("link", { name: "Jug" }).closest("article");
  expect(card?.textContent).toContain("Stoneware clay");
});
