import { fireEvent, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { RecentSearches } from "./RecentSearches.tsx";
import { forgetSearch, searchHistory, saveSearch } from "./searchHistory.ts";

beforeEach(() => localStorage.clear());

test("searchHistory lists six searches at most, the latest first, without duplicates", () => {
  for (const text of ["one", "two", "three", "Two", "four", "five", "six", " seven ", ""]) {
    saveSearch(text);
  }
  expect(searchHistory()).toEqual(["seven", "six", "five", "four", "Two", "three"]);
  forgetSearch("FIVE");
  expect(searchHistory()).not.toContain("five");
  forgetSearch();
  expect(searchHistory()).toEqual([]);
});

test.each(["{", '{"a":1}', "[1,null]"])("searchHistory ignores invalid stored data: %s", (text) => {
  localStorage.setItem("vitrine-recent-searches", text);
  expect(searchHistory()).toEqual([]);
});

test("A recent search is navigated to by its link and removed by its button", () => {
  saveSearch("blue mug");
  saveSearch("lamp");
  const onNavigate = vi.fn(() => true);
  render(<RecentSearches field={{ current: null }} onNavigate={onNavigate} />);
  fireEvent.click(screen.getByRole("link", { name: "blue mug" }));
  expect(onNavigate).toHaveBeenCalledWith("/search?q=blue+mug");
  fireEvent.click(screen.getByRole("button", { name: "Remove lamp" }));
  expect(screen.queryByText("lamp")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(screen.queryByText("Recent searches")).toBeNull();
});

/** Renders the searches below a field, and returns it. */
function renderBelowField() {
  const field = createRef<HTMLInputElement>();
  render(
    <>
      <input ref={field} />
      <RecentSearches field={field} onNavigate={() => true} />
    </>,
  );
  return field;
}

test("The focus moves from a removed search to a neighbor, and from the last one to the field", () => {
  for (const text of ["bowl", "lamp", "mug"]) saveSearch(text);
  const field = renderBelowField();
  const remove = (text: string) => fireEvent.click(screen.getByLabelText(`Remove ${text}`));
  remove("lamp");
  expect(document.activeElement).toBe(screen.getByLabelText("Remove bowl"));
  remove("bowl");
  expect(document.activeElement).toBe(screen.getByLabelText("Remove mug"));
  remove("mug");
  expect(document.activeElement).toBe(field.current);
});

test("The focus moves to the field when all searches are cleared", () => {
  saveSearch("lamp");
  const field = renderBelowField();
  fireEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(document.activeElement).toBe(field.current);
});

test("searchHistory ignores a newer release's data and leaves it stored until forgotten", () => {
  const newer = JSON.stringify({ version: 2, searches: ["lamp"] });
  localStorage.setItem("vitrine-recent-searches", newer);
  expect(searchHistory()).toEqual([]);
  saveSearch("mug");
  expect(localStorage.getItem("vitrine-recent-searches")).toBe(newer);
  forgetSearch();
  expect(localStorage.getItem("vitrine-recent-searches")).toBeNull();
});
