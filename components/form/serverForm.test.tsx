import { act, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { Field } from "./Field.tsx";
import { Form } from "./Form.tsx";
import { RadioField } from "./RadioField.tsx";

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = "";
});

const sent = vi.fn(async () => {});
const form = (
  <Form
    id="checkout"
    action="/checkout"
    typed={{ email: "mira", note: "Ring twice", country: "GB", method: "post" }}
    errors={{ email: "Please enter a valid email address." }}
    message="One thing to fix before you can send this."
    onSubmit={sent}
  >
    <Field name="email" label="Email" type="email" rules="required|email" />
    <Field name="note" label="Note">
      {(control) => <textarea {...control} />}
    </Field>
    <Field name="country" label="Country">
      {(control) => (
        <select {...control}>
          <option value="GB">Britain</option>
          <option value="IE">Ireland</option>
        </select>
      )}
    </Field>
    <RadioField
      name="method"
      label="Delivery"
      options={[
        { value: "post", label: "Post" },
        { value: "van", label: "Van" },
      ]}
    />
    <Field name="terms" label="Terms" type="checkbox" rules="accepted" />
    <button>Send</button>
  </Form>
);

const renderOnServer = () => {
  document.body.innerHTML = `<div id="page">${renderToString(form)}</div>`;
};
const hydrate = () =>
  act(async () => {
    const page = document.querySelector("#page");
    if (page) root = hydrateRoot(page, form);
  });
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test("A server-rendered form works without JavaScript", () => {
  renderOnServer();
  const posted = document.querySelector("form");
  expect([posted?.getAttribute("action"), posted?.method]).toEqual(["/checkout", "post"]);
  expect(Object.fromEntries(new FormData(posted ?? undefined))).toEqual({
    email: "mira",
    note: "Ring twice",
    country: "GB",
    method: "post",
  });
  expect(box("Email").getAttribute("aria-invalid")).toBe("true");
  const message = document.getElementById("checkout-email-error");
  expect(message?.textContent).toBe("Please enter a valid email address.");
  expect(box("Email").getAttribute("aria-describedby")).toBe(message?.id);
  expect(screen.getByRole("heading").textContent).toBe("There were errors in your form.");
  expect(screen.getByRole("link").getAttribute("href")).toBe(`#${box("Email").id}`);
});

test("Text typed before hydration is preserved and sent", async () => {
  renderOnServer();
  box("Email").value = "mira@shop.example";
  box("Note").value = "Ring thrice";
  box("Country").value = "IE";
  box("Van").checked = true;
  box("Terms").checked = true;
  await hydrate();
  await vi.waitFor(() => expect(document.querySelector("#checkout-email-error")).toBeNull());
  await act(async () => screen.getByRole("button").click());
  await vi.waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      email: "mira@shop.example",
      note: "Ring thrice",
      country: "IE",
      method: "van",
      terms: "on",
    }),
  );
});

test("Server errors remain after hydration if nothing was typed", async () => {
  renderOnServer();
  await hydrate();
  expect(screen.getByRole("alert").textContent).toMatch(/thing to fix/);
  expect(box("Email").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getAllByRole("link")).toHaveLength(1);
});
