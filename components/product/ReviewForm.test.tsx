import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ReviewForm } from "./ReviewForm.tsx";

vi.mock("vike-react/usePageContext", () => ({
  usePageContext: () => ({ urlParsed: { search: {} } }),
}));

const posted = vi.fn<(body: Record<string, string>) => object>();
/** Token whose claims name a customer. */
const tokenOf = (customer: string) =>
  `h.${btoa(JSON.stringify({ data: { customer_id: customer } }))}.s`;

beforeEach(() => {
  posted.mockReset();
  vi.stubGlobal("fetch", async (_url: string, { body }: { body: string }) => ({
    json: async () => posted(JSON.parse(body) as Record<string, string>),
  }));
});
afterEach(() => {
  cleanup();
  document.cookie = "woo-session=; max-age=0";
});

const write = () => {
  fireEvent.click(screen.getByRole("radio", { name: /4/ }));
  const text = screen.getByLabelText("What you think of it");
  fireEvent.input(text, { target: { value: "Warm." } });
  fireEvent.click(screen.getByRole("button", { name: "Send review" }));
};

test("A signed-in customer is not asked for name and email, unless the sign-in has ended", async () => {
  document.cookie = `woo-session=${tokenOf("7")}`;
  posted.mockReturnValue({ ok: false, message: "Two things to fix.", faults: { author: "Name?" } });
  render(<ReviewForm slug="fen-tumbler" />);
  expect(screen.queryByLabelText(/^Name/)).toBeNull();
  write();
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toBeTruthy());
  expect(posted).toHaveBeenCalledWith({ rating: "4", content: "Warm.", author: "", email: "" });
  expect(screen.getByLabelText(/^Email/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Name/)));
});

test("A guest is asked for name and email", async () => {
  render(<ReviewForm slug="fen-tumbler" />);
  write();
  const isInvalid = () => screen.getByLabelText(/^Name/).getAttribute("aria-invalid");
  await waitFor(() => expect(isInvalid()).toBe("true"));
  expect(screen.getByLabelText(/^Email/).getAttribute("aria-invalid")).toBe("true");
  expect(posted).not.toHaveBeenCalled();
});
