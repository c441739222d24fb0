import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Stepper } from "./Stepper.tsx";

const stepper = (max?: number) => <Stepper name="quantity" label="Quantity of Cup" max={max} />;
const field = () => screen.getByRole<HTMLInputElement>("spinbutton");
const sentence = () => screen.getByRole("status").textContent;

function type(text: string) {
  fireEvent.input(field(), { target: { value: text } });
  fireEvent.blur(field());
}

const scrollTo = vi.fn<(this: Element, options: unknown) => void>();
Element.prototype.scrollIntoView = scrollTo;

afterEach(() => {
  cleanup();
  scrollTo.mockClear();
});

test("a quantity above the stock is corrected, with an explanation until it changes", () => {
  render(stepper(2));
  type("9");
  expect([field().value, sentence()]).toEqual([
    "2",
    "Only 2 left, so we’ve set the quantity to 2.",
  ]);
  fireEvent.click(screen.getByRole("button", { name: "One fewer" }));
  expect([field().value, sentence()]).toEqual(["1", ""]);
});

test("the sentence about a correction is scrolled onto the screen", async () => {
  render(stepper(2));
  type("2");
  type("9");
  await vi.waitFor(() => expect(scrollTo).toHaveBeenCalledOnce());
  expect(scrollTo.mock.contexts).toEqual([screen.getByRole("status")]);
  expect(scrollTo).toHaveBeenCalledWith({ block: "nearest" });
});

test("a quantity above the stock of another variation is corrected when it is chosen", () => {
  const { rerender } = render(stepper());
  type("3");
  expect([field().value, sentence()]).toEqual(["3", ""]);
  rerender(stepper(2));
  expect([field().value, sentence()]).toEqual([
    "2",
    "Only 2 left, so we’ve set the quantity to 2.",
  ]);
  rerender(stepper(40));
  expect([field().value, sentence()]).toEqual(["2", ""]);
});

test("a quantity that is not a whole number, or is below the minimum, is corrected", () => {
  render(stepper(20));
  for (const [typed, corrected] of [
    ["", "1"],
    ["0", "1"],
    ["-4", "1"],
    ["2.7", "2"],
  ] as const) {
    type(typed);
    expect(field().value).toBe(corrected);
  }
});
