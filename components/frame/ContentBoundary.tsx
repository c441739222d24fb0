import type { ComponentProps } from "react";
import { isBot } from "#relay/crawlers.ts";
import { CrawlerBoundary } from "./CrawlerBoundary.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";

type ContentBoundaryProps = ComponentProps<typeof ErrorBoundary> & {
  /** Id of the element around the children. */
  within: string;
};

/** Error boundary around a page or its content. A crawler keeps the previous HTML. */
export function ContentBoundary({ within, frame, visit, children }: ContentBoundaryProps) {
  if (isBot(navigator.userAgent)) {
    return (
      <CrawlerBoundary visit={visit} within={within}>
        {children}
      </CrawlerBoundary>
    );
  }
  return (
    <ErrorBoundary visit={visit} frame={frame}>
      {children}
    </ErrorBoundary>
  );
}
