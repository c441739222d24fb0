import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { useModal } from "./useModal.ts";

function Modal({ onClosed }: { onClosed: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useModal(dialog, "#pictures", onClosed);
  return (
    <dialog ref={dialog}>
      <button onClick={close}>Close</button>
    </dialog>
  );
}

test("a dialog opens and closes where the browser refuses another history entry", () => {
  const push = vi.spyOn(history, "pushState").mockImplementation(() => {
    throw new DOMException("100 times per 30 seconds", "SecurityError");
  });
  const show = vi.spyOn(HTMLDialogElement.prototype, "showModal").mockImplementation(() => {});
  const back = vi.spyOn(history, "back").mockImplementation(() => {});
  onTestFinished(() => {
    for (const spy of [push, show, back]) spy.mockRestore();
    cleanup();
  });
  const onClosed = vi.fn();
  render(<Modal onClosed={onClosed} />);
  expect(show).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByText("Close"));
  expect(onClosed).toHaveBeenCalledOnce();
  // The page's own entry would be left.
  expect(back).not.toHaveBeenCalled();
});
