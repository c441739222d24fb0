import { Component } from "react";
import type { ReactNode } from "react";
import { logSparedCrawler } from "#relay/crawlers.ts";
import { setCartAside } from "#relay/persistence.ts";

/** One navigation to a page; compared by identity, so the same address again is another visit. */
export type Visit = { urlOriginal: string };

type CrawlerBoundaryProps = {
  visit: Visit;
  /** Id of the element whose HTML is retained. */
  within: string;
  children: ReactNode;
};

type CrawlerBoundaryState = { visit: Visit; html?: string | undefined };

/**
 * Error boundary for crawlers: retains the HTML that was there before the render error, until the
 * next navigation.
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
    // The old HTML is readable only during render: React removes it on commit.
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
