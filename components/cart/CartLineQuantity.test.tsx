import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { CartLineQuantity } from "./CartLineQuantity.tsx";

/** Renders the field of a line with 1 unit, and types a quantity with Enter. */
function typeQuantity(text: string, max?: number) {
  const onQuantity = vi.fn<(quantity: number) => void>();
  const stock = { stockStatus: "IN_STOCK", stockQuantity: max };
  const quantityOf = (quantity: number) => (
    <CartLineQuantity itemKey="a" name="Cup" {...{ quantity, stock, onQuantity }} />
  );
  const { rerender } = render(quantityOf(1));
  const field = screen.getByRole<HTMLInputElement>("spinbutton");
  field.focus();
  fireEvent.input(field, { target: { value: text } });
  fireEvent.submit(field.form ?? field);
  return { onQuantity, field, show: (quantity: number) => rerender(quantityOf(quantity)) };
}

afterEach(cleanup);

test("A quantity whose change failed is not sent again when the field loses focus", () => {
  const { onQuantity, field, show } = typeQuantity("9");
  show(9);
  show(1);
  fireEvent.blur(field);
  expect(onQuantity.mock.calls).toEqual([[9]]);
  expect(field.value).toBe("1");
});

test("A quantity that is typed again after a failure is sent again", () => {
  const { onQuantity, field, show } = typeQuantity("9");
  show(1);
  fireEvent.input(field, { target: { value: "9" } });
  fireEvent.blur(field);
  expect(onQuantity.mock.calls).toEqual([[9], [9]]);
});

test("A quantity that is only typed is sent when the field loses focus", () => {
  const { onQuantity, field } = typeQuantity("");
  fireEvent.input(field, { target: { value: "4" } });
  fireEvent.blur(field);
  expect(onQuantity.mock.calls).toEqual([[4]]);
});

test.each(["-1", "", "1.5"])(
  "The quantity “%s” is replaced by the line's, and the browser shows no message",
  (text) => {
    const { onQuantity, field } = typeQuantity(text);
    expect([onQuantity.mock.calls, field.value]).toEqual([[], "1"]);
    expect(field.form?.noValidate).toBe(true);
  },
);

test("A quantity above the stock is corrected, and a sentence says so until the next change", () => {
  const { onQuantity, field, show } = typeQuantity("9", 3);
  expect(onQuantity.mock.calls).toEqual([[3]]);
  show(3);
  expect([field.value, screen.getByRole("status").textContent]).toEqual([
    "3",
    "Only 3 left, so we’ve set the quantity to 3.",
  ]);
  fireEvent.click(screen.getByRole("button", { name: "One fewer of Cup" }));
  expect(screen.getByRole("status").textContent).toBe("");
});

test("A line with more units than are left says how many there are", () => {
  typeQuantity("", 3).show(5);
  expect(screen.getByRole("status").textContent).toBe("Only 3 left.");
});

test("The focus moves to the other button when the stock or the minimum is reached", () => {
  const { show } = typeQuantity("", 2);
  const [fewer, more] = ["One fewer of Cup", "One more of Cup"].map((name) =>
    screen.getByRole<HTMLButtonElement>("button", { name }),
  );
  more?.focus();
  show(2);
  expect([more?.disabled, document.activeElement]).toEqual([true, fewer]);
  show(1);
  expect([fewer?.disabled, document.activeElement]).toEqual([true, more]);
});
