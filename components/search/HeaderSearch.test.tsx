import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { neutralWords } from "#relay/contract/page/shopTexts.ts";
import { HeaderSearch } from "./HeaderSearch.tsx";
import { searchHistory, saveSearch } from "./searchHistory.ts";
import type { SearchStart, Suggestions } from "./suggestions.ts";

/** Pending requests by their texts. */
let requests: Map<string, PromiseWithResolvers<Suggestions>>;
let closings: boolean[];
let pages: string[];

beforeEach(() => {
  requests = new Map();
  closings = [];
  pages = [];
  // A hidden page prefetches nothing.
  Object.defineProperty(document, "hidden", { value: true, configurable: true });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(document, "hidden");
  localStorage.clear();
});

const suggest = (text: string) => {
  const response = Promise.withResolvers<Suggestions>();
  requests.set(text, response);
  return response.promise;
};
const suggestions = (text: string): Suggestions => ({
  text,
  found: 2,
  texts: [`${text}p`],
  categories: [{ href: "/category/lamps", name: "Lamps", count: 5 }],
  products: [{ href: "/product/vesper", name: "Vesper lamp", price: "£92.00" }],
});
const open = (start?: SearchStart) => {
  const onClosed = (isLeaving: boolean) => {
    closings.push(isLeaving);
    cleanup();
  };
  render(
    <HeaderSearch
      suggest={suggest}
      start={start}
      words={neutralWords()}
      go={(address) => pages.push(address)}
      onClosed={onClosed}
    />,
  );
};
const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Search products" });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const options = () => screen.queryAllByRole("option").map((option) => option.textContent);
const respondTo = (text: string) => requests.get(text)?.resolve(suggestions(text));

/** Position of the keyboard: the active option's text, or the field. */
function place(): string {
  const id = field().getAttribute("aria-activedescendant");
  const marked = screen.queryAllByRole("option", { selected: true });
  expect(marked.map((option) => option.id)).toEqual(id === null ? [] : [id]);
  return marked[0]?.textContent ?? "field";
}

async function openWithSuggestions(): Promise<void> {
  open();
  type("lam");
  respondTo("lam");
  await screen.findByRole("listbox", { name: "Suggestions" });
}

const ALL = ["lamp", "Lamps5 products", "Vesper lamp£92.00"];

test("The search field announces its list, which groups suggestions by type", async () => {
  open();
  expect(field().getAttribute("aria-expanded")).toBe("false");
  expect(field().getAttribute("aria-controls")).toBeNull();
  type("lam");
  respondTo("lam");
  const list = await screen.findByRole("listbox", { name: "Suggestions" });
  expect(field().getAttribute("aria-expanded")).toBe("true");
  expect(field().getAttribute("aria-controls")).toBe(list.id);
  expect(options()).toEqual(ALL);
});

test.each([
  [["ArrowDown"], "lamp"],
  [["ArrowDown", "ArrowDown"], "Lamps5 products"],
  [["ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown"], "lamp"],
  [["ArrowUp"], "Vesper lamp£92.00"],
  [["ArrowUp", "ArrowUp"], "Lamps5 products"],
  [["ArrowDown", "ArrowUp"], "Vesper lamp£92.00"],
  [["ArrowDown", "Home"], "field"],
  [["ArrowDown", "End"], "field"],
  [["ArrowDown", "ArrowLeft"], "field"],
  [["ArrowDown", "ArrowRight"], "field"],
  [["ArrowDown", "Alt+ArrowUp"], "field"],
  [["Alt+ArrowDown"], "field"],
  [["ArrowDown", "a"], "lamp"],
])("The keys %j move the active option to %s", async (keys, expected) => {
  await openWithSuggestions();
  for (const key of keys) {
    fireEvent.keyDown(field(), { key: key.replace("Alt+", ""), altKey: key.startsWith("Alt+") });
  }
  expect(place()).toBe(expected);
});

test("The search field leaves caret keys and keys of an input method to the browser", async () => {
  await openWithSuggestions();
  for (const key of ["Home", "End", "ArrowLeft", "ArrowRight", "Tab", "x"]) {
    expect(fireEvent.keyDown(field(), { key }), key).toBe(true);
  }
  fireEvent.keyDown(field(), { key: "ArrowDown", isComposing: true });
  expect(place()).toBe("field");
});

test("Typing or leaving the field deactivates the active option", async () => {
  await openWithSuggestions();
  fireEvent.keyDown(field(), { key: "ArrowDown" });
  type("lamb");
  expect(place()).toBe("field");
  fireEvent.keyDown(field(), { key: "ArrowDown" });
  fireEvent.blur(field());
  expect(place()).toBe("field");
});

test("Enter follows the active option and saves its search", async () => {
  await openWithSuggestions();
  fireEvent.keyDown(field(), { key: "ArrowDown" });
  expect(fireEvent.keyDown(field(), { key: "Enter" })).toBe(false);
  expect(pages).toEqual(["/search?q=lamp"]);
  expect(searchHistory()).toEqual(["lamp"]);
  expect(closings).toEqual([true]);
});

test("Enter without an active option submits the form to the search page", async () => {
  await openWithSuggestions();
  expect(fireEvent.keyDown(field(), { key: "Enter" })).toBe(true);
  fireEvent.submit(screen.getByRole("search"));
  expect(pages).toEqual(["/search?q=lam"]);
  expect(searchHistory()).toEqual(["lam"]);
});

test("Clicking a suggested product navigates to it and saves no search", async () => {
  await openWithSuggestions();
  fireEvent.click(screen.getByRole("option", { name: /Vesper/ }));
  expect(pages).toEqual(["/product/vesper"]);
  expect(searchHistory()).toEqual([]);
});

test("A suggested product has the price of its card: the lowest of a range, or both of a sale", async () => {
  open();
  type("lam");
  const lamp = { href: "/product/lamp", name: "Lamp" };
  const products = [
    { ...lamp, price: "£92.00 – £120.00", regularPrice: "£99.00 – £130.00", isOnSale: true },
    { ...lamp, price: "£10.00", regularPrice: "£12.00", isOnSale: true },
    { ...lamp, price: "£10.00", isSoldOut: true },
  ].map((product, nth) => ({ ...product, href: `/product/${nth}` }));
  requests.get("lam")?.resolve({ ...suggestions("lam"), texts: [], categories: [], products });
  await waitFor(() =>
    expect(options()).toEqual(["LampFrom £92.00", "LampNow £10.00 Was £12.00", "LampSold out"]),
  );
});

test("A click with a modifier key opens another tab and leaves the search open", async () => {
  await openWithSuggestions();
  fireEvent.click(screen.getByRole("option", { name: /Vesper/ }), { ctrlKey: true });
  expect([closings, pages]).toEqual([[], []]);
});

test("An older response that arrives late is ignored", async () => {
  open();
  type("la");
  type("lam");
  respondTo("lam");
  await waitFor(() => expect(options()).toEqual(ALL));
  respondTo("la");
  await Promise.resolve();
  expect(options()).toEqual(ALL);
});

test("The search field is busy while a response is pending", async () => {
  open();
  const isBusy = () => field().getAttribute("aria-busy") === "true";
  expect(isBusy()).toBe(false);
  type("lam");
  await waitFor(() => expect(isBusy()).toBe(true));
  respondTo("lam");
  await waitFor(() => expect(isBusy()).toBe(false));
});

test("Suggestions of the previous text are removed when no response arrives", async () => {
  await openWithSuggestions();
  type("lamx");
  // Without a number, which would be the previous text's.
  expect(screen.getByRole("link", { name: "See all results" })).toBeTruthy();
  await waitFor(() => expect(options()).toEqual([]));
});

test("A failing index gives no suggestions but still a link to the search page", async () => {
  await openWithSuggestions();
  type("lamp");
  requests.get("lamp")?.reject(new Error("All hosts are down."));
  await waitFor(() => expect(options()).toEqual([]));
  const all = screen.getByRole("link", { name: "See all results" });
  expect(all.getAttribute("href")).toBe("/search?q=lamp");
});

test("A few products with their matches marked need no link to further results", async () => {
  open();
  type("orla");
  requests.get("orla")?.resolve({
    ...suggestions("orla"),
    found: 1,
    products: [
      {
        href: "/product/vesper",
        name: "Vesper \u{E000}lamp\u{E001}",
        reason: "\u{E000}Orla\u{E001} <b>Finch</b> throws…",
      },
    ],
  });
  await screen.findByRole("option", { name: /^Vesper lamp/ });
  expect(screen.getAllByRole("mark").map((mark) => mark.textContent)).toEqual(["lamp", "Orla"]);
  expect(options()).toContain("Vesper lampOrla <b>Finch</b> throws…");
  expect(screen.queryByRole("link", { name: /^See all/ })).toBeNull();
});

test("The number of results is announced after a pause in typing", async () => {
  await openWithSuggestions();
  expect(screen.getByRole("status").textContent).toBe("");
  await waitFor(() =>
    expect(screen.getByRole("status").textContent).toBe("2 products found, 3 suggestions."),
  );
});

test("The empty search field lists recent searches, which can be forgotten", () => {
  saveSearch("tea");
  saveSearch("lamp");
  open();
  expect(options()).toEqual(["lamp", "tea"]);
  fireEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(options()).toEqual([]);
  expect(searchHistory()).toEqual([]);
  expect(document.activeElement).toBe(field());
});

const START: SearchStart = {
  categories: [{ href: "/category/table", name: "Table" }],
  products: ["Cabin mug", "Tarn bowl", "Heron teapot"].map((name) => ({
    href: `/product/${name}`,
    name,
  })),
};

test("The search opens with recent searches, categories and best sellers", () => {
  saveSearch("lamp");
  open(START);
  expect(options()).toEqual(["lamp", "Table", "Cabin mug", "Tarn bowl", "Heron teapot"]);
  expect(screen.getByRole("group", { name: "Bestselling" })).toBeTruthy();
});

test("An empty result suggests the categories and the best sellers", async () => {
  open(START);
  type("zzz");
  requests.get("zzz")?.resolve({ text: "zzz", found: 0, texts: [], categories: [], products: [] });
  await screen.findByText("Nothing found for “zzz”.");
  await waitFor(() =>
    expect(options()).toEqual(["Table", "Cabin mug", "Tarn bowl", "Heron teapot"]),
  );
  expect(screen.queryByText(/Try/)).toBeNull();
});

test("A text that names no product links to the search for a close one, above its products", async () => {
  open();
  type("lamb");
  requests.get("lamb")?.resolve({ ...suggestions("lamb"), texts: [], instead: "lamp" });
  const link = await screen.findByRole("link", { name: "lamp" });
  expect(link.closest("p")?.textContent).toBe("Nothing called “lamb”. Try lamp.");
  expect(options()).toEqual(ALL.slice(1));
});
