import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ChoiceField } from "./ChoiceField.tsx";

afterEach(cleanup);

const size = {
  name: "pa_size",
  label: "Size",
  options: [
    { value: "table", name: "Table", description: "42 cm" },
    { value: "floor", name: "Floor", description: "140 cm" },
  ],
};

test("offers each value under the name that a form post carries", () => {
  render(<ChoiceField attribute={size} chosen="table" impossible={new Set()} explanations={[]} />);
  const table = screen.getByRole<HTMLInputElement>("radio", { name: "Table 42 cm" });
  expect([table.name, table.value, table.checked]).toEqual(["attribute_pa_size", "table", true]);
  expect(screen.getByRole("group", { name: /^Size/ }).textContent).toContain("Size: Table");
});

test("marks what is not made and says what is", () => {
  render(
    <ChoiceField
      attribute={size}
      chosen="table"
      impossible={new Set(["floor"])}
      explanations={["Floor isn’t made in Rust."]}
    />,
  );
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Floor 140 cm" }).disabled).toBe(true);
  expect(screen.getByText("Floor isn’t made in Rust.")).toBeTruthy();
});

test("shows colours as discs that keep their names", () => {
  const glaze = {
    name: "pa_glaze",
    label: "Glaze",
    options: [{ value: "oat", name: "Oat", description: "#e6dac5" }],
  };
  render(
    <ChoiceField attribute={glaze} chosen={undefined} impossible={new Set()} explanations={[]} />,
  );
  expect(screen.getByRole("radio", { name: "Oat" })).toBeTruthy();
});
