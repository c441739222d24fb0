import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { order } from "#tests/worlds/fixtures/accountFixture.ts";
import { shopTexts } from "#tests/worlds/fixtures/shopTextsFixture.ts";
import { OrderView } from "./OrderView.tsx";

const pages = vi.hoisted(() => ({ nodes: [] as { title: string; uri: string }[] }));
vi.mock("#components/page/usePages.ts", () => ({ usePages: () => pages.nodes }));
vi.mock("vike-react/usePageContext", () => ({
  usePageContext: () => ({ shop: { texts: shopTexts } }),
}));
afterEach(cleanup);

test("An order's page marks the step that the order stands at, and dates those that were made", () => {
  render(<OrderView order={order} />);
  const steps = screen.getByText("Preparing").closest("ol")?.children ?? [];
  expect(Array.from(steps, ({ textContent }) => textContent)).toEqual([
    "Placed22 November 2026",
    "Preparing",
    "Complete (to come)",
  ]);
  expect(document.querySelector("[aria-current=step]")?.textContent).toBe("Preparing");
});

test("An order's page states the billing address only if it is another one than that of delivery", () => {
  const delivery = { method: "By post", address: order.billing };
  render(<OrderView order={{ ...order, delivery }} />);
  expect(screen.getAllByText("Ann Lee")).toHaveLength(1);
  expect(screen.queryByText("Billed to")).toBeNull();
  cleanup();
  render(<OrderView order={{ ...order, delivery: { ...delivery, address: ["Bo Lee"] } }} />);
  screen.getByText("Billed to");
});

const left = () => screen.queryByRole("region", { name: "What happens next" });

test("An order that needs no payment shows no open steps", () => {
  render(<OrderView order={order} />);
  expect(left()).toBeNull();
});

test("An order that awaits a bank transfer shows its amount, number and instructions", () => {
  const payment = {
    title: "Bank transfer",
    instructions: "Use the order's number.",
    isTransfer: true,
  };
  render(<OrderView order={{ ...order, payment }} />);
  const open = left()?.textContent;
  for (const text of ["Use the order's number.", order.number, order.total]) {
    expect(open).toContain(text);
  }
  expect(screen.queryByRole("link", { name: "Pay for this order" })).toBeNull();
});

test("An unpaid order links to its payment page", () => {
  const payment = { title: "Card", instructions: "", payAt: "https://pay.example/7" };
  render(<OrderView order={{ ...order, payment }} />);
  const link = screen.getByRole("link", { name: "Pay for this order" });
  expect(link.getAttribute("href")).toBe("https://pay.example/7");
});

test("A customer's unpaid order is paid by a form, so that WordPress can sign the customer in", () => {
  const signIn = { order: 7, key: "wc_order_abc" };
  const payment = { title: "Card", instructions: "", payAt: "https://pay.example/7", signIn };
  document.cookie = "woo-session=token";
  render(<OrderView order={{ ...order, payment }} />);
  const button = screen.getByRole("button", { name: "Pay for this order" }) as HTMLButtonElement;
  const form = button.form as HTMLFormElement;
  expect([form.method, form.getAttribute("action")]).toEqual(["post", "/checkout/wordpress"]);
  expect(Object.fromEntries(new FormData(form))).toEqual({ order: "7", key: "wc_order_abc" });
  expect(screen.queryByRole("link", { name: "Pay for this order" })).toBeNull();
});

test("A collected order shows the place of collection, and no delivery address", () => {
  const delivery = { method: "Collected from the shop", address: ["Ann Lee"], isCollected: true };
  render(<OrderView order={{ ...order, delivery }} />);
  const place = screen.getByRole("region", { name: "Where to collect it" });
  expect(place.textContent).toContain("Collected from the shop");
  expect(place.textContent).not.toContain("Ann Lee");
});

test("An order without delivery shows no delivery address, and its note keeps line breaks", () => {
  render(<OrderView order={{ ...order, note: "Ring\ntwice" }} />);
  expect(screen.queryByRole("region", { name: "Where it goes" })).toBeNull();
  expect(screen.getByRole("region", { name: "Your note" }).textContent).toContain("Ring\ntwice");
});

test("An order's page links to the page for writing to the shop, if there is one", () => {
  const help = () => screen.getByRole("region", { name: "Something wrong?" });
  render(<OrderView order={order} />);
  expect(help().querySelector("a")).toBeNull();
  cleanup();
  pages.nodes = [{ title: "Contact", uri: "/contact/" }];
  render(<OrderView order={order} />);
  expect(help().textContent).toContain(`give the number ${order.number}.`);
  expect(screen.getByRole("link", { name: "Write to us" }).getAttribute("href")).toBe("/contact");
  pages.nodes = [];
});
