import { Component } from "react";
import type { ReactNode } from "react";
import { isBot } from "#relay/crawlers.ts";
import { setCartAside } from "#relay/persistence.ts";
import { PageHeading } from "#components/ui/PageHeading.tsx";
import { CrawlerBoundary } from "./CrawlerBoundary.tsx";
import type { Visit } from "./CrawlerBoundary.tsx";
import { DevelopmentError } from "./DevelopmentError.tsx";

type ContentBoundaryProps = { visit: Visit; children: ReactNode };

type ErrorBoundaryState = { visit: Visit; hasFailed: boolean; error?: unknown };

/** Error boundary that renders an error message until the next navigation. */
class ErrorBoundary extends Component<ContentBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { visit: this.props.visit, hasFailed: false };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { hasFailed: true, error };
  }

  static getDerivedStateFromProps(
    { visit }: ContentBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return visit === state.visit ? null : { visit, hasFailed: false };
  }

  override componentDidCatch(error: unknown): void {
    console.error("The page could not be shown.", error);
    setCartAside();
  }

  override render(): ReactNode {
    const { visit, hasFailed, error } = this.state;
    if (!hasFailed) return this.props.children;
    if (import.meta.env.DEV) return <DevelopmentError error={error} />;
    return (
      <div className="room">
        <PageHeading title="Something went wrong">
          <p>Something broke on our side, not yours. Your cart is safe.</p>
          <p>
            <a href={visit.urlOriginal}>Try again</a>
          </p>
        </PageHeading>
      </div>
    );
  }
}

/**
 * Error boundary around a page: header and cart stay when the page fails to render. A crawler keeps
 * the previous HTML. The saved cart is set aside, as browser storage is the only input of a page
 * that no server has validated.
 */
export function ContentBoundary({ visit, children }: ContentBoundaryProps) {
  if (!isBot(navigator.userAgent)) {
    return <ErrorBoundary visit={visit}>{children}</ErrorBoundary>;
  }
  return (
    <CrawlerBoundary visit={visit} within="main">
      {children}
    </CrawlerBoundary>
  );
}
