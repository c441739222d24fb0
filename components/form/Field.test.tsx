import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Field } from "./Field.tsx";
import { Form } from "./Form.tsx";
import { leave, pass, press, saidOf, settle, type } from "./formFixture.tsx";
import { useFieldValue } from "./useFieldValue.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("a field", () => {
  const open = (props: Partial<Parameters<typeof Field>[0]> = {}) =>
    render(
      <Form id="contact" action="/contact" onSubmit={async () => {}}>
        <Field name="email" label="Email" rules="required|email" {...props} />
      </Form>,
    );

  test("is tied to its label, its description and what it may be filled in with", () => {
    open({
      description: "For the receipt.",
      type: "email",
      autoComplete: "email",
      inputMode: "email",
    });
    const box = screen.getByLabelText("Email");
    expect(saidOf("Email")).toEqual(["For the receipt."]);
    expect(box.getAttribute("name")).toBe("email");
    expect(box.getAttribute("autocomplete")).toBe("email");
    expect(box.getAttribute("inputmode")).toBe("email");
    expect(box.getAttribute("aria-required")).toBe("true");
    expect(box.hasAttribute("aria-invalid")).toBe(false);
  });

  test("says nothing before it was left", async () => {
    open();
    await settle("Email", "mira");
    expect(saidOf("Email")).toEqual([]);
    leave("Email");
    expect(saidOf("Email")).toEqual(["Please enter a valid email address."]);
    expect(screen.getByLabelText("Email").getAttribute("aria-invalid")).toBe("true");
  });

  test("that was left as it was says what is missing", async () => {
    open();
    await pass(1);
    leave("Email");
    const message = screen.getByText("Email is required.");
    expect(message.id).toBe("contact-email-rule_required");
    expect(message.getAttribute("data-message-type")).toBe("validation");
  });

  test("that was left by pressing something lets that be clicked first", async () => {
    open();
    await pass(1);
    const pressing = vi.spyOn(document, "querySelector").mockReturnValueOnce(document.body);
    leave("Email");
    pressing.mockRestore();
    expect(saidOf("Email")).toEqual([]);
    fireEvent.pointerUp(document);
    await pass(1);
    expect(saidOf("Email")).toEqual(["Email is required."]);
  });

  test("that was left before the keys rested waits for them", async () => {
    open();
    await pass(1);
    type("Email", "mira");
    leave("Email");
    await pass(19);
    expect(saidOf("Email")).toEqual([]);
    await pass(1);
    expect(saidOf("Email")).toEqual(["Please enter a valid email address."]);
  });

  test("once left is followed live, 20 ms after the last key", async () => {
    open();
    await settle("Email", "mira");
    leave("Email");
    type("Email", "mira@shop.ex");
    await pass(19);
    type("Email", "mira@shop.exa");
    await pass(19);
    expect(saidOf("Email")).toEqual(["Please enter a valid email address."]);
    await pass(1);
    expect(saidOf("Email")).toEqual([]);
    await settle("Email", "");
    expect(saidOf("Email")).toEqual(["Email is required."]);
  });

  test.each([
    ["live", "from the first key", true, true],
    ["dirty", "once it was changed", true, true],
    ["submit", "only after the form was tried", false, false],
  ] as const)("of visibility %s speaks %s", async (visibility, _, changed, left) => {
    open({ visibility });
    await settle("Email", "mira");
    expect(saidOf("Email").length > 0).toBe(changed);
    leave("Email");
    expect(saidOf("Email").length > 0).toBe(left);
  });

  test("has words of its own for a rule, and a name that may change", async () => {
    const view = open({ messages: { email: "What is your email address?" } });
    await settle("Email", "mira");
    leave("Email");
    expect(saidOf("Email")).toEqual(["What is your email address?"]);
    view.rerender(
      <Form id="contact" action="/contact">
        <Field name="email" label="Your email" rules={[["required"], ["length", 9]]} />
      </Form>,
    );
    await pass(1);
    expect(saidOf("Your email")).toEqual([
      "Your email must be greater than or equal to 9 characters.",
    ]);
  });

  test("stops at the first rule that fails, but for forced ones", async () => {
    open({ rules: "length:9|number|*alpha" });
    await settle("Email", "a1");
    leave("Email");
    expect(saidOf("Email")).toEqual([
      "Email must be greater than or equal to 9 characters.",
      "Email can only contain alphabetical characters.",
    ]);
  });

  test("may be another control, or a box to tick", async () => {
    const sent = vi.fn(async () => {});
    render(
      <Form id="order" action="/checkout" onSubmit={sent}>
        <Field name="note" label="Note">
          {(control) => <textarea {...control} />}
        </Field>
        <Field name="terms" label="terms" type="checkbox" rules="accepted" value="yes" />
        <button>Send</button>
      </Form>,
    );
    await settle("Note", "Ring twice");
    await press();
    expect(saidOf("terms")).toEqual(["Please accept the terms."]);
    fireEvent.click(screen.getByLabelText("terms"));
    await pass(20);
    await press();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ note: "Ring twice", terms: "yes" });
  });
});

test("rules that read another field are run again when it changes", async () => {
  render(
    <Form id="account" action="/account">
      <Field name="password" label="Password" />
      <Field name="password_confirm" label="Repeated password" rules="confirm" />
    </Form>,
  );
  await settle("Password", "lantern");
  await settle("Repeated password", "lanter");
  leave("Repeated password");
  expect(saidOf("Repeated password")).toEqual(["Repeated password does not match."]);
  await settle("Password", "lanter");
  await pass(1);
  expect(saidOf("Repeated password")).toEqual([]);
});

test("a field may be read and filled in by another part of the form", async () => {
  function FillIn() {
    const [city, fillIn] = useFieldValue("city");
    return (
      <button type="button" onClick={() => fillIn("Ely")}>
        Instead of {city}
      </button>
    );
  }
  render(
    <Form id="address" action="/address" typed={{ city: "York" }}>
      <FillIn />
      <Field name="city" label="City" rules="length:4" visibility="live" />
    </Form>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Instead of York" }));
  await pass(1);
  expect(screen.getByLabelText<HTMLInputElement>("City").value).toBe("Ely");
  expect(saidOf("City")).toEqual(["City must be greater than or equal to 4 characters."]);
});
