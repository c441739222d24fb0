import { useLayoutEffect } from "react";
import type { ReactNode } from "react";
import { usePageContext } from "vike-react/usePageContext";
import { takeLateTypeface } from "./lateTypeface.ts";
import { isBot } from "#relay/crawlers.ts";
import { CrawlerBoundary } from "./CrawlerBoundary.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { PlainFrame } from "./PlainFrame.tsx";
import { RelayProvider } from "./RelayProvider.tsx";

/**
 * Outermost wrapper of every page: its Relay environment and an error boundary, for a header or
 * footer that throws. A crawler keeps the previous HTML.
 */
export function PageRoot({ children }: { children: ReactNode }) {
  const pageContext = usePageContext();
  useLayoutEffect(() => {
    // A page that is only completed keeps its typeface.
    if (!pageContext.loaded?.showData) takeLateTypeface();
  }, [pageContext]);
  const page = <RelayProvider>{children}</RelayProvider>;
  return isBot(navigator.userAgent) ? (
    <CrawlerBoundary visit={pageContext} within="root">
      {page}
    </CrawlerBoundary>
  ) : (
    <ErrorBoundary visit={pageContext} frame={PlainFrame}>
      {page}
    </ErrorBoundary>
  );
}
