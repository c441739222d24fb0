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

test("the drawn name is an image labelled with the shop's name, with the path in the page's HTML", async () => {
  await renderWordmark("Osier", "m1 2");
  const drawing = screen.getByRole("img", { name: "Osier" });
  expect(drawing.querySelector("path")?.getAttribute("d")).toBe("m1 2");
});

test("another shop's name is text", async () => {
  await renderWordmark("Withy & Daughters", "m1 2");
  expect(screen.getByText("Withy & Daughters")).toBeDefined();
  expect(screen.queryByRole("img")).toBeNull();
});

test("a page without the drawing has the name as text", async () => {
  await renderWordmark("Osier");
  expect(screen.getByText("Osier")).toBeDefined();
});
