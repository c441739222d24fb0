import { review, type ReviewsBySlug } from "./review.ts";

// Demo reviews of bath products: soap, towels, dust brush, bath salts and soap dish.

export const bathReviews: ReviewsBySlug = {
  "garden-soap": [
    review("Allotment 44", "2026-11-07", 5, "Gets the soil off and leaves the skin on."),
    review(
      "Bridget",
      "2026-09-22",
      5,
      "Eczema, and the clay one is the only bar that does not make it worse.",
    ),
    review(
      "Lewis P.",
      "2026-08-01",
      4,
      "Smells of a wet walk. Lasts me five weeks, but there are four of us.",
    ),
    review("Noor", "2026-05-09", 5, "I keep one in a drawer with my jumpers until its turn comes."),
    review(
      "Hattie",
      "2026-02-28",
      3,
      "Moss and salt is scratchier than I expected, which I now see is the salt.",
    ),
    review("Roland", "2025-12-11", 5, "No wrapper to wrestle. Good lather even in our hard water."),
    review(
      "C. Whitelaw",
      "2025-07-09",
      5,
      "Weighed mine because of what the page says. 146 grams.",
    ),
  ],
  "waffle-towels": [
    review("Sunita", "2026-10-31", 5, "Dry by lunchtime is true, I timed it."),
    review(
      "Gareth",
      "2026-08-20",
      4,
      "Took two washes before they drank properly. Now I will not have any other.",
    ),
    review("Emmeline", "2026-06-10", 5, "Twelve fit where five used to."),
    review(
      "Ollie F.",
      "2026-04-06",
      2,
      "Not for people who love a fluffy towel. I am one of those people, sorry.",
    ),
    review(
      "Josephine",
      "2026-01-17",
      5,
      "The rust one has kept its colour through a year of hot washes.",
    ),
    review("Tariq", "2025-08-08", 5, "Perfect for swimming, rolls up to the size of a loaf."),
  ],
  "dust-brush": [
    review("Hilary", "2026-09-10", 5, "Piano keys, lampshade, cat. All three content."),
    review(
      "Norman E.",
      "2026-03-20",
      4,
      "Dearer than a plastic one and will be here after I am not.",
    ),
    review(
      "Tess",
      "2025-12-02",
      5,
      "It is so soft that the children keep doing each other’s faces.",
    ),
  ],
  "bath-salts": [
    review("Lorna", "2026-10-13", 5, "Half an hour later I had forgotten what I was cross about."),
    review("Imogen B.", "2026-06-30", 4, "Use the strainer bag. I did not, and then I did."),
    review("Keiran", "2026-03-12", 5, "Like the harbour at home but warmer."),
    review("Ursula", "2026-01-06", 3, "Eight baths if you are sparing, six if you are me."),
  ],
  "soap-dish": [
    review("Edie", "2026-09-03", 5, "The bar is dry every morning. Simple idea, well made."),
    review(
      "Carlos M.",
      "2026-07-10",
      4,
      "Slides slightly on a shiny basin, I put a dab of wax under it.",
    ),
    review(
      "Judith",
      "2026-05-01",
      5,
      "Came with a little soap that I had not noticed I was getting.",
    ),
  ],
};
