import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  cleanup();
  vi.resetModules();
});

/** Renders the wordmark of a shop on a page whose HTML has the given path, or none. */
async function renderWordmark(name: string, path?: string): Promise<void> {
  document.body.innerHTML = path ? `<svg><path data-wordmark="" d="${path}"></path></svg>` : "";
  const { Wordmark } = await import("./Wordmark.tsx");
  const container = document.body.appendChild(document.createElement("div"));
  render(<Wordmark name={name} />, { container });
}

test("the wordmark is an image with the shop's name and the path from the page's HTML", async () => {
  await renderWordmark("Osier", "m1 2");
  const drawing = screen.getByRole("img", { name: "Osier" });
  expect(drawing.querySelector("path")?.getAttribute("d")).toBe("m1 2");
});

test("the wordmark of another shop is its name as text", async () => {
  await renderWordmark("Withy & Daughters", "m1 2");
  expect(screen.getByText("Withy & Daughters")).toBeDefined();
  expect(screen.queryByRole("img")).toBeNull();
});

test("the wordmark is text on a page without the path", async () => {
  await renderWordmark("Osier");
  expect(screen.getByText("Osier")).toBeDefined();
});
