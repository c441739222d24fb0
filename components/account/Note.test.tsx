import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Note } from "./Note.tsx";

let search: Record<string, string> = {};
vi.mock("vike-react/usePageContext", () => ({ usePageContext: () => ({ urlParsed: { search } }) }));
afterEach(cleanup);

const noteText = (address: Record<string, string>) => {
  search = address;
  const { container } = render(<Note />);
  return container.textContent;
};

test("The note confirms the previous form and reports a partly merged cart", () => {
  expect(noteText({ done: "saved" })).toBe("Saved.");
  cleanup();
  expect(noteText({ cart: "partly" })).toContain("We couldn’t add everything");
  expect(screen.getByRole("status")).toBeTruthy();
});

test.each(["constructor", "toString", "", "<b>"])(
  "The note ignores an unknown name: %s",
  (done) => {
    expect(noteText({ done, cart: done })).toBe("");
  },
);
