import { startTransition, useEffect, useState } from "react";
import type { ReactNode } from "react";
import { usePageContext } from "vike-react/usePageContext";

/**
 * What a page shows below the window's edge, or is not looked at first: where a shopper goes to the
 * page it is rendered after the rest has been painted, which is then seen sooner. A first view has
 * it all, and so has a page that is gone back to or whose anchor is gone to, which may be in it.
 */
export function Later({ children }: { children: ReactNode }) {
  const { isClientSide, isHydration, isHistoryNavigation, urlParsed } = usePageContext();
  const isWhole = !isClientSide || isHydration || isHistoryNavigation || urlParsed.hash !== "";
  const [isDue, setIsDue] = useState(isWhole);
  useEffect(() => {
    if (isDue) return;
    const show = () => startTransition(() => setIsDue(true));
    requestAnimationFrame(() => setTimeout(show));
  }, [isDue]);
  return isDue && children;
}
