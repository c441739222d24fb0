import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { custom } from "zod/mini";
import { Field } from "./Field.tsx";
import { Form } from "./Form.tsx";
import { pass, press, descriptionsOf, settle } from "#tests/worlds/fixtures/formFixture.tsx";
import type { Rules } from "#relay/contract/validation/rule.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("Asynchronous rules", () => {
  const pendingChecks = new Map<string, (isValid: boolean) => void>();
  const checked = vi.fn();
  const rules: Rules = {
    known: () =>
      custom(
        (value) => {
          checked(value);
          return new Promise<boolean>((resolve) => pendingChecks.set(String(value), resolve));
        },
        { error: () => "We don’t recognise that code." },
      ),
    broken: () => custom(() => Promise.reject(new Error("no response"))),
  };
  const open = (written: string, onSubmit = vi.fn(async () => {})) => {
    checked.mockClear();
    render(
      <Form id="coupon" action="/coupon" rules={rules} onSubmit={onSubmit}>
        <Field name="code" label="Code" rules={written} visibility="live" />
        <button>Send</button>
      </Form>,
    );
    return onSubmit;
  };
  const resolveCheck = async (value: string, isValid: boolean) => {
    pendingChecks.get(value)?.(isValid);
    await pass(1);
  };

  test("never let a late result replace a newer one", async () => {
    open("known");
    await settle("Code", "one");
    await settle("Code", "two");
    await resolveCheck("two", true);
    await resolveCheck("one", false);
    expect(descriptionsOf("Code")).toEqual([]);
  });

  test("debounce as long as their hint says, restarted by each value", async () => {
    open("(200)known");
    await settle("Code", "one");
    await pass(150);
    await settle("Code", "two");
    await pass(199);
    expect(checked).not.toHaveBeenCalled();
    await pass(1);
    expect(checked).toHaveBeenCalledExactlyOnceWith("two");
  });

  test("withdraw their failure as soon as the value changes", async () => {
    open("known");
    await settle("Code", "one");
    await resolveCheck("one", false);
    expect(descriptionsOf("Code")).toEqual(["We don’t recognise that code."]);
    await settle("Code", "two");
    await pass(1);
    expect(descriptionsOf("Code")).toEqual([]);
  });

  test("block the submit until they resolve, and run once", async () => {
    const sent = open("known");
    await settle("Code", "one");
    await press();
    expect(sent).not.toHaveBeenCalled();
    await resolveCheck("one", true);
    expect(sent).toHaveBeenCalledExactlyOnceWith({ code: "one" });
    expect(checked).toHaveBeenCalledOnce();
  });

  test("count as failed if they reject, and are named in the console", async () => {
    const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
    const sent = open("broken");
    await settle("Code", "one");
    await press();
    expect(sent).not.toHaveBeenCalled();
    expect(descriptionsOf("Code")).toEqual(["This field is not valid."]);
    expect(consoleError.mock.calls[0]?.[0]).toContain('"broken"');
    consoleError.mockRestore();
  });

  test("let a form be sent once, however many submit attempts were made meanwhile", async () => {
    const sent = open("known");
    await settle("Code", "one");
    await press();
    await press();
    await resolveCheck("one", true);
    expect(sent).toHaveBeenCalledOnce();
  });
});
