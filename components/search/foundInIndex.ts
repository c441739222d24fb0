import type { Hit } from "./hit.ts";
import type { CountedAnswer } from "./liveCounts.ts";
import type { CategorisedAnswer } from "./liveKinds.ts";

/** What an index found, as far as the page shows it: the server hands it over in the payload. */
export type FoundInIndex = CountedAnswer &
  CategorisedAnswer & {
    hits: Hit[];
    nbHits: number;
    nbPages: number;
    /** Nothing was found as it was typed: these come near it. */
    isLoose: boolean;
  };
