import { render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Loads `Prose` in a browser with Trusted Types, which returns a new object for each call. */
async function proseWithTrustedTypes() {
  const createHTML = vi.fn((html: string) => ({ toString: () => html }));
  const createPolicy = vi.fn(() => ({ createHTML }));
  vi.stubGlobal("trustedTypes", { createPolicy });
  const { Prose } = await import("./Prose.tsx");
  return { Prose, createPolicy, createHTML };
}

test("Prose sets HTML by the one Trusted Types policy of the content security policy", async () => {
  const { Prose, createPolicy, createHTML } = await proseWithTrustedTypes();
  const { container } = render(<Prose html="<p>Ash</p>" />);
  expect(container.querySelector("p")?.textContent).toBe("Ash");
  expect(createHTML).toHaveBeenCalledExactlyOnceWith("<p>Ash</p>");
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith("sanitized-html", expect.anything());
});

test("Prose keeps its elements when it is rendered again with the same HTML", async () => {
  const { Prose } = await proseWithTrustedTypes();
  const { container, rerender } = render(<Prose html="<p>Ash</p>" />);
  const paragraph = container.querySelector("p");
  rerender(<Prose html="<p>Ash</p>" />);
  expect(container.querySelector("p")).toBe(paragraph);
});

test("Prose renders HTML in a browser without Trusted Types", async () => {
  const { Prose } = await import("./Prose.tsx");
  const { container } = render(<Prose html="<p>Ash</p>" />);
  expect(container.querySelector("p")?.textContent).toBe("Ash");
});
