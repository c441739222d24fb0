import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Field } from "./Field.tsx";
import { Form } from "./Form.tsx";
import type { FormRefusal } from "./useServerRefusal.ts";
import { useIsSending } from "./FormContext.ts";
import {
  leave,
  pass,
  press,
  descriptionsOf,
  settle,
  type,
} from "#tests/worlds/fixtures/formFixture.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const INCOMPLETE = "Sorry, not all fields are filled out correctly.";
const SUMMARY = "There were errors in your form.";

describe("A submitted form", () => {
  const open = (
    onSubmit?: (values: Record<string, string>) => Promise<FormRefusal | void>,
    props: Partial<Parameters<typeof Form>[0]> = {},
  ) =>
    render(
      <Form id="checkout" action="/checkout" {...(onSubmit && { onSubmit })} {...props}>
        <Field name="email" label="Email" rules="required|email" />
        <Field name="phone" label="Phone" rules="?length:9" />
        <Field name="city" label="City" rules="required" />
        <SendButton />
      </Form>,
    );
  const SendButton = () => <button aria-busy={useIsSending()}>Send</button>;
  const links = () => screen.queryAllByRole("link").map((link) => link.textContent);
  const fill = async () => {
    await settle("Email", "mira@shop.example");
    await settle("City", "Ely");
  };

  test("shows an error summary that links to the fields, where the errors are, and receives focus", async () => {
    const sent = vi.fn(async () => {});
    open(sent);
    await press();
    expect(sent).not.toHaveBeenCalled();
    expect(screen.getByText(INCOMPLETE)).toBeTruthy();
    expect(screen.getByRole("heading", { name: SUMMARY })).toBeTruthy();
    expect(links()).toEqual(["Email", "City"]);
    expect(document.activeElement?.textContent).toBe("Email");
    fireEvent.click(screen.getByRole("link", { name: "City" }));
    expect(document.activeElement).toBe(screen.getByLabelText("City"));
  });

  test("updates the summary as fields are corrected, and removes it after the last", async () => {
    open(async () => {});
    await press();
    await settle("Email", "mira");
    expect(links()).toEqual(["Email", "City"]);
    await fill();
    expect(screen.queryByText(SUMMARY)).toBeNull();
    expect(screen.queryByText(INCOMPLETE)).toBeNull();
    await settle("City", "");
    expect(links()).toEqual(["City"]);
    expect(screen.queryByText(INCOMPLETE)).toBeNull();
  });

  test("shows no summary before the first submit attempt", async () => {
    open(async () => {});
    await settle("Email", "mira");
    leave("Email");
    expect(descriptionsOf("Email")).toHaveLength(1);
    expect(screen.queryByText(SUMMARY)).toBeNull();
  });

  test("is not blocked by a field that unmounts during validation", async () => {
    const sent = vi.fn(async () => {});
    const form = (isComplete: boolean) => (
      <Form id="both" action="/" onSubmit={sent}>
        <Field name="city" label="City" defaultValue="Ely" rules="required" />
        {isComplete && <Field name="company" label="Company" rules="required" />}
        <SendButton />
      </Form>
    );
    const { rerender } = render(form(true));
    fireEvent.click(screen.getByRole("button", { name: "Send" }));
    // The validation has begun, its timers have not fired yet.
    await act(async () => {});
    rerender(form(false));
    await pass(1);
    expect(sent).toHaveBeenCalledWith({ city: "Ely" });
  });

  test("shows advice without being blocked by it", async () => {
    const sent = vi.fn(async () => {});
    open(sent);
    await fill();
    await settle("Phone", "12");
    await press();
    expect(descriptionsOf("Phone")).toEqual([
      "Phone must be greater than or equal to 9 characters.",
    ]);
    expect(screen.getByLabelText("Phone").hasAttribute("aria-invalid")).toBe(false);
    expect(sent).toHaveBeenCalledOnce();
    expect(screen.queryByText(SUMMARY)).toBeNull();
  });

  test("sends text typed within the debounce", async () => {
    const sent = vi.fn(async () => {});
    open(sent);
    await fill();
    type("City", "York");
    await press();
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      email: "mira@shop.example",
      phone: "",
      city: "York",
    });
  });

  test("shows a server error until its field changes", async () => {
    const refusal = { errors: { city: "We do not deliver there." }, message: "Not yet." };
    const sent = vi.fn(async () => refusal);
    open(sent);
    await fill();
    await press();
    expect(screen.getByRole("alert").textContent).toBe("Not yet.");
    expect(descriptionsOf("City")).toEqual(["We do not deliver there."]);
    expect(screen.getByLabelText("City").getAttribute("aria-invalid")).toBe("true");
    expect(links()).toEqual(["City"]);
    await settle("Email", "nora@shop.example");
    expect(descriptionsOf("City")).toEqual(["We do not deliver there."]);
    await press();
    expect(sent).toHaveBeenCalledTimes(2);
    await settle("City", "York");
    expect(descriptionsOf("City")).toEqual([]);
    expect(links()).toEqual([]);
    expect(screen.queryByText("Not yet.")).toBeNull();
  });

  test("disables its fields while it is sent and ignores a second press", async () => {
    let respond = () => {};
    const sent = vi.fn(() => new Promise<void>((resolve) => (respond = resolve)));
    open(sent);
    await fill();
    await press();
    expect(screen.getByLabelText<HTMLInputElement>("City").disabled).toBe(true);
    expect(screen.getByRole("button").getAttribute("aria-busy")).toBe("true");
    await press();
    respond();
    await pass(1);
    expect(screen.getByLabelText<HTMLInputElement>("City").disabled).toBe(false);
    expect(sent).toHaveBeenCalledOnce();
  });

  test("may replace or omit the message of an incomplete form", async () => {
    open(async () => {}, { incompleteMessage: "Nearly there." });
    await press();
    expect(screen.getByText("Nearly there.")).toBeTruthy();
    cleanup();
    open(async () => {}, { incompleteMessage: false });
    await press();
    expect(screen.getByText(SUMMARY)).toBeTruthy();
    expect(screen.queryByText(INCOMPLETE)).toBeNull();
  });

  test("is posted natively once it is valid if it has no onSubmit", async () => {
    open();
    const posted: boolean[] = [];
    const listening = new AbortController();
    const note = (event: Event) => {
      posted.push(!event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener("submit", note, { signal: listening.signal });
    await press();
    await fill();
    await press();
    listening.abort();
    expect(posted).toEqual([false, false, true]);
  });
});
