import { Component } from "react";
import type { ReactNode } from "react";
import { logSparedCrawler } from "#relay/crawlers.ts";
import { setCartAside } from "#relay/persistence.ts";

/** A page as a navigation brought it; the next one, be it to the same address, brings another. */
export type Visit = { urlOriginal: string };

type CrawlerBoundaryProps = {
  visit: Visit;
  /** The id of the element whose HTML stays. */
  within: string;
  children: ReactNode;
};

type CrawlerBoundaryState = { visit: Visit; html?: string | undefined };

/**
 * Error boundary for crawlers: in place of what failed to render it keeps the HTML that was there,
 * until the next navigation.
 */
export class CrawlerBoundary extends Component<CrawlerBoundaryProps, CrawlerBoundaryState> {
  override state: CrawlerBoundaryState = { visit: this.props.visit };

  static getDerivedStateFromError(): Partial<CrawlerBoundaryState> {
    return { html: "" };
  }

  static getDerivedStateFromProps(
    { visit, within }: CrawlerBoundaryProps,
    state: CrawlerBoundaryState,
  ): CrawlerBoundaryState | null {
    if (visit !== state.visit) return { visit, html: undefined };
    // While React is still rendering: it takes the old HTML out once it is done.
    return state.html === "" ? { visit, html: document.getElementById(within)?.innerHTML } : null;
  }

  override componentDidCatch(error: unknown): void {
    logSparedCrawler(error);
    setCartAside();
  }

  override render(): ReactNode {
    const { html } = this.state;
    if (html === undefined) return this.props.children;
    return <div style={{ display: "contents" }} dangerouslySetInnerHTML={{ __html: html }} />;
  }
}
