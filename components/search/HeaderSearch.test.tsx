import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { HeaderSearch } from "./HeaderSearch.tsx";
import { recentSearches, rememberSearch } from "./recentSearches.ts";
import type { Suggestions } from "./suggestions.ts";

/** Questions that wait for their answers, by their texts. */
let asked: Map<string, PromiseWithResolvers<Suggestions>>;
let closings: boolean[];
let pages: string[];

beforeEach(() => {
  asked = new Map();
  closings = [];
  pages = [];
  // Nothing is loaded ahead while nobody looks.
  Object.defineProperty(document, "hidden", { value: true, configurable: true });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(document, "hidden");
  localStorage.clear();
});

const suggest = (text: string) => {
  const answer = Promise.withResolvers<Suggestions>();
  asked.set(text, answer);
  return answer.promise;
};
const suggestions = (text: string): Suggestions => ({
  text,
  found: 2,
  texts: [`${text}p`],
  categories: [{ href: "/category/lamps", name: "Lamps", count: 5 }],
  things: [{ href: "/product/vesper", name: "Vesper lamp", price: "£92.00" }],
});
const open = () => {
  const onClosed = (isLeaving: boolean) => {
    closings.push(isLeaving);
    cleanup();
  };
  render(
    <HeaderSearch suggest={suggest} go={(address) => pages.push(address)} onClosed={onClosed} />,
  );
};
const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Search products" });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const options = () => screen.queryAllByRole("option").map((option) => option.textContent);
const answerTo = (text: string) => asked.get(text)?.resolve(suggestions(text));

/** Where the keys are: an option's words, or the field. */
function place(): string {
  const id = field().getAttribute("aria-activedescendant");
  const marked = screen.queryAllByRole("option", { selected: true });
  expect(marked.map((option) => option.id)).toEqual(id === null ? [] : [id]);
  return marked[0]?.textContent ?? "field";
}

async function openWithSuggestions(): Promise<void> {
  open();
  type("lam");
  answerTo("lam");
  await screen.findByRole("listbox", { name: "Suggestions" });
}

const ALL = ["lamp", "Lamps5 things", "Vesper lamp£92.00"];

test("the field says whether there is a list, which holds all kinds in turn", async () => {
  open();
  expect(field().getAttribute("aria-expanded")).toBe("false");
  expect(field().getAttribute("aria-controls")).toBeNull();
  type("lam");
  answerTo("lam");
  const list = await screen.findByRole("listbox", { name: "Suggestions" });
  expect(field().getAttribute("aria-expanded")).toBe("true");
  expect(field().getAttribute("aria-controls")).toBe(list.id);
  expect(options()).toEqual(ALL);
});

test.each([
  [["ArrowDown"], "lamp"],
  [["ArrowDown", "ArrowDown"], "Lamps5 things"],
  [["ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown"], "lamp"],
  [["ArrowUp"], "Vesper lamp£92.00"],
  [["ArrowUp", "ArrowUp"], "Lamps5 things"],
  [["ArrowDown", "ArrowUp"], "Vesper lamp£92.00"],
  [["ArrowDown", "Home"], "field"],
  [["ArrowDown", "End"], "field"],
  [["ArrowDown", "ArrowLeft"], "field"],
  [["ArrowDown", "ArrowRight"], "field"],
  [["ArrowDown", "Alt+ArrowUp"], "field"],
  [["Alt+ArrowDown"], "field"],
  [["ArrowDown", "a"], "lamp"],
])("the keys %j lead to %s", async (keys, expected) => {
  await openWithSuggestions();
  for (const key of keys) {
    fireEvent.keyDown(field(), { key: key.replace("Alt+", ""), altKey: key.startsWith("Alt+") });
  }
  expect(place()).toBe(expected);
});

test("the caret's keys and those of an input method are left to the field", async () => {
  await openWithSuggestions();
  for (const key of ["Home", "End", "ArrowLeft", "ArrowRight", "Tab", "x"]) {
    expect(fireEvent.keyDown(field(), { key }), key).toBe(true);
  }
  fireEvent.keyDown(field(), { key: "ArrowDown", isComposing: true });
  expect(place()).toBe("field");
});

test("typing goes on from the field, and so does whoever leaves it", async () => {
  await openWithSuggestions();
  fireEvent.keyDown(field(), { key: "ArrowDown" });
  type("lamb");
  expect(place()).toBe("field");
  fireEvent.keyDown(field(), { key: "ArrowDown" });
  fireEvent.blur(field());
  expect(place()).toBe("field");
});

test("Enter follows the option that the keys are at, and keeps a search of it", async () => {
  await openWithSuggestions();
  fireEvent.keyDown(field(), { key: "ArrowDown" });
  expect(fireEvent.keyDown(field(), { key: "Enter" })).toBe(false);
  expect(pages).toEqual(["/search?q=lamp"]);
  expect(recentSearches()).toEqual(["lamp"]);
  expect(closings).toEqual([true]);
});

test("Enter without an option is the form's, which goes to the search's own page", async () => {
  await openWithSuggestions();
  expect(fireEvent.keyDown(field(), { key: "Enter" })).toBe(true);
  fireEvent.submit(screen.getByRole("search"));
  expect(pages).toEqual(["/search?q=lam"]);
  expect(recentSearches()).toEqual(["lam"]);
});

test("a thing that is clicked is gone to, and is no search to be kept", async () => {
  await openWithSuggestions();
  fireEvent.click(screen.getByRole("option", { name: /Vesper/ }));
  expect(pages).toEqual(["/product/vesper"]);
  expect(recentSearches()).toEqual([]);
});

test("a click with a key held opens another tab and leaves the search open", async () => {
  await openWithSuggestions();
  fireEvent.click(screen.getByRole("option", { name: /Vesper/ }), { ctrlKey: true });
  expect([closings, pages]).toEqual([[], []]);
});

test("an older answer that comes late changes nothing", async () => {
  open();
  type("la");
  type("lam");
  answerTo("lam");
  await waitFor(() => expect(options()).toEqual(ALL));
  answerTo("la");
  await Promise.resolve();
  expect(options()).toEqual(ALL);
});

test("the field is busy for as long as an answer is awaited", async () => {
  open();
  const isBusy = () => field().getAttribute("aria-busy") === "true";
  expect(isBusy()).toBe(false);
  type("lam");
  await waitFor(() => expect(isBusy()).toBe(true));
  answerTo("lam");
  await waitFor(() => expect(isBusy()).toBe(false));
});

test("while no answer comes, what is shown is not for long another text's", async () => {
  await openWithSuggestions();
  type("lamx");
  // Its number is of what was typed before.
  expect(screen.getByRole("link", { name: "See all results" })).toBeTruthy();
  await waitFor(() => expect(options()).toEqual([]));
});

test("where the index fails there are no suggestions, and the search's own page is led to", async () => {
  await openWithSuggestions();
  type("lamp");
  asked.get("lamp")?.reject(new Error("All hosts are down."));
  await waitFor(() => expect(options()).toEqual([]));
  const all = screen.getByRole("link", { name: "See all results" });
  expect(all.getAttribute("href")).toBe("/search?q=lamp");
});

test("what was found is said once the keys rest", async () => {
  await openWithSuggestions();
  expect(screen.getByRole("status").textContent).toBe("");
  await waitFor(() =>
    expect(screen.getByRole("status").textContent).toBe("2 things found, 3 suggestions."),
  );
});

test("before anything is typed it lists earlier searches, which can be forgotten", () => {
  rememberSearch("tea");
  rememberSearch("lamp");
  open();
  expect(options()).toEqual(["lamp", "tea"]);
  fireEvent.click(screen.getByRole("button", { name: "Forget these" }));
  expect(options()).toEqual([]);
  expect(recentSearches()).toEqual([]);
  expect(document.activeElement).toBe(field());
});
