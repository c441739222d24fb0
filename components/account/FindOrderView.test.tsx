import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { FindOrderView } from "./FindOrderView.tsx";

let context: object = {};
vi.mock("vike-react/usePageContext", () => ({
  usePageContext: () => ({ urlParsed: { search: {} }, ...context }),
}));
afterEach(() => {
  cleanup();
  context = {};
});

/** Renders the page; returns the fields that are shown, and if the key's form is open, if it folds. */
function shown(canEmail = true) {
  const { container } = render(<FindOrderView canEmail={canEmail} findsOlder={false} />);
  const fold = container.querySelector("details");
  const fields = [...container.querySelectorAll("input")].map(({ name }) => name);
  return { fields, isOpen: fold?.open };
}

test("An order is found by number and email first, and by its key on request", () => {
  expect(shown()).toEqual({
    fields: ["orderNumber", "orderEmail", "number", "orderKey"],
    isOpen: false,
  });
  screen.getByRole("button", { name: "Email me the link" });
});

test.each([
  ["a link with a wrong key", { urlParsed: { search: { done: "unknownOrder" } } }],
  [
    "a refused form",
    { draft: { account: { form: "find-order", message: "", validationErrors: {}, typed: {} } } },
  ],
])("The form for the key is open after %s", (_, after) => {
  context = after;
  expect(shown().isOpen).toBe(true);
});

test("An order is found by its key alone if the shop emails no links", () => {
  expect(shown(false)).toEqual({ fields: ["number", "orderKey"], isOpen: undefined });
});
