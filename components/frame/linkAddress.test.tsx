import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { correctLink, settleAnchor } from "./linkAddress.ts";

beforeEach(() => {
  history.replaceState(null, "", "/products?sort=price");
  document.body.innerHTML = "";
});
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, "", "/");
});

describe("A clicked link", () => {
  const clicked = (attributes: string) => {
    document.body.innerHTML = `<a ${attributes}><b>on</b></a>`;
    addEventListener("click", correctLink, { capture: true, once: true });
    document.querySelector("b")?.dispatchEvent(new Event("click", { bubbles: true }));
    return document.querySelector("a")?.getAttribute("href");
  };

  test.each([
    ["/products/", "/products"],
    ["/products/?sort=price", "/products?sort=price"],
    ["/products//#top", "/products#top"],
    [`${location.origin}/products/`, "/products"],
    ["#50%", "/products?sort=price#50%25"],
    ["/cart#50%", "/cart#50%25"],
    ["/cart#%E0%A4%A", "/cart#%25E0%25A4%25A"],
  ])("to %s leads to %s", (href, corrected) => {
    expect(clicked(`href="${href}"`)).toBe(corrected);
  });

  test.each([
    "/",
    "/cart/",
    "/products",
    "#a b",
    "/cart#50%25",
    "https://elsewhere.example/products/",
    "mailto:shop@example.com",
  ])("to %s stays as it is", (href) => {
    expect(clicked(`href="${href}"`)).toBe(href);
  });

  test.each(["target='_blank'", "download", "data-vike='false'"])(
    "with %s is left to the browser",
    (attribute) => {
      expect(clicked(`href="/products/" ${attribute}`)).toBe("/products/");
    },
  );
});

describe("The page of a navigation", () => {
  const settled = (hash: string) => {
    history.replaceState({ saved: 1 }, "", `/products${hash}`);
    const scroll = vi.spyOn(window, "scrollTo").mockImplementation(() => {});
    settleAnchor();
    return scroll.mock.calls.length > 0;
  };

  test("is scrolled to its top when the anchor does not exist", () => {
    expect(settled("#none")).toBe(true);
    expect(settled("#50%")).toBe(true);
  });

  test("is left to the router when its anchor exists by id or name, or it has no anchor", () => {
    document.body.innerHTML = `<p id="50%"></p><a name="old name"></a>`;
    expect(settled("")).toBe(false);
    expect(settled("#50%")).toBe(false);
    expect(settled("#old%20name")).toBe(false);
  });

  test("gets a malformed hash corrected for the router and keeps its history state", () => {
    settled("#50%");
    expect(location.hash).toBe("#50%25");
    expect(history.state).toEqual({ saved: 1 });
  });
});
