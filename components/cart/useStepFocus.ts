import { useLayoutEffect, useRef } from "react";
import type { FocusEvent } from "react";

/**
 * Keeps the focus in a pair of buttons: one that becomes disabled would lose it, and passes it to
 * the other. Returns the props of both.
 */
export function useStepFocus() {
  const fewer = useRef<HTMLButtonElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const focused = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!focused.current?.disabled) return;
    const other = focused.current === fewer.current ? more : fewer;
    focused.current = null;
    other.current?.focus();
  });
  const handlers = {
    onFocus: (event: FocusEvent<HTMLButtonElement>) => void (focused.current = event.currentTarget),
    onBlur: () => void (focused.current = null),
  };
  return { fewer: { ref: fewer, ...handlers }, more: { ref: more, ...handlers } };
}
