import { Component } from "react";
import type { ReactNode } from "react";
import { logSparedCrawler } from "#relay/crawlers.ts";
import { setCartAside } from "#relay/cart/persistence.ts";
import styles from "./CrawlerBoundary.module.css";

// Error boundary for crawlers, which retains the HTML from before a render error.

/** One navigation to a page; compared by identity, so the same address again is another visit. */
export type Visit = { urlOriginal: string };

type CrawlerBoundaryProps = {
  visit: Visit;
  /** Id of the element whose HTML is retained. */
  within: string;
  children: ReactNode;
};

type CrawlerBoundaryState = {
  visit: Visit;
  hasFailed: boolean;
  /** Copies of the nodes that were there before the error. */
  retained?: readonly Node[] | undefined;
};

/** Returns copies of an element's child nodes; undefined without the element. */
function copiedNodes(id: string): Node[] | undefined {
  const copy = document.getElementById(id)?.cloneNode(true);
  return copy && [...copy.childNodes];
}

/** Renders copies of the nodes from before the error, until the next navigation. */
export class CrawlerBoundary extends Component<CrawlerBoundaryProps, CrawlerBoundaryState> {
  override state: CrawlerBoundaryState = { visit: this.props.visit, hasFailed: false };

  static getDerivedStateFromError(): Partial<CrawlerBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { visit, within }: CrawlerBoundaryProps,
    { visit: earlier, hasFailed, retained }: CrawlerBoundaryState,
  ): Partial<CrawlerBoundaryState> | null {
    if (visit !== earlier) return { visit, hasFailed: false, retained: undefined };
    // The old page is readable only during render: React removes it on commit.
    return hasFailed && !retained ? { retained: copiedNodes(within) } : null;
  }

  override componentDidCatch(error: unknown): void {
    logSparedCrawler(error);
    setCartAside();
  }

  override render(): ReactNode {
    const { retained } = this.state;
    if (!retained) return this.props.children;
    const show = (place: HTMLElement | null) => place?.replaceChildren(...retained);
    return <div className={styles.retained} ref={show} />;
  }
}
