import { act, fireEvent, screen } from "@testing-library/react";
import { vi } from "vitest";

// User interactions with a form in tests: typing, blurring, submitting and waiting.

/** Advances the fake timers and lets the form render. */
export const pass = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

export const type = (label: string, text: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } });

/** Types, then waits for the input debounce. */
export async function settle(label: string, text: string) {
  type(label, text);
  await pass(20);
}

export const leave = (label: string) => fireEvent.blur(screen.getByLabelText(label));

export async function press() {
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  await pass(1);
}

/** Returns the texts that a field's `aria-describedby` refers to. */
export function descriptionsOf(label: string) {
  const ids = screen.getByLabelText(label).getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}
