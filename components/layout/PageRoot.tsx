import type { ReactNode } from "react";
import { usePageContext } from "vike-react/usePageContext";
import { isBot } from "#relay/crawlers.ts";
import { CrawlerBoundary } from "./CrawlerBoundary.tsx";
import { RelayProvider } from "./RelayProvider.tsx";

/** Outermost wrapper of every page: its Relay environment and, for crawlers, an error boundary. */
export function PageRoot({ children }: { children: ReactNode }) {
  const pageContext = usePageContext();
  const page = <RelayProvider>{children}</RelayProvider>;
  if (!isBot(navigator.userAgent)) return page;
  return (
    <CrawlerBoundary visit={pageContext} within="root">
      {page}
    </CrawlerBoundary>
  );
}
