import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { CartLineQuantity } from "./CartLineQuantity.tsx";

/** Renders the field of a line with 1 unit, and types a quantity with Enter. */
function typeQuantity(text: string) {
  const onQuantity = vi.fn<(quantity: number) => void>();
  const quantityOf = (quantity: number) => (
    <CartLineQuantity itemKey="a" name="Cup" quantity={quantity} onQuantity={onQuantity} />
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
