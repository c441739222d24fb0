import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { ShopLink } from "#relay/contract/page/shopMenu.ts";
import { MenuBranch } from "./MenuLinks.tsx";

afterEach(cleanup);

const link: ShopLink = {
  label: "Table",
  href: "/category/table",
  children: [
    { label: "Mugs", href: "/category/mugs", children: [{ label: "Small", href: "/small" }] },
    { label: "More", children: [{ label: "Journal", href: "https://journal.example/" }] },
    { label: "Orders", href: "/my-account/orders", rel: "external" },
  ],
};

const HREFS = [
  "/category/table",
  "/category/mugs",
  "/small",
  "https://journal.example/",
  "/my-account/orders",
];

const hrefs = () =>
  screen.getAllByRole("link", { hidden: true }).map((a) => a.getAttribute("href"));

test("in the header a button opens a panel with the link itself and all links below it", () => {
  render(<MenuBranch link={link} current="/small" panelId="menu-1" />);
  const button = screen.getByRole("button", { name: "Table" });
  const panel = document.getElementById(button.getAttribute("popovertarget") ?? "");
  expect(panel?.getAttribute("popover")).toBe("auto");
  expect(hrefs()).toEqual(HREFS);
  expect(button.getAttribute("aria-current")).toBe("true");
  const small = within(panel ?? document.body).getByText("Small");
  expect(small.getAttribute("aria-current")).toBe("page");
});

test("in the phone's menu a link opens those below it as nested lists", () => {
  render(<MenuBranch link={link} current="/" />);
  expect(document.querySelector("details > summary")?.textContent).toBe("Table");
  expect(hrefs()).toEqual(HREFS);
  const mugs = screen.getByText("Mugs").closest("li");
  expect(within(mugs ?? document.body).getByText("Small")).toBeTruthy();
  expect(document.querySelector("[aria-current]")).toBeNull();
});

test("a link without an address is a text, and one of the server's is left to it", () => {
  render(<MenuBranch link={link} current="/" />);
  expect(screen.getByText("More").tagName).toBe("SPAN");
  expect(screen.getByText("Orders").getAttribute("rel")).toBe("external");
});
