import { useEffect } from "react";
import type { ComponentType } from "react";
import { useOnDemand } from "#components/ui/useOnDemand.ts";
import { viewedRow } from "#relay/viewingHistory.ts";
import { whenIdle } from "#relay/whenIdle.ts";

// Recently viewed products at the end of a page, with code loaded on demand.

type ViewedProductsProps = {
  /** Slug of the page's own product. */
  exceptSlug?: string;
};

let loadedRow: ComponentType<ViewedProductsProps> | undefined;
const importRow = async () =>
  (loadedRow = (await import("./RecentlyViewedRow.tsx")).RecentlyViewedRow);

/** Renders their row; loads its code when the browser is idle, and only if there are any. */
export function ViewedProducts({ exceptSlug = "" }: ViewedProductsProps) {
  const [Row, loadRow] = useOnDemand(importRow);
  useEffect(() => {
    if (viewedRow(exceptSlug).length === 0) return;
    // Idle, before the shopper scrolls there: a late row would shift the end of the page.
    whenIdle(() => void loadRow().catch(() => {}));
  }, [exceptSlug, loadRow]);
  // At once if loaded before: a page navigated back to needs its former height.
  const RecentlyViewedRow = Row ?? loadedRow;
  return RecentlyViewedRow && <RecentlyViewedRow exceptSlug={exceptSlug} />;
}
