import { useCallback, useEffect, useRef, useState } from "react";
import type { ComponentType } from "react";
import { usePageContext } from "vike-react/usePageContext";
import { navigate } from "vike/client/router";
import { isOutdated } from "#relay/builds.ts";
import type { LiveAnswersProps, LiveControls, LiveView } from "./LiveAnswers.tsx";
import { rememberSearch } from "./recentSearches.ts";
import { readState, spellState } from "./searchState.ts";
import type { Vocabulary } from "./vocabulary.ts";

type LiveProps = Omit<LiveAnswersProps, "router" | "index" | "asker">;

/** How long no key is pressed before the shop's own search is asked in the other one's place. */
const REST_MS = 300;

const none = () => {};

/**
 * The search that answers while one types, over the page that the shop's own search has answered:
 * that one stays until there is an answer, and is asked where there is none.
 */
export function useLiveSearch(vocabulary: Vocabulary) {
  const { loaded } = usePageContext();
  const [LiveSearch, setLiveSearch] = useState<ComponentType<LiveProps>>();
  const [view, setView] = useState<LiveView>();
  const [isSimple, setIsSimple] = useState(false);
  const [page, setPage] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const controls = useRef<LiveControls>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The search string that the page's own answer is for, and the one that is gone to for it. */
  const served = useRef<{ page: typeof loaded; search: string }>(undefined);
  const asked = useRef<string>(undefined);

  const simply = useCallback(
    (search: string) => spellState({ ...readState(search, vocabulary), page: 1 }, vocabulary),
    [vocabulary],
  );

  useEffect(() => {
    const isFirst = served.current === undefined;
    const search = simply(location.search);
    if (served.current?.page === loaded) return;
    served.current = { page: loaded, search };
    if (isFirst || asked.current === search) return;
    // The shopper has gone here by a link or the like: all else begins anew.
    setView(undefined);
    setPage((before) => before + 1);
    if (field.current) field.current.value = readState(search, vocabulary).q;
  }, [loaded, simply, vocabulary]);

  useEffect(() => {
    // Without it the page is what the shop's own search makes of it.
    void import("./LiveSearch.tsx").then((code) => setLiveSearch(() => code.LiveSearch), none);
    const takeOver = () => {
      if (field.current) field.current.value = readState(location.search, vocabulary).q;
    };
    addEventListener("popstate", takeOver);
    return () => {
      clearTimeout(timer.current);
      removeEventListener("popstate", takeOver);
    };
  }, [vocabulary]);

  const onView = useCallback((answer: LiveView) => {
    clearTimeout(timer.current);
    setIsSimple(false);
    setView(answer);
  }, []);

  const onFailure = useCallback(
    (failed: string) => {
      // Going on to a newer build is for the shopper to begin: it loads the page anew.
      if (isOutdated()) return;
      const search = simply(failed);
      setIsSimple(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setView(undefined);
        if (served.current?.search === search) return;
        controls.current?.settle();
        asked.current = search;
        void navigate(location.pathname + search, {
          keepScrollPosition: true,
          overwriteLastHistoryEntry: simply(location.search) === search,
        });
      }, REST_MS);
    },
    [simply],
  );

  /** Goes to an address of the search; whether there was anybody to see to it. */
  const go = useCallback(
    (address: string) => {
      if (!controls.current) return false;
      if (field.current) {
        field.current.value = readState(new URL(address, location.href).search, vocabulary).q;
      }
      controls.current.go(address);
      return true;
    },
    [vocabulary],
  );

  return {
    LiveSearch,
    view,
    isSimple,
    field,
    go,
    type: useCallback((text: string) => controls.current?.type(text), []),
    submit: useCallback(() => {
      const text = field.current?.value ?? "";
      rememberSearch(text);
      controls.current?.settle();
      return controls.current !== undefined;
    }, []),
    liveProps: {
      vocabulary,
      page,
      typed: useCallback(() => field.current?.value ?? "", []),
      onControls: useCallback((given: LiveControls) => void (controls.current = given), []),
      onView,
      onFailure,
    },
  };
}
