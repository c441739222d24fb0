import { Component } from "react";
import type { ReactNode } from "react";
import { setCartAside } from "#relay/persistence.ts";
import { PageHeading } from "#components/ui/PageHeading.tsx";
import { isBot } from "./isBot.ts";

/** A page as a navigation brought it; the next one, be it to the same address, brings another. */
type Visit = { urlOriginal: string };

type ContentBoundaryProps = { visit: Visit; children: ReactNode };

type ContentBoundaryState = {
  visit: Visit;
  hasFailed: boolean;
  /** The HTML that stood there before the failure, for a bot. */
  keptHtml?: string | undefined;
};

/**
 * Shows words in place of a page that failed to render, until the next navigation; header and cart
 * stay. A bot is left what was there. What storage keeps is the one thing of a page that no server
 * has checked, so it is put aside.
 */
export class ContentBoundary extends Component<ContentBoundaryProps, ContentBoundaryState> {
  override state: ContentBoundaryState = { visit: this.props.visit, hasFailed: false };

  static getDerivedStateFromError(): Partial<ContentBoundaryState> {
    // While React is still rendering: it takes the old HTML out once it is done.
    return isBot(navigator.userAgent)
      ? { hasFailed: true, keptHtml: document.getElementById("main")?.innerHTML }
      : { hasFailed: true, keptHtml: undefined };
  }

  static getDerivedStateFromProps(
    { visit }: ContentBoundaryProps,
    state: ContentBoundaryState,
  ): ContentBoundaryState | null {
    return visit === state.visit ? null : { visit, hasFailed: false };
  }

  override componentDidCatch(error: unknown): void {
    const { userAgent } = navigator;
    console.error(
      isBot(userAgent)
        ? `Not rendering error page for bot with user agent ${userAgent}`
        : "The page could not be shown.",
      error,
    );
    setCartAside();
  }

  override render(): ReactNode {
    const { visit, hasFailed, keptHtml } = this.state;
    if (!hasFailed) return this.props.children;
    if (keptHtml !== undefined) {
      return <div style={{ display: "contents" }} dangerouslySetInnerHTML={{ __html: keptHtml }} />;
    }
    return (
      <div className="room">
        <PageHeading title="Something went wrong">
          <p>That is our fault, not yours. Your cart is kept.</p>
          <p>
            <a href={visit.urlOriginal}>Try again</a>
          </p>
        </PageHeading>
      </div>
    );
  }
}
