import { Component } from "react";
import type { ReactNode } from "react";
import { setCartAside } from "#relay/persistence.ts";
import { PageHeading } from "#components/ui/PageHeading.tsx";

type ContentBoundaryProps = {
  /** The page's address: another one clears the error. */
  address: string;
  children: ReactNode;
};

type ContentBoundaryState = { address: string; hasFailed: boolean };

/**
 * Shows words in place of a page that failed to render; header and cart stay. What storage keeps is
 * the one thing of a page that no server has checked, so it is put aside.
 */
export class ContentBoundary extends Component<ContentBoundaryProps, ContentBoundaryState> {
  override state: ContentBoundaryState = { address: this.props.address, hasFailed: false };

  static getDerivedStateFromError(): Partial<ContentBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { address }: ContentBoundaryProps,
    state: ContentBoundaryState,
  ): ContentBoundaryState | null {
    return address === state.address ? null : { address, hasFailed: false };
  }

  override componentDidCatch(error: unknown): void {
    console.error("The page could not be shown.", error);
    setCartAside();
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="room">
        <PageHeading title="Something went wrong">
          <p>That is our fault, not yours. Your cart is kept.</p>
          <p>
            <a href={this.props.address}>Try again</a>
          </p>
        </PageHeading>
      </div>
    );
  }
}
