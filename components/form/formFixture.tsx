import { act, fireEvent, screen } from "@testing-library/react";
import { vi } from "vitest";

/** Lets time go by for a form, whose clock a test holds. */
export const pass = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

export const type = (label: string, text: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } });

/** Types, and lets the keys rest. */
export async function settle(label: string, text: string) {
  type(label, text);
  await pass(20);
}

export const leave = (label: string) => fireEvent.blur(screen.getByLabelText(label));

export async function press() {
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  await pass(1);
}

/** What a field is described by. */
export function saidOf(label: string) {
  const ids = screen.getByLabelText(label).getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}
