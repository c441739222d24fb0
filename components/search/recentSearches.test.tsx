import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { RecentSearches } from "./RecentSearches.tsx";
import { forgetSearch, recentSearches, rememberSearch } from "./recentSearches.ts";

beforeEach(() => localStorage.clear());

test("recentSearches lists six searches at most, the latest first, without duplicates", () => {
  for (const text of ["one", "two", "three", "Two", "four", "five", "six", " seven ", ""]) {
    rememberSearch(text);
  }
  expect(recentSearches()).toEqual(["seven", "six", "five", "four", "Two", "three"]);
  forgetSearch("FIVE");
  expect(recentSearches()).not.toContain("five");
  forgetSearch();
  expect(recentSearches()).toEqual([]);
});

test.each(["{", '{"a":1}', "[1,null]"])(
  "recentSearches ignores invalid stored data: %s",
  (text) => {
    localStorage.setItem("vitrine-recent-searches", text);
    expect(recentSearches()).toEqual([]);
  },
);

test("A recent search is navigated to by its link and removed by its button", () => {
  rememberSearch("blue mug");
  rememberSearch("lamp");
  const onGo = vi.fn(() => true);
  render(<RecentSearches onGo={onGo} />);
  fireEvent.click(screen.getByRole("link", { name: "blue mug" }));
  expect(onGo).toHaveBeenCalledWith("/search?q=blue+mug");
  fireEvent.click(screen.getByRole("button", { name: "Remove lamp" }));
  expect(screen.queryByText("lamp")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(screen.queryByText("Recent searches")).toBeNull();
});

test("recentSearches ignores a newer release's data and leaves it stored until forgotten", () => {
  const newer = JSON.stringify({ version: 2, searches: ["lamp"] });
  localStorage.setItem("vitrine-recent-searches", newer);
  expect(recentSearches()).toEqual([]);
  rememberSearch("mug");
  expect(localStorage.getItem("vitrine-recent-searches")).toBe(newer);
  forgetSearch();
  expect(localStorage.getItem("vitrine-recent-searches")).toBeNull();
});
