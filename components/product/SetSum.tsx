import type { ReactNode } from "react";
import { Price } from "#components/ui/Price.tsx";
import { sumOfParts } from "#relay/contract/cart/sumOfParts.ts";
import type { PricedPart } from "#relay/contract/cart/sumOfParts.ts";

// Sum of the prices of a set's parts, loaded on demand by `LazySetSum`.

export type SetSumProps = {
  parts: readonly PricedPart[];
  /** Words the sum. */
  textOf?: (sum: string) => string;
  /** Shown where the sum is not known. */
  children?: ReactNode;
};

/** Renders the sum in its words; where it is not known, the children. */
export function SetSum({ parts, textOf, children }: SetSumProps) {
  const sum = sumOfParts(parts);
  if (!sum) return children;
  return <Price price={textOf?.(sum) ?? sum} />;
}
