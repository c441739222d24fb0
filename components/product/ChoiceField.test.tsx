import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ChoiceField } from "./ChoiceField.tsx";

afterEach(cleanup);

const glaze = {
  name: "pa_glaze",
  label: "Glaze",
  options: [
    { value: "rust", name: "Rust", description: "#a4532a" },
    { value: "oat", name: "Oat", description: "#e6dac5" },
  ],
};
const size = {
  name: "pa_size",
  label: "Size",
  options: [
    { value: "table", name: "Table", description: "42 cm" },
    { value: "floor", name: "Floor", description: "140 cm" },
  ],
};

const made = (databaseId: number, glazeValue: string, sizeValue: string, stockStatus: string) => ({
  databaseId,
  stockStatus,
  attributes: [
    { name: "pa_glaze", value: glazeValue },
    { name: "pa_size", value: sizeValue },
  ],
});
const variations = [
  made(1, "rust", "table", "IN_STOCK"),
  made(2, "oat", "table", "OUT_OF_STOCK"),
  made(3, "oat", "floor", "IN_STOCK"),
];
const choose = vi.fn();
const chosen = (choice: Record<string, string>) => ({
  choice,
  wanted: choice,
  choose,
  variations,
});

test("ChoiceField names each radio as a form post expects it", () => {
  render(
    <ChoiceField attribute={size} attributes={[size]} variations={chosen({ pa_size: "table" })} />,
  );
  const table = screen.getByRole<HTMLInputElement>("radio", { name: "Table 42 cm" });
  expect([table.name, table.value, table.checked]).toEqual(["attribute_pa_size", "table", true]);
  expect(screen.getByRole("radiogroup", { name: /^Size/ }).textContent).toContain("Size: Table");
  fireEvent.click(screen.getByRole("radio", { name: "Floor 140 cm" }));
  expect(choose).toHaveBeenCalledExactlyOnceWith({ pa_size: "floor" });
});

test("ChoiceField shows the prices of values that differ", () => {
  const priced = variations.map((each, place) => ({ ...each, price: `£${place}9.00` }));
  const state = { ...chosen({ pa_glaze: "oat" }), variations: priced };
  const fieldOf = (shown: typeof state) => (
    <ChoiceField attribute={size} attributes={[glaze, size]} variations={shown} />
  );
  const { rerender } = render(fieldOf(state));
  expect(screen.getByRole("radio", { name: "Table 42 cm £19 Sold out" })).toBeTruthy();
  expect(screen.getByRole("radio", { name: "Floor 140 cm £29" })).toBeTruthy();
  const alike = priced.map((each) => ({ ...each, price: "£19.00" }));
  rerender(fieldOf({ ...state, variations: alike }));
  expect(screen.getByRole("radio", { name: "Floor 140 cm £19" })).toBeTruthy();
  cleanup();
  render(fieldOf({ ...state, variations: alike }));
  expect(screen.getByRole("radio", { name: "Floor 140 cm" })).toBeTruthy();
  cleanup();
  const amounts = { ...size, options: size.options.map((option) => ({ ...option, name: "£19" })) };
  render(<ChoiceField attribute={amounts} attributes={[glaze, amounts]} variations={state} />);
  expect(screen.getByRole("radio", { name: "£19 42 cm Sold out" })).toBeTruthy();
});

test("ChoiceField disables values that no variation has with an earlier choice, and explains why", () => {
  render(
    <ChoiceField
      attribute={size}
      attributes={[glaze, size]}
      variations={chosen({ pa_glaze: "rust" })}
    />,
  );
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Floor 140 cm" }).disabled).toBe(true);
  expect(screen.getByText("Floor isn’t made in Rust. It comes in Oat.")).toBeTruthy();
});

test("ChoiceField disables no value because of a later choice", () => {
  const variation = chosen({ pa_glaze: "oat", pa_size: "floor" });
  render(<ChoiceField attribute={glaze} attributes={[glaze, size]} variations={variation} />);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Rust" }).disabled).toBe(false);
});

test("ChoiceField shows colors as swatches with their names and marks sold-out ones", () => {
  render(
    <ChoiceField
      attribute={glaze}
      attributes={[glaze, size]}
      variations={chosen({ pa_size: "table" })}
    />,
  );
  expect(screen.getByRole("radio", { name: "Rust" })).toBeTruthy();
  const oat = screen.getByRole<HTMLInputElement>("radio", { name: "Oat Sold out" });
  expect(oat.disabled).toBe(false);
  expect(screen.getByText("Oat is sold out in Table.")).toBeTruthy();
});

test("ChoiceField shows a validation error when its choice is missing", () => {
  render(<ChoiceField attribute={size} attributes={[size]} variations={chosen({})} isMissing />);
  const group = screen.getByRole("radiogroup", {
    name: "Size",
    description: "Please choose: Size",
  });
  expect(group.getAttribute("aria-invalid")).toBe("true");
});
