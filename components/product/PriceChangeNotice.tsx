import { useEffect, useState } from "react";
import { trackState } from "#relay/dataState.ts";
import { t } from "#words/t.ts";

// Refetch of price and stock after paint, with a screen reader notice if they changed.

type PriceChangeNoticeProps = {
  /** Refetches the page's prices and stock; returns true if something displayed has changed. */
  refresh: (() => Promise<boolean>) | undefined;
  /** A displayed price or stock has changed already. */
  isCorrected?: boolean;
};

/**
 * Calls `refresh` after paint, as a cached page may be outdated, and announces changes. If the
 * request fails the page stays as it is.
 */
export function PriceChangeNotice({ refresh, isCorrected = false }: PriceChangeNoticeProps) {
  const [refreshing] = useState(trackState);
  const [isChanged, setIsChanged] = useState(false);
  useEffect(() => {
    if (!refresh) return;
    const start = () => void refreshing.during(refresh()).then(setIsChanged, () => {});
    const frame = requestAnimationFrame(() => setTimeout(start));
    return () => cancelAnimationFrame(frame);
  }, [refreshing, refresh]);
  return (
    <p className="visually-hidden" role="status">
      {(isChanged || isCorrected) && t("product.pricesUpdated")}
    </p>
  );
}
