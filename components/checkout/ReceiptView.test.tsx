import { cleanup, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { shopTexts } from "#tests/worlds/fixtures/shopTextsFixture.ts";
import { order as accountOrder } from "#tests/worlds/fixtures/accountFixture.ts";
import { OrderView } from "#components/account/OrderView.tsx";
import type { PlacedOrder, Receipt } from "#relay/contract/order/receipt.ts";
import { ReceiptView } from "./ReceiptView.tsx";

const pages = vi.hoisted(() => ({ nodes: [] as { title: string; uri: string }[] }));
vi.mock("#components/page/usePages.ts", () => ({ usePages: () => pages.nodes }));
vi.mock("vike-react/usePageContext", () => ({
  usePageContext: () => ({ shop: { texts: shopTexts } }),
}));
vi.mock("#components/page/shopSlots.ts", () => ({
  shopSlots: { receipt: { before: () => <p>Before</p>, after: () => <p>After</p> } },
}));
afterEach(cleanup);

const receipt: Receipt = {
  number: "482",
  placedAt: "2026-11-22T09:00:00Z",
  progress: "received",
  email: "ann@example.test",
  lines: [
    {
      name: "Reed throw",
      options: ["Color: Rust"],
      quantity: 2,
      total: "£60.00",
      slug: "reed-throw",
      picture: { sourceUrl: "/uploads/throw.jpg", srcSet: "/img/160/uploads/throw.jpg 160w" },
    },
    { name: "Well carafe", quantity: 1, total: "£9.00" },
  ],
  totals: [{ name: "Subtotal", amount: "£69.00" }],
  total: "£69.00",
  includedTax: "£11.50 VAT",
  delivery: { method: "Standard delivery", address: ["Ann Lee", "Frome"] },
  billing: ["Ann Lee", "Frome"],
  payment: { title: "Cash on delivery", instructions: "" },
};

const link = "/checkout/order-received/482?key=wc_order_abc";

function show(over: Partial<PlacedOrder> = {}, changed: Partial<Receipt> = {}) {
  const order = { isRecent: false, link, ...over, receipt: { ...receipt, ...changed } };
  return render(<ReceiptView order={order} />);
}

const steps = () =>
  within(screen.getByRole("region", { name: "What happens next" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

test("A shop's components stand before and after the details of a receipt", () => {
  const { container } = show();
  expect(container.textContent).toMatch(/Before.*Keep.*After$/s);
});

test("The receipt shows each ordered product as a tile with its picture, quantity and link", () => {
  show();
  const tiles = within(screen.getByRole("region", { name: "Ordered products" }));
  tiles.getByRole("heading", { level: 1, name: "Your order is in" });
  const product = tiles.getByRole("link", { name: "Reed throw × 2" });
  expect(product.getAttribute("href")).toBe("/product/reed-throw");
  expect(product.querySelector("img")?.getAttribute("src")).toBe("/uploads/throw.jpg");
  tiles.getByText("Well carafe");
});

test("The receipt shows at most four tiles, and counts the other products", () => {
  const lines = Array.from({ length: 6 }, (_, at) => ({
    name: `Mug ${at}`,
    quantity: 1,
    total: "£1.00",
  }));
  show({}, { lines });
  const tiles = within(screen.getByRole("region", { name: "Ordered products" }));
  expect(tiles.getAllByText(/^Mug/)).toHaveLength(4);
  tiles.getByText("And 2 more products.");
});

test("A completed order's page promises nothing that has been done", () => {
  show({}, { progress: "completed" });
  screen.getByRole("heading", { level: 1, name: "Your order is complete" });
  const next = screen.getByRole("region", { name: "What happens next" });
  expect(next.textContent).toContain("There’s nothing left to do. Questions?");
  expect(document.body.textContent).not.toMatch(/goes to|is on its way|We’ll/);
  cleanup();
  const { delivery: _, ...download } = receipt;
  render(
    <ReceiptView order={{ isRecent: false, receipt: { ...download, progress: "completed" } }} />,
  );
  screen.getByText(/^Everything you need is in our emails to ann@example\.test\./);
});

test.each(["£0.00", "0,00 €", "¥0", "BD 0.000"])(
  "The receipt and the account's page of an order of %s ask for no money",
  (total) => {
    const instructions = "Make your payment directly into our bank account.";
    const payment = { title: "Bank transfer", instructions, isTransfer: true };
    show({}, { total, payment });
    expect(steps()[0]).toBe("A receipt is on its way to ann@example.test.");
    expect(screen.getByText("There’s nothing to pay.")).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/bank|Pay \S+ by|money/i);
    cleanup();
    const free = { ...accountOrder, total, payment: { title: "", instructions: "" } };
    render(<OrderView order={free} />);
    expect(screen.getByText("There’s nothing to pay.")).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "What happens next" })).toBeNull();
  },
);

test("The next steps of an order with delivery are three lines", () => {
  show();
  expect(steps()).toEqual([
    "A receipt is on its way to ann@example.test.",
    "We’ll email you when your order is on its way.",
    "Delivery: Standard delivery.",
  ]);
});

test("The receipt says once where it is sent", () => {
  show();
  expect(document.body.textContent.match(/ann@example\.test/g)).toHaveLength(1);
});

test("The receipt of a paid order says what was paid, and that of an unpaid one does not", () => {
  show();
  expect(screen.queryByText(/paid by|Paid on/)).toBeNull();
  cleanup();
  show({}, { payment: { ...receipt.payment, title: "Card", paidAt: "2026-11-22T09:01:00Z" } });
  expect(screen.getByText("£69.00 paid by Card.")).toBeTruthy();
  expect(screen.getByText("Paid on 22 November 2026.")).toBeTruthy();
});

test("The next steps of an order with a known arrival end with its days", () => {
  show({ arrival: "Wednesday 25 or Thursday 26 November" });
  expect(steps()).toEqual([
    "A receipt is on its way to ann@example.test.",
    "We’ll email you when your order is on its way.",
    "With you Wednesday 25 or Thursday 26 November.",
  ]);
});

test("The receipt leads to the shop for questions, and to change the address before it is sent", () => {
  pages.nodes = [{ title: "Contact", uri: "/contact/" }];
  const help = () => screen.getByRole("region", { name: "Something wrong?" }).textContent;
  show();
  expect(help()).toContain("give the number 482");
  expect(help()).toContain("before it leaves");
  cleanup();
  show({}, { progress: "completed" });
  expect(help()).not.toContain("before it leaves");
  cleanup();
  const delivery = { method: "Collected", address: ["Ann Lee"], isCollected: true };
  show({}, { delivery });
  expect(help()).not.toContain("before it leaves");
  pages.nodes = [];
});

test("The receipt of a collected order names the place of collection, and no destination", () => {
  const method = "Collected from 14 Catherine Hill, Frome";
  const delivery = { method, address: ["Ann Lee", "Frome"], isCollected: true };
  show({}, { delivery });
  expect(steps()).toEqual([
    "A receipt is on its way to ann@example.test.",
    "We’ll email you when your order is ready to collect.",
    `${method}.`,
  ]);
  const place = screen.getByRole("region", { name: "Where to collect it" });
  expect(place.textContent).not.toContain("Ann Lee");
  const paid = screen.getByRole("region", { name: "How it’s paid" });
  expect(paid.textContent).toContain("Billed toAnn Lee");
  cleanup();
  const payment = { title: "Bank transfer", instructions: "", isTransfer: true };
  show({}, { delivery, payment });
  expect(steps()[2]).toBe(
    "When the money arrives, we get your order ready, and email you when you can collect it.",
  );
});

test("The shop's instructions for another payment stand below the steps", () => {
  show({}, { payment: { title: "Cash on delivery", instructions: "Pay with cash." } });
  expect(steps()).not.toContain("Pay with cash.");
  expect(screen.getByText("Pay with cash.")).toBeTruthy();
});

test("The receipt of a bank transfer states what to pay, then where to, and what happens then", () => {
  const instructions = "Into our bank account.\nIBAN GB82 WEST 1234 5698 7654 32.";
  show({}, { payment: { title: "Bank transfer", instructions, isTransfer: true } });
  expect(steps()).toEqual([
    "Transfer the total from your bank, with the reference:Amount£69.00Reference482",
    `${instructions}Our email to ann@example.test has the account details as well.`,
    "When the money arrives, we send your order and email you.",
  ]);
  cleanup();
  show({}, { payment: { title: "Bank transfer", instructions: "", isTransfer: true } });
  expect(steps()[1]).toBe("Our email to ann@example.test has the account details.");
});

test("The receipt of a bank transfer states no reference or shipping time if the shop's instructions do", () => {
  const instructions =
    "Please use your Order ID as the payment reference. Your order will not be shipped until the funds have cleared in our account.";
  show({}, { payment: { title: "Bank transfer", instructions, isTransfer: true } });
  expect(steps()[0]).toBe(
    "Transfer the total from your bank, with the reference:Amount£69.00Order number482",
  );
  expect(steps()[1]).toContain(instructions);
  expect(steps()[2]).toBe("Then we send your order and email you.");
});

test("Products and total follow the next steps, before the form to create an account", () => {
  show({ isGuest: true });
  const main = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(main.slice(0, 2)).toEqual(["What happens next", "Your order"]);
  expect(main.at(-1)).toBe("Order faster next time");
});

test("The receipt links to the order, and shows the key for finding it again", () => {
  show();
  expect(screen.getByRole("link", { name: "Link to order 482" }).getAttribute("href")).toBe(link);
  screen.getByText("Find this order again with its number, 482, and its key, wc_order_abc.");
});

test("The print button opens the browser's print dialog, and is absent without script", () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal("print", print);
  show();
  screen.getByRole("button", { name: "Print" }).click();
  expect(print).toHaveBeenCalledTimes(1);
  const html = renderToString(<ReceiptView order={{ receipt, isRecent: false, link }} />);
  expect(html).toContain("Link to order");
  expect(html).not.toContain("Print");
  vi.unstubAllGlobals();
});

test("Only a guest who has ordered is invited to open an account", () => {
  const invitation = () => screen.queryByRole("link", { name: "Open an account" });
  show({ isGuest: true });
  expect(invitation()?.getAttribute("href")).toBe("/account?for=order#register");
  cleanup();
  show({ isGuest: false });
  expect(invitation()).toBeNull();
  cleanup();
  show({ isStored: true });
  expect(invitation()).toBeNull();
  screen.getByText(/as it was placed/);
});

test("The account's order shows the same lines and totals as the receipt", () => {
  const summary = () => screen.getByRole("region", { name: "Your order" }).textContent;
  show();
  const onReceipt = summary();
  cleanup();
  render(<OrderView order={{ ...accountOrder, ...receipt, number: "482" }} />);
  expect(summary()).toBe(onReceipt);
});
