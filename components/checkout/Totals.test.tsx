import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Totals } from "./Totals.tsx";

afterEach(cleanup);

const rows = () =>
  screen.getAllByRole("term").map(({ parentElement }) => parentElement?.textContent);

test("Totals show two taxes of the same name, also after an update", () => {
  const vat = (amount: string) => ({ name: "VAT", amount });
  const taxes = [vat("£7.66"), vat("£0.60")];
  const { rerender } = render(<Totals totals={taxes} total="£52.00" />);
  rerender(<Totals totals={[{ name: "Delivery", amount: "£4.50" }, ...taxes]} total="£56.50" />);
  expect(rows()).toEqual(["Delivery£4.50", "VAT£7.66", "VAT£0.60", "Total£56.50"]);
});
