import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { custom } from "zod/mini";
import { Field } from "./Field.tsx";
import { Form } from "./Form.tsx";
import { pass, press, saidOf, settle } from "./formFixture.tsx";
import type { Rules } from "#relay/contract/validation/rule.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("rules that take their time", () => {
  const answers = new Map<string, (holds: boolean) => void>();
  const asked = vi.fn();
  const rules: Rules = {
    known: () =>
      custom(
        (value) => {
          asked(value);
          return new Promise<boolean>((resolve) => answers.set(String(value), resolve));
        },
        { error: () => "We don’t recognise that code." },
      ),
    broken: () => custom(() => Promise.reject(new Error("no answer"))),
  };
  const open = (written: string, onSubmit = vi.fn(async () => {})) => {
    asked.mockClear();
    render(
      <Form id="coupon" action="/coupon" rules={rules} onSubmit={onSubmit}>
        <Field name="code" label="Code" rules={written} visibility="live" />
        <button>Send</button>
      </Form>,
    );
    return onSubmit;
  };
  const answer = async (value: string, holds: boolean) => {
    answers.get(value)?.(holds);
    await pass(1);
  };

  test("never let a late answer win over a newer one", async () => {
    open("known");
    await settle("Code", "one");
    await settle("Code", "two");
    await answer("two", true);
    await answer("one", false);
    expect(saidOf("Code")).toEqual([]);
  });

  test("wait as long as their hint says, and start again with each value", async () => {
    open("(200)known");
    await settle("Code", "one");
    await pass(150);
    await settle("Code", "two");
    await pass(199);
    expect(asked).not.toHaveBeenCalled();
    await pass(1);
    expect(asked).toHaveBeenCalledExactlyOnceWith("two");
  });

  test("take back what they said as soon as the value is another", async () => {
    open("known");
    await settle("Code", "one");
    await answer("one", false);
    expect(saidOf("Code")).toEqual(["We don’t recognise that code."]);
    await settle("Code", "two");
    await pass(1);
    expect(saidOf("Code")).toEqual([]);
  });

  test("keep a form until they have answered, and are asked once", async () => {
    const sent = open("known");
    await settle("Code", "one");
    await press();
    expect(sent).not.toHaveBeenCalled();
    await answer("one", true);
    expect(sent).toHaveBeenCalledExactlyOnceWith({ code: "one" });
    expect(asked).toHaveBeenCalledOnce();
  });

  test("count as failed where they reject, and name themselves in the console", async () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
    const sent = open("broken");
    await settle("Code", "one");
    await press();
    expect(sent).not.toHaveBeenCalled();
    expect(saidOf("Code")).toEqual(["This field is not valid."]);
    expect(complaint.mock.calls[0]?.[0]).toContain('"broken"');
    complaint.mockRestore();
  });

  test("send a form once, however often it was tried meanwhile", async () => {
    const sent = open("known");
    await settle("Code", "one");
    await press();
    await press();
    await answer("one", true);
    expect(sent).toHaveBeenCalledOnce();
  });
});
