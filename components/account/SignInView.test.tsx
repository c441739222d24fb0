import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { formServer } from "#tests/worlds/fixtures/accountFixture.ts";
import { SignInView } from "./SignInView.tsx";

let context: object = {};
vi.mock("vike-react/usePageContext", () => ({ usePageContext: () => context }));

const server = formServer();
beforeEach(() => void (context = { urlParsed: { search: {} } }));
afterEach(cleanup);

const form = () => document.querySelector<HTMLFormElement>("form#login") ?? document.body;
const field = (name: string) => form().querySelector<HTMLInputElement>(`[name=${name}]`);
const type = (name: string, text: string) =>
  fireEvent.input(field(name) ?? document.body, { target: { value: text } });
const send = () => fireEvent.click(screen.getByRole("button", { name: "Sign in" }));

function signIn(): void {
  type("username", "ann");
  type("password", "correct-horse");
  send();
}

test("Signing in posts only user name and password and navigates to the requested page", async () => {
  server.respondWith({ ok: true });
  render(<SignInView wanted="/account/orders/7" />);
  expect(screen.getByText("Sign in to continue.")).toBeTruthy();
  signIn();
  await waitFor(() => expect(server.assign).toHaveBeenCalledWith("/account/orders/7"));
  expect(server.sent).toEqual([
    { path: "/account/login", fields: { username: "ann", password: "correct-horse" } },
  ]);
});

test("The server's redirect after signing in takes precedence over the requested page", async () => {
  server.respondWith({ ok: true, location: "/account?cart=partly" });
  render(<SignInView wanted="/account/orders/7" />);
  signIn();
  await waitFor(() => expect(server.assign).toHaveBeenCalledWith("/account?cart=partly"));
});

test("A rejected sign-in shows the error and keeps the user name", async () => {
  server.respondWith({
    ok: false,
    message: "That email or user name and password don’t match. Check them and try again.",
  });
  render(<SignInView wanted={undefined} />);
  expect(screen.queryByText("Sign in to continue.")).toBeNull();
  signIn();
  await screen.findByText(
    "That email or user name and password don’t match. Check them and try again.",
  );
  expect(field("username")?.value).toBe("ann");
  expect(server.assign).not.toHaveBeenCalled();
});

test("The sign-in form does not post empty fields, and reports each once", async () => {
  render(<SignInView wanted={undefined} />);
  send();
  await screen.findByRole("link", { name: "Email or user name" });
  screen.getByText("Email or user name is required.");
  expect(server.sent).toEqual([]);
  expect(screen.queryByText("Sorry, not all fields are filled out correctly.")).toBeNull();
});

test("A sign-in form re-rendered without script shows its values and error, and the other form no error", () => {
  const draft = {
    form: "login",
    message: "Not accepted.",
    validationErrors: {},
    typed: { username: "ann" },
  };
  context = { urlParsed: { search: {} }, draft: { account: draft } };
  render(<SignInView wanted={undefined} />);
  expect(field("username")?.value).toBe("ann");
  expect(form().textContent).toContain("Not accepted.");
  expect(document.querySelector("form#register")?.textContent).not.toContain("Not accepted.");
});

test("After a registration the sign-in is alone, filled in, and waits for the password", async () => {
  server.respondWith({ ok: true, location: "/account?done=registered" });
  render(<SignInView />);
  const opening = document.querySelector<HTMLFormElement>("form#register");
  const typed = { email: "ann@example.test", password: "correct-horse" };
  for (const [name, value] of Object.entries(typed)) {
    const input = opening?.querySelector(`[name=${name}]`) ?? document.body;
    fireEvent.input(input, { target: { value } });
  }
  fireEvent.click(screen.getByRole("button", { name: "Open an account" }));
  await screen.findByText(/Almost done/);
  expect(field("username")?.value).toBe("ann@example.test");
  expect(document.activeElement).toBe(field("password"));
  expect(document.querySelector("form#register")).toBeNull();
  const another = screen.getByRole("link", { name: "Open an account for another address" });
  expect(another.getAttribute("href")).toBe("/account");
  const steps = screen.getByRole("region", { name: "What happens next" });
  expect(steps.textContent).toContain("If this address already had an account, its password");
  expect(within(steps).getByRole("link", { name: "reset it" }).getAttribute("href")).toBe(
    "/account/forgotten",
  );
  expect(within(steps).getByRole("link", { name: "Find an order" })).toBeTruthy();
  expect(server.assign).not.toHaveBeenCalled();
});
