import { useEffect, useState } from "react";
import { trackState } from "#relay/dataState.ts";

type OfferNewsProps = {
  /** Puts right what a page shows of products, and says whether there was something to. */
  refresh: (() => Promise<boolean>) | undefined;
};

/**
 * Has a page put right that may be older than what things cost, once it has been painted, and
 * announces it. Without an answer the page stays as it is.
 */
export function OfferNews({ refresh }: OfferNewsProps) {
  const [asking] = useState(trackState);
  const [isChanged, setIsChanged] = useState(false);
  useEffect(() => {
    if (!refresh) return;
    const ask = () => void asking.during(refresh()).then(setIsChanged, () => {});
    const frame = requestAnimationFrame(() => setTimeout(ask));
    return () => cancelAnimationFrame(frame);
  }, [asking, refresh]);
  return (
    <p className="visually-hidden" role="status">
      {isChanged && "Prices and stock on this page have been brought up to date."}
    </p>
  );
}
