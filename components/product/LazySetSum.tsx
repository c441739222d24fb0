import { lazy, memo, Suspense } from "react";
import type { ComponentType } from "react";
import type { SetSumProps } from "./SetSum.tsx";

// Lazy loading of the price of a set, on pages that show one.

let SetSum: ComponentType<SetSumProps> = lazy(async () => ({
  default: (await import("./SetSum.tsx")).SetSum,
}));

/** Makes the server render sums at once, so that its pages are complete without script. */
export function renderAtOnce(loaded: typeof SetSum) {
  SetSum = loaded;
}

const factsOf = ({ parts, textOf }: SetSumProps) => JSON.stringify([parts, textOf?.("")]);

/**
 * `SetSum`, whose code a browser loads when it is first rendered. The server's HTML stays as it is
 * until then; elsewhere its line is empty, since the other price is that of one part.
 */
export const LazySetSum = memo(
  (props: SetSumProps) => (
    <Suspense fallback={props.children && "\u00A0"}>
      <SetSum {...props} />
    </Suspense>
  ),
  // An update before the code has loaded would make React discard the server's HTML.
  (before, after) => factsOf(before) === factsOf(after),
);
