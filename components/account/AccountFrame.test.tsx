import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { AccountFrame } from "./AccountFrame.tsx";
import { ann, formServer } from "#tests/worlds/fixtures/accountFixture.ts";

vi.mock("vike-react/usePageContext", () => ({
  usePageContext: () => ({ urlParsed: { search: {} } }),
}));
vi.mock("#components/page/shopSlots.ts", () => ({
  shopSlots: { account: { before: () => "Club news", after: () => "Club rules" } },
}));

const server = formServer();
afterEach(cleanup);

const open = (view: string, person = ann) =>
  render(
    <AccountFrame view={view} person={person}>
      <p>Its page</p>
    </AccountFrame>,
  );

test("The account frame greets the customer by their first name, if it is known, and marks the page", () => {
  open("details");
  expect(screen.getByText("Hello, Ann")).toBeTruthy();
  const current = screen.getAllByRole("link").filter((link) => link.getAttribute("aria-current"));
  expect(current.map(({ textContent }) => textContent)).toEqual(["Details"]);
  cleanup();
  open("order");
  expect(screen.getByRole("link", { name: "Orders" }).getAttribute("aria-current")).toBe("true");
  cleanup();
  open("orders", { ...ann, firstName: "" });
  expect(screen.getByText("Your account")).toBeTruthy();
});

test("A shop's components stand before and after the content of an account page", () => {
  const { container } = open("orders");
  expect(container.textContent).toContain("Club newsIts pageClub rules");
});

test("Signing out clears session storage and loads the signed-out page", async () => {
  server.respondWith({ ok: true });
  sessionStorage.setItem("vitrine.checkout", "typed");
  open("orders");
  fireEvent.click(screen.getByRole("button", { name: "Sign out" }));
  await waitFor(() => expect(server.assign).toHaveBeenCalledWith("/account?done=signedOut"));
  expect(sessionStorage.length).toBe(0);
});

test("A sign-out that the backend does not confirm shows an error and stays on the page", async () => {
  server.respondWith({ ok: false, message: "The shop didn’t answer." });
  open("orders");
  fireEvent.click(screen.getByRole("button", { name: "Sign out" }));
  await screen.findByText("The shop didn’t answer.");
  expect(server.assign).not.toHaveBeenCalled();
});
