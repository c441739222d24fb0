import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { shopTexts } from "#tests/worlds/fixtures/shopTextsFixture.ts";
import { WithdrawnView } from "./WithdrawnView.tsx";

const pages = vi.hoisted(() => ({ nodes: [] as { title: string; uri: string }[] }));
vi.mock("#components/page/usePages.ts", () => ({ usePages: () => pages.nodes }));
vi.mock("vike-react/usePageContext", () => ({
  usePageContext: () => ({ shop: { texts: { ...shopTexts, questions: "Write to us." } } }),
}));
afterEach(cleanup);

const steps = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test("A confirmed withdrawal repeats what was withdrawn and when, and its heading has the focus", () => {
  pages.nodes = [
    { title: "Contact", uri: "/contact/" },
    { title: "Delivery &amp; returns", uri: "/delivery-and-returns/" },
  ];
  const at = new Date(2026, 10, 30, 20, 25);
  render(<WithdrawnView withdrawn={{ contract: "1047", email: "ann@example.test", at }} />);
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  expect(screen.getByText("You withdraw from").parentElement?.textContent).toContain("1047");
  screen.getByText("Monday 30 November, 8:25 pm");
  expect(steps()).toEqual([
    "We’ve emailed the confirmation to ann@example.test, with its date and time. Keep it.",
    "Send back what you’ve already received, as our page Delivery & returns says.",
    "Write to us.",
  ]);
  const link = screen.getByRole("link", { name: "Delivery & returns" });
  expect(link.getAttribute("href")).toBe("/delivery-and-returns");
});

test("Without what was typed, the confirmation refers to the email, and to no page that is not there", () => {
  pages.nodes = [];
  render(<WithdrawnView withdrawn={undefined} />);
  expect(steps()).toEqual([
    "We’ve emailed you the confirmation, with what you withdrew from, its date and time. Keep it.",
    "Write to us.",
  ]);
  expect(screen.queryByText("You withdraw from")).toBeNull();
});
