import { Component } from "react";
import type { ComponentType, ReactNode } from "react";
import { loadFullPage } from "#relay/chunkReload.ts";
import { setCartAside } from "#relay/cart/persistence.ts";
import { forgetVisited } from "#relay/storedPage.ts";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { EmptyState } from "#components/ui/EmptyState.tsx";
import type { Visit } from "./CrawlerBoundary.tsx";
import { DevelopmentError } from "./DevelopmentError.tsx";
import { t, tags } from "#words/t.ts";
import { linkTo } from "#components/ui/messageTags.tsx";

// Error boundary that renders an error message in place of the page.

type ErrorBoundaryProps = {
  visit: Visit;
  /** Frame of the error message. */
  frame?: ComponentType<{ children: ReactNode }> | undefined;
  children: ReactNode;
};

type ErrorBoundaryState = {
  visit: Visit;
  hasFailed: boolean;
  error?: unknown;
  /** The page is being loaded from the server instead. */
  isLeaving?: boolean;
};

/** Errors of React's changes to a document whose nodes a translation or an extension has moved. */
const CHANGED_DOCUMENT = ["NotFoundError", "HierarchyRequestError"];

const isOfChangedDocument = (error: unknown) =>
  error instanceof DOMException && CHANGED_DOCUMENT.includes(error.name);

/** Sentence that leads to the front page, below the message of an error. */
export function FrontPageHint() {
  const link = linkTo("/");
  return <p>{tags("error.goToFront", { link })}</p>;
}

/**
 * The message stays until the next navigation. The saved cart is set aside, as browser storage is
 * the only input of a page that no server has validated, and visited pages are loaded again. If
 * another program has changed the document, the page is loaded from the server, once.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { visit: this.props.visit, hasFailed: false };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { hasFailed: true, error };
  }

  static getDerivedStateFromProps(
    { visit }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return visit === state.visit ? null : { visit, hasFailed: false };
  }

  override componentDidCatch(error: unknown): void {
    console.error("The page could not be shown.", error);
    if (isOfChangedDocument(error) && loadFullPage(this.props.visit.urlOriginal)) {
      // Before the next paint, so that the message is not seen.
      this.setState({ isLeaving: true });
      return;
    }
    setCartAside();
    forgetVisited();
  }

  override render(): ReactNode {
    const { children, frame: Frame } = this.props;
    const { visit, hasFailed, error, isLeaving } = this.state;
    if (!hasFailed) return children;
    if (isLeaving) return null;
    if (import.meta.env.DEV) return <DevelopmentError error={error} />;
    const message = (
      <EmptyState ticket={t("error.backSoon")}>
        <h1>{t("error.title")}</h1>
        <p>{t("error.explanation")}</p>
        <div>
          <ButtonLink href={visit.urlOriginal}>{t("error.tryAgain")}</ButtonLink>
        </div>
        <FrontPageHint />
      </EmptyState>
    );
    return Frame ? <Frame>{message}</Frame> : message;
  }
}
