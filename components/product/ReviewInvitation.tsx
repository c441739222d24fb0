import { lazy, memo, Suspense } from "react";
import { usePageContext } from "vike-react/usePageContext";
import { Accordion } from "#components/ui/Accordion.tsx";

// Collapsed review form of a product page, whose script is loaded on demand.

const { promise: opened, resolve: markOpened } = Promise.withResolvers<void>();

// Until it is opened, and if its code cannot be loaded, the server's form works as a plain form.
const DeferredForm = lazy(async () => {
  await opened;
  const loading = import("./ReviewForm.tsx").catch(() => new Promise<never>(() => {}));
  return { default: (await loading).ReviewForm };
});

/**
 * Renders the form in an accordion. The server's HTML contains it; its script is loaded when a
 * shopper first opens it, so that it is not part of every page's code.
 */
// Memoized: a re-render before the form has its script would have the form rendered anew too.
export const ReviewInvitation = memo(function ReviewInvitation(props: {
  slug: string;
  title: string;
}) {
  const { config, draft, urlParsed } = usePageContext();
  const Form = config.reviewForm ?? DeferredForm;
  const isOpen = draft?.review !== undefined || urlParsed.search.review !== undefined;
  return (
    <Accordion title={props.title} isOpen={isOpen} onToggle={markOpened}>
      <Suspense fallback={null}>
        <Form slug={props.slug} />
      </Suspense>
    </Accordion>
  );
});
