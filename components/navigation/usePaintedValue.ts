import { startTransition, useEffect, useState } from "react";
import { painted } from "./painted.ts";

/**
 * A value, and for the frame in which it changes the one before: what is drawn from it is drawn behind
 * that frame. A value that React defers may be drawn ahead of it, and has it wait.
 */
export function usePaintedValue<Value>(value: Value): Value {
  const [shown, setShown] = useState(() => value);
  useEffect(() => {
    if (shown === value) return;
    let isLatest = true;
    void painted().then(() => {
      if (isLatest) startTransition(() => setShown(() => value));
    });
    return () => {
      isLatest = false;
    };
  }, [shown, value]);
  return shown;
}
