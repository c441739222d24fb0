import { act } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CrawlerBoundary } from "./CrawlerBoundary.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const FROM_SERVER = "<header>Shop</header><main>As the server wrote it</main>";
let container: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  root = undefined;
  container = document.createElement("div");
  container.id = "root";
  document.body.replaceChildren(container);
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  act(() => root?.unmount());
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error("broken on purpose");
}
const site = (urlOriginal: string, isBroken: boolean) => (
  <CrawlerBoundary visit={{ urlOriginal }} within="root">
    {isBroken ? <Broken /> : <main>{urlOriginal}</main>}
  </CrawlerBoundary>
);

test("CrawlerBoundary keeps the server's HTML when the whole site fails to hydrate", () => {
  container.innerHTML = FROM_SERVER;
  act(() => {
    root = hydrateRoot(container, site("/a", true), { onRecoverableError: () => {} });
  });
  expect(container.firstElementChild?.innerHTML).toBe(FROM_SERVER);
  expect(console.error).toHaveBeenCalledWith(
    `Not rendering error page for bot with user agent ${navigator.userAgent}`,
    expect.objectContaining({ message: "broken on purpose" }),
  );
});

test("CrawlerBoundary keeps the previous page after an error until the next navigation", () => {
  root = createRoot(container);
  act(() => root?.render(site("/a", false)));
  act(() => root?.render(site("/b", true)));
  expect(container.textContent).toBe("/a");
  act(() => root?.render(site("/c", false)));
  expect(container.innerHTML).toBe("<main>/c</main>");
});
