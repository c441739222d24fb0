import { startTransition, useEffect, useState } from "react";
import type { ReactNode } from "react";
import { usePageContext } from "vike-react/usePageContext";

/**
 * Defers below-the-fold content until after the first paint on client navigations, which is then
 * sooner, and until the page is complete. The first view, back and forward navigations and addresses
 * with an anchor render it at once: scroll position or anchor may be inside.
 */
export function DeferUntilPaint({ children }: { children: ReactNode }) {
  const { isClientSide, isHydration, isHistoryNavigation, urlParsed, loaded } = usePageContext();
  const isImmediate = !isClientSide || isHydration || isHistoryNavigation || urlParsed.hash !== "";
  const isPartial = loaded?.isPartial === true;
  const [isDue, setIsDue] = useState(isImmediate);
  useEffect(() => {
    if (isDue) return;
    const show = () => startTransition(() => setIsDue(true));
    requestAnimationFrame(() => setTimeout(show));
  }, [isDue]);
  return isDue && !isPartial && children;
}
