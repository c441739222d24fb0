import type { ReactNode } from "react";
import { isBot } from "#relay/crawlers.ts";
import { CrawlerBoundary } from "./CrawlerBoundary.tsx";
import type { Visit } from "./CrawlerBoundary.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";

/**
 * Error boundary around a page: header and cart stay when the page fails to render. A crawler keeps
 * the previous HTML.
 */
export function ContentBoundary({ visit, children }: { visit: Visit; children: ReactNode }) {
  if (!isBot(navigator.userAgent)) return <ErrorBoundary visit={visit}>{children}</ErrorBoundary>;
  return (
    <CrawlerBoundary visit={visit} within="main">
      {children}
    </CrawlerBoundary>
  );
}
