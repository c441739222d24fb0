import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { Configure, useInfiniteHits, useInstantSearch, useSearchBox } from "react-instantsearch";
import type { SearchResults } from "algoliasearch-helper";
import type { DataState } from "#relay/dataState.ts";
import type { Listed } from "#components/category/ListingView.tsx";
import { nextTask } from "#components/navigation/nextTask.ts";
import { askIndex, isForItsText } from "./askIndex.ts";
import { looserFor } from "./askedParameters.ts";
import type { Hit, HitFields } from "./hit.ts";
import type { FoundInIndex } from "./foundInIndex.ts";
import { hitsCache } from "./hitsCache.ts";
import type { LastingClient } from "./lastingClient.ts";
import { shopSearchClient } from "./searchClient.ts";
import { searchListing } from "./searchListing.tsx";
import type { Surroundings } from "./searchListing.tsx";
import type { SearchRouter } from "./searchRouter.ts";
import { fromWidgets, readState, spellState, toWidgets } from "./searchState.ts";
import { usePatience } from "./usePatience.ts";
import { useTyping } from "./useTyping.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** What an index answered, as the page shows it. */
export type LiveView = {
  q: string;
  listed: Listed;
  /** Nothing was found as it was typed: these things come near it. */
  isLoose: boolean;
};

/** How the page tells the search what a shopper does. */
export type LiveControls = {
  type: (text: string) => void;
  /** Goes to one of the search's own addresses. */
  go: (address: string) => void;
  /** What is typed is what is meant. */
  settle: () => void;
};

export type LiveAnswersProps = {
  vocabulary: Vocabulary;
  /** Another value whenever the page itself was gone to anew. */
  page: unknown;
  /** What stands in the field when the search begins. */
  typed: () => string;
  onControls: (controls: LiveControls) => void;
  onView: (view: LiveView) => void;
  /** There is no answer for this search string. */
  onFailure: (search: string) => void;
  router: SearchRouter;
  index: string;
  asker: LastingClient;
};

/** What a page shows of the widgets' answer. */
const answerIn = (
  { nbHits, nbPages, disjunctiveFacets, hierarchicalFacets }: SearchResults,
  hits: Hit[],
) => ({ hits, nbHits, nbPages, disjunctiveFacets, hierarchicalFacets });

/** An answer that is on the page, and the text that it is for. */
type Shown = { q: string; found: FoundInIndex };

type SearchStatus = ReturnType<typeof useInstantSearch>["status"];

/** InstantSearch's word for where a search stands, in ours: what it begins with is no answer yet. */
function stateOf(status: SearchStatus, results: SearchResults): DataState {
  if (status !== "idle") return "pending";
  return results.__isArtificial ? "idle" : "success";
}

/** Follows the index's answers and hands them to the page, in the shop's words. */
export function LiveAnswers(props: LiveAnswersProps) {
  const { vocabulary, page, typed, onControls, onView, onFailure, router, index, asker } = props;
  const { results, status, indexUiState, setIndexUiState } = useInstantSearch();
  const { refine } = useSearchBox();
  const { items, showPrevious, showMore } = useInfiniteHits<HitFields>({
    cache: hitsCache,
    // What shows them escapes them.
    escapeHTML: false,
  });
  /** Whether nothing has all of a text, where that was asked. */
  const [known, setKnown] = useState<{ q: string; hasNone: boolean }>();
  const isFailing = useSyncExternalStore(asker.subscribe, asker.isFailing);
  const asking = isFailing ? "error" : stateOf(status, results);
  const state = fromWidgets(indexUiState, vocabulary, index);
  const search = spellState(state, vocabulary);
  const looser = looserFor(state.q);
  const hasNone = known?.q === state.q ? known.hasNone : undefined;
  const isLoose = hasNone === true && looser !== undefined;

  const shown = useRef<Shown>(undefined);
  const show = (found: FoundInIndex, ways: Omit<Surroundings, "vocabulary" | "onGo">) => {
    const { q } = ways.state;
    shown.current = { q, found };
    const listed = searchListing(found, { ...ways, vocabulary, onGo });
    onView({ q, isLoose: found.isLoose, listed });
  };

  const { type, tell, forget } = useTyping({
    ask: (text) => askIndex(shopSearchClient(), index, { ...state, q: text, page: 1 }, vocabulary),
    show(text, found) {
      // Else React would draw it in a later task, and the next frame might be without it.
      flushSync(() => show(found, { state: { ...state, q: text.trim(), page: 1 } }));
    },
    refine,
  });
  const go = (address: string) => {
    forget();
    const to = readState(new URL(address, location.href).search, vocabulary);
    // A list that is still another text's leads on from what is typed by now.
    const q = typed().trim();
    const whole = { ...to, q, page: q === to.q ? to.page : 1 };
    setIndexUiState(toWidgets(whole, vocabulary, index));
    // The next choice goes on from this one, however long the answer takes.
    if (shown.current) show(shown.current.found, { state: { ...whole, q: shown.current.q } });
  };
  const onGo = (address: string) => {
    go(address);
    return true;
  };
  const settle = () => {
    if (tell()) void nextTask().then(router.settle);
    else router.settle();
  };
  useEffect(() => {
    onControls({ type: (text) => void type(text), go, settle });
  });

  // The shopper may have typed before there was anybody to hear it, and the page may be another now.
  const begun = useRef<unknown>(undefined);
  useEffect(() => {
    if (begun.current !== undefined && begun.current !== page) {
      forget();
      router.follow();
    } else if (begun.current === undefined && typed().trim() !== state.q) refine(typed());
    begun.current = page;
  });

  const isPatient = usePatience(asking === "pending");
  const hasFailed = asking === "error" || !isPatient;
  useEffect(() => {
    if (!hasFailed) return;
    shown.current = undefined;
    onFailure(search);
  }, [hasFailed, search, onFailure]);
  useEffect(() => asker.stop, [asker]);

  const isAnswered = asking === "success";
  const isShort = isAnswered && results.nbHits === 0 && results.query?.trim() === state.q;
  const isWaiting = isShort && looser !== undefined && hasNone === undefined;
  useEffect(() => {
    if (!isWaiting) return;
    const asked = readState(search, vocabulary);
    const learn = (none: boolean) => setKnown({ q: asked.q, hasNone: none });
    void isForItsText(shopSearchClient(), index, asked, vocabulary).then(learn, () => learn(false));
  }, [isWaiting, search, vocabulary, index]);

  const isStalled = status === "stalled";
  // Before the browser paints: what it would paint first is the list that has gone.
  useLayoutEffect(() => {
    // What there is without a text has been no list.
    const isSlow = isStalled && !results.__isArtificial && Boolean(results.query);
    if ((!isAnswered && !isSlow) || isWaiting || hasFailed) return;
    const found = { ...answerIn(results, items), isLoose: isLoose && results.nbHits > 0 };
    show(found, { state, isLooking: isStalled, showEarlier: showPrevious, showMore });
    // Every answer comes as another object, and every state of a search is rendered.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [results, status, items, search, isLoose, isWaiting, hasFailed]);

  return isLoose && <Configure {...looser} />;
}
