import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Field } from "./Field.tsx";
import { Form } from "./Form.tsx";
import { RadioField } from "./RadioField.tsx";
import {
  leave,
  pass,
  press,
  descriptionsOf,
  settle,
  type,
} from "#tests/worlds/fixtures/formFixture.tsx";
import { useFieldValue } from "./useFieldValue.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("A form field", () => {
  const open = (props: Partial<Parameters<typeof Field>[0]> = {}) =>
    render(
      <Form id="contact" action="/contact" onSubmit={async () => {}}>
        <Field name="email" label="Email" rules="required|email" {...props} />
      </Form>,
    );

  test("is linked to its label and description and passes on input hints", () => {
    open({
      description: "For the receipt.",
      type: "email",
      autoComplete: "email",
      inputMode: "email",
    });
    const box = screen.getByLabelText("Email");
    expect(descriptionsOf("Email")).toEqual(["For the receipt."]);
    expect(box.getAttribute("name")).toBe("email");
    expect(box.getAttribute("autocomplete")).toBe("email");
    expect(box.getAttribute("inputmode")).toBe("email");
    expect(box.getAttribute("aria-required")).toBe("true");
    expect(box.hasAttribute("aria-invalid")).toBe(false);
  });

  test("shows no validation error before its first blur", async () => {
    open();
    await settle("Email", "mira");
    expect(descriptionsOf("Email")).toEqual([]);
    leave("Email");
    expect(descriptionsOf("Email")).toEqual(["Please enter a valid email address."]);
    expect(screen.getByLabelText("Email").getAttribute("aria-invalid")).toBe("true");
  });

  test("shows the error of a required value when it is left empty", async () => {
    open();
    await pass(1);
    leave("Email");
    const message = screen.getByText("Email is required.");
    expect(message.id).toBe("contact-email-rule_required");
    expect(message.getAttribute("data-message-type")).toBe("validation");
  });

  test("shows errors only after the press that blurred it, so that the click succeeds", async () => {
    open();
    await pass(1);
    const pressing = vi.spyOn(document, "querySelector").mockReturnValueOnce(document.body);
    leave("Email");
    pressing.mockRestore();
    expect(descriptionsOf("Email")).toEqual([]);
    fireEvent.pointerUp(document);
    await pass(1);
    expect(descriptionsOf("Email")).toEqual(["Email is required."]);
  });

  test("validates after the input debounce if it is blurred before", async () => {
    open();
    await pass(1);
    type("Email", "mira");
    leave("Email");
    await pass(19);
    expect(descriptionsOf("Email")).toEqual([]);
    await pass(1);
    expect(descriptionsOf("Email")).toEqual(["Please enter a valid email address."]);
  });

  test("validates live after its first blur, debounced by 20 ms", async () => {
    open();
    await settle("Email", "mira");
    leave("Email");
    type("Email", "mira@shop.ex");
    await pass(19);
    type("Email", "mira@shop.exa");
    await pass(19);
    expect(descriptionsOf("Email")).toEqual(["Please enter a valid email address."]);
    await pass(1);
    expect(descriptionsOf("Email")).toEqual([]);
    await settle("Email", "");
    expect(descriptionsOf("Email")).toEqual(["Email is required."]);
  });

  test.each([
    ["live", "from the first key", true, true],
    ["dirty", "after the first change", true, true],
    ["submit", "only after a submit attempt", false, false],
  ] as const)("with visibility %s shows errors %s", async (visibility, _, changed, left) => {
    open({ visibility });
    await settle("Email", "mira");
    expect(descriptionsOf("Email").length > 0).toBe(changed);
    leave("Email");
    expect(descriptionsOf("Email").length > 0).toBe(left);
  });

  test("may have custom messages, and follows changes of label and rules", async () => {
    const view = open({ messages: { email: "What is your email address?" } });
    await settle("Email", "mira");
    leave("Email");
    expect(descriptionsOf("Email")).toEqual(["What is your email address?"]);
    view.rerender(
      <Form id="contact" action="/contact">
        <Field name="email" label="Your email" rules={[["required"], ["length", 9]]} />
      </Form>,
    );
    await pass(1);
    expect(descriptionsOf("Your email")).toEqual([
      "Your email must be greater than or equal to 9 characters.",
    ]);
  });

  test("stops at the first failed rule, except for forced rules", async () => {
    open({ rules: "length:9|number|*alpha" });
    await settle("Email", "a1");
    leave("Email");
    expect(descriptionsOf("Email")).toEqual([
      "Email must be greater than or equal to 9 characters.",
      "Email can only contain alphabetical characters.",
    ]);
  });

  test("may be a textarea or a checkbox", async () => {
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
    expect(descriptionsOf("terms")).toEqual(["Please accept the terms."]);
    fireEvent.click(screen.getByLabelText("terms"));
    await pass(20);
    await press();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ note: "Ring twice", terms: "yes" });
  });
});

test("Rules that read another field run again when it changes", async () => {
  render(
    <Form id="account" action="/account">
      <Field name="password" label="Password" />
      <Field name="password_confirm" label="Repeated password" rules="confirm" />
    </Form>,
  );
  await settle("Password", "lantern");
  await settle("Repeated password", "lanter");
  leave("Repeated password");
  expect(descriptionsOf("Repeated password")).toEqual(["Repeated password does not match."]);
  await settle("Password", "lanter");
  await pass(1);
  expect(descriptionsOf("Repeated password")).toEqual([]);
});

test("useFieldValue reads and sets another field of the form", async () => {
  function FillIn() {
    const [city, fillIn] = useFieldValue("city");
    return (
      <button type="button" onClick={() => fillIn("Ely")}>
        {`Instead of ${city}`}
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
  expect(descriptionsOf("City")).toEqual(["City must be greater than or equal to 4 characters."]);
});

test("An input between a rendering and its effects is not replaced by the rendered value", async () => {
  function FillIn() {
    const [city, fillIn] = useFieldValue("city");
    useLayoutEffect(() => {
      if (city === "Ely") type("City", "Bath");
    }, [city]);
    return (
      <button type="button" onClick={() => fillIn("Ely")}>
        Fill in
      </button>
    );
  }
  render(
    <Form id="address" action="/address">
      <Field name="city" label="City" />
      <FillIn />
    </Form>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Fill in" }));
  await pass(20);
  expect(screen.getByLabelText<HTMLInputElement>("City").value).toBe("Bath");
});

test("A radio group's value is its own, whatever the fields below an option hold", async () => {
  const sent: unknown[] = [];
  render(
    <Form id="pay" action="/pay" onSubmit={async (values) => void sent.push(values)}>
      <RadioField
        name="method"
        label="Method"
        rules="required"
        options={[
          { value: "po", label: "Order", fields: <Field name="po_number" label="Number" /> },
          { value: "cash", label: "Cash" },
        ]}
      />
      <button type="submit">Send</button>
    </Form>,
  );
  await settle("Number", "17");
  await press();
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByLabelText("Cash"));
  await pass(20);
  await press();
  expect(sent).toEqual([{ method: "cash", po_number: "17" }]);
});
