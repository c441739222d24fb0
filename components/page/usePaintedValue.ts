import { startTransition, useEffect, useState } from "react";
import { painted } from "./painted.ts";

/**
 * Returns a value one frame late: for the frame in which it changes, the previous one. Its costly
 * rendering then follows that paint. `useDeferredValue` may render before the paint and delay it.
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
