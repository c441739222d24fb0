import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { quantityIn, useMissingInput } from "./BuyForm.tsx";
import { choiceIn } from "./ChoiceField.tsx";

const search: Record<string, string> = {};
vi.mock("vike-react/usePageContext", () => ({ usePageContext: () => ({ urlParsed: { search } }) }));

beforeEach(() => delete search["missing"]);
afterEach(cleanup);

function TestForm() {
  const form = useRef<HTMLFormElement>(null);
  const [isMissing, report] = useMissingInput(form, "input");
  return (
    <form ref={form}>
      <input aria-invalid={isMissing} />
      <button type="button" onClick={() => report(true)}>
        Missing
      </button>
      <button type="button" onClick={() => report(false)}>
        Complete
      </button>
    </form>
  );
}
const isReported = () => screen.getByRole("textbox").getAttribute("aria-invalid") === "true";
const hasFocus = () => document.activeElement === screen.getByRole("textbox");

test("Each attempt without a choice reports the missing choice and focuses its field", () => {
  render(<TestForm />);
  expect([isReported(), hasFocus()]).toEqual([false, false]);
  for (const _attempt of [1, 2]) {
    fireEvent.click(screen.getByRole("button", { name: "Missing" }));
    expect([isReported(), hasFocus()]).toEqual([true, true]);
    screen.getByRole("textbox").blur();
  }
});

test("A complete attempt clears the report and does not move the focus", () => {
  render(<TestForm />);
  fireEvent.click(screen.getByRole("button", { name: "Missing" }));
  screen.getByRole("textbox").blur();
  fireEvent.click(screen.getByRole("button", { name: "Complete" }));
  expect([isReported(), hasFocus()]).toEqual([false, false]);
});

test("A page re-rendered after a post without script shows the report and does not move the focus", () => {
  search["missing"] = "1";
  render(<TestForm />);
  expect([isReported(), hasFocus()]).toEqual([true, false]);
});

function formOf(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test("choiceIn reads the chosen values by attribute name", () => {
  const data = formOf({ productId: "11", attribute_pa_glaze: "rust", attribute_logo: "Yes" });
  expect(choiceIn(data)).toEqual({ pa_glaze: "rust", logo: "Yes" });
});

test("quantityIn defaults to one without a number and never returns less than zero", () => {
  expect(quantityIn(formOf({}))).toBe(1);
  expect(quantityIn(formOf({ quantity: "3" }))).toBe(3);
  expect(quantityIn(formOf({ "quantity[7]": "-2" }), "quantity[7]")).toBe(0);
});
