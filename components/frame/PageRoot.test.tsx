import { render, screen } from "@testing-library/react";
import { Environment, Network, RecordSource, Store } from "relay-runtime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takeLateTypeface } from "./lateTypeface.ts";
import { PageRoot } from "./PageRoot.tsx";

const environment = new Environment({
  network: Network.create(() => Promise.reject(new Error("nothing is requested"))),
  store: new Store(new RecordSource()),
});
const first = { shop: { name: "Osier" }, urlOriginal: "/sale", loaded: { environment } };
let context: object;
vi.mock("vike-react/usePageContext", () => ({ usePageContext: () => context }));
vi.mock("./lateTypeface.ts", () => ({ takeLateTypeface: vi.fn() }));

beforeEach(() => {
  context = first;
  // As in a build.
  vi.stubEnv("DEV", false);
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

function BrokenHeader(): never {
  throw new Error("broken on purpose");
}

test("A header that throws leaves the shop's name, a link home, a message and a retry link", () => {
  render(
    <PageRoot>
      <BrokenHeader />
    </PageRoot>,
  );
  expect(screen.getByRole("heading").textContent).toBe("Something went wrong");
  expect(screen.getByRole("link", { name: /Osier/ }).getAttribute("href")).toBe("/");
  expect(screen.getByRole("link", { name: "Try again" }).getAttribute("href")).toBe("/sale");
  expect(console.error).toHaveBeenCalledWith(
    "The page could not be shown.",
    expect.objectContaining({ message: "broken on purpose" }),
  );
});

test("Late web fonts come into use with another page, and not when a page is completed", () => {
  const page = render(<PageRoot>Sale</PageRoot>);
  vi.mocked(takeLateTypeface).mockClear();
  context = { ...first, loaded: { environment, showData: () => {} } };
  page.rerender(<PageRoot>Sale</PageRoot>);
  expect(takeLateTypeface).not.toHaveBeenCalled();
  context = { ...first, urlOriginal: "/products" };
  page.rerender(<PageRoot>Products</PageRoot>);
  expect(takeLateTypeface).toHaveBeenCalledOnce();
});
