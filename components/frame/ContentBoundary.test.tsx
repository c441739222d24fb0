import { act } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ContentBoundary } from "./ContentBoundary.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const FROM_SERVER = "<p>As the server wrote it</p>";
const failure = new Error("broken on purpose");

let container: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  root = undefined;
  // As in a build.
  vi.stubEnv("DEV", false);
  container = document.createElement("div");
  document.body.replaceChildren(container);
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  act(() => root?.unmount());
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

function Broken(): never {
  throw failure;
}
const visitTo = (urlOriginal: string) => ({ urlOriginal });
const page = (visit: { urlOriginal: string }, isBroken: boolean) => (
  <main id="main">
    <ContentBoundary visit={visit} within="main">
      {isBroken ? <Broken /> : <p>{visit.urlOriginal}</p>}
    </ContentBoundary>
  </main>
);
const show = (visit: { urlOriginal: string }, isBroken: boolean) => {
  root ??= createRoot(container);
  act(() => root?.render(page(visit, isBroken)));
};
const hydrate = () => {
  container.innerHTML = `<main id="main">${FROM_SERVER}</main>`;
  act(() => {
    root = hydrateRoot(container, page(visitTo("/a"), true), { onRecoverableError: () => {} });
  });
};
const shown = () => container.querySelector("#main")?.textContent ?? "";
const mockBot = () => vi.spyOn(navigator, "userAgent", "get").mockReturnValue(GOOGLEBOT);

test.each(["when it is hydrated", "in a later update"])(
  "ContentBoundary replaces a page that throws %s with an error message and a retry link",
  (moment) => {
    if (moment === "when it is hydrated") {
      hydrate();
    } else {
      show(visitTo("/a"), false);
      show(visitTo("/a?sort=price"), true);
    }
    expect(shown()).toContain("Something went wrong");
    const address = moment === "in a later update" ? "/a?sort=price" : "/a";
    expect(container.querySelector("a")?.getAttribute("href")).toBe(address);
  },
);

test("ContentBoundary shows the message and the stack in development", () => {
  vi.stubEnv("DEV", true);
  show(visitTo("/a"), true);
  expect(container.querySelector("h1")?.textContent).toBe(failure.message);
  expect(container.querySelector("pre")?.textContent).toBe(failure.stack);
  expect(shown()).not.toContain("Something went wrong");
});

test.each(["/b", "/a?sort=name", "/a"])("Navigating to %s clears the page error", (next) => {
  show(visitTo("/a"), true);
  show(visitTo(next), false);
  expect(shown()).toBe(next);
});

test("Re-rendering the same visit does not clear the page error", () => {
  const visit = visitTo("/a");
  show(visit, true);
  show(visit, false);
  expect(shown()).toContain("Something went wrong");
});

test("ContentBoundary keeps the server's HTML for a bot and logs its user agent", () => {
  mockBot();
  hydrate();
  expect(container.querySelector("#main > div")?.innerHTML).toBe(FROM_SERVER);
  expect(console.error).toHaveBeenCalledWith(
    `Not rendering error page for bot with user agent ${GOOGLEBOT}`,
    failure,
  );
});

test("ContentBoundary keeps the previous page for a bot when a later page throws", () => {
  mockBot();
  show(visitTo("/a"), false);
  show(visitTo("/b"), true);
  expect(shown()).toBe("/a");
  show(visitTo("/c"), false);
  expect(shown()).toBe("/c");
});
