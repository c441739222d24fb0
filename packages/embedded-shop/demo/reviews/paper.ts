import { review, type ReviewsBySlug } from "./review.ts";

// Demo reviews of stationery: notebooks, prints, pencils and the maker's rule.

export const paperReviews: ReviewsBySlug = {
  "field-notes": [
    review(
      "Hester",
      "2026-11-16",
      5,
      "Lies flat from page one to page 192. I keep showing people.",
    ),
    review(
      "Dr Amit S.",
      "2026-10-02",
      5,
      "Grid, moss. Broad nib, wet ink, nothing through the back.",
    ),
    review("Jolyon", "2026-08-13", 4, "Would love page numbers. I am writing my own, it is fine."),
    review(
      "Kirsty B.",
      "2026-06-05",
      5,
      "Eleventh notebook. The shelf is starting to look like a rainbow with three colours.",
    ),
    review(
      "Pascal",
      "2026-04-21",
      5,
      "Name, Place, Found. I filled in all three on a train and felt organised for an hour.",
    ),
    review(
      "Mel",
      "2026-02-16",
      3,
      "Elastic went slack by the end of the book. The book outlived it.",
    ),
    review("R. Thistlewood", "2025-12-23", 4, "Slightly heavier than my pocket would like."),
    review("Zainab", "2025-06-18", 5, "Posted with a pencil tucked in the band. Small things."),
  ],
  "vessel-print": [
    review("Orlando", "2026-10-08", 5, "Number 19. The ink is thick enough to cast a shadow."),
    review(
      "Beatrix N.",
      "2026-07-16",
      5,
      "I asked about my neighbours and number 20 lives in Leith. We have written to each other.",
    ),
    review(
      "Craig",
      "2026-04-30",
      4,
      "Frame is paler than limed oak I have had before, suits the picture though.",
    ),
  ],
  "willow-print": [
    review("Maddy", "2026-09-19", 5, "Quiet thing that makes the whole landing look considered."),
    review("Ivan P.", "2026-03-09", 4, "Hung it beside a real willow wreath and it held its own."),
    review(
      "Glenys",
      "2025-10-17",
      5,
      "The green is darker than in the photograph and better for it.",
    ),
  ],
  "twelve-pencils": [
    review(
      "Mr Fothergill, Year 4",
      "2026-09-05",
      5,
      "Thirty children, one term, two broken leads.",
    ),
    review("Astrid", "2026-05-25", 5, "Open the sleeve and breathe in."),
    review("Hamish", "2026-01-16", 4, "HB on the soft side, I would call it a B."),
    review(
      "Nadia K.",
      "2025-10-11",
      3,
      "Good pencils. Sleeve tore when I took the first one out, so no pen pot for me.",
    ),
  ],
  "makers-rule": [
    review(
      "Cabinetmaker, Stroud",
      "2026-10-16",
      5,
      "Checked it against my engineer’s square and could not fault it.",
    ),
    review(
      "Lottie",
      "2026-07-08",
      5,
      "Knife glides along the brass. Card mounts in half the time.",
    ),
    review(
      "Vernon",
      "2026-04-11",
      4,
      "Metric side starts flush at the end, imperial is set in by a hair. You get used to it.",
    ),
    review("S. Iqbal", "2026-01-29", 5, "Father used one like this at the mill. He has taken it."),
  ],
};
