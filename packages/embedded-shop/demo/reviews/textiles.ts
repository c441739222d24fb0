import { review, type ReviewsBySlug } from "./review.ts";

// Demo reviews of textiles: throw, cushion, blanket, kitchen linen, apron and napkins.

export const textileReviews: ReviewsBySlug = {
  "reed-throw": [
    review("Isobel, Kelso", "2026-11-11", 5, "Two adults and a whippet, all covered."),
    review(
      "Femi A.",
      "2026-10-15",
      5,
      "The moss one is exactly the green of the hill opposite, and I did not plan that.",
    ),
    review(
      "Ruth H.",
      "2026-08-09",
      4,
      "A little itchy on a bare neck for the first fortnight, then not.",
    ),
    review(
      "Desmond",
      "2026-05-19",
      5,
      "Moth got it in March. Sent it back in a pillowcase and it came home darned so well I cannot find where.",
    ),
    review(
      "Catrin",
      "2026-03-01",
      5,
      "From round the corner to my mam’s house. She approves, which is rare.",
    ),
    review("L. Ng", "2025-12-19", 3, "Sheds fluff on black trousers, otherwise a fine blanket."),
    review("Hugo", "2025-07-14", 5, "Does not slither off the sofa. I had given up on throws."),
  ],
  "field-cushion": [
    review(
      "Parveen",
      "2026-10-24",
      5,
      "Sashiko in wool. You can see each stitch was somebody’s afternoon.",
    ),
    review("Robin", "2026-07-28", 4, "Feather one needs a daily punch, as promised on the page."),
    review("Eloise D.", "2026-04-13", 5, "Washed the leaf cover twice, not a hint of fading."),
    review(
      "Mrs Baptiste",
      "2026-01-05",
      3,
      "One of the four buttons came loose in a month. Easily sewn, but still.",
    ),
    review("Gethin", "2025-09-18", 5, "My back has views about cushions and it likes this."),
  ],
  "drove-blanket": [
    review("Morag", "2026-10-29", 5, "Like being sat on by a kindly sheep."),
    review(
      "Alasdair F.",
      "2026-02-26",
      5,
      "We turned the heating down two degrees and forgot to turn it up again.",
    ),
    review(
      "Penny",
      "2026-01-12",
      4,
      "Smelled strongly for ten days rather than seven. I did not mind, the dog was thrilled.",
    ),
    review(
      "Xavier",
      "2025-11-19",
      3,
      "Superb cloth, too warm for me after an hour. Passed it to my daughter in Aberdeen.",
    ),
  ],
  "striped-tea-towel": [
    review(
      "Bernadette",
      "2026-11-05",
      5,
      "Glasses come up like new and there is not one hair left on them.",
    ),
    review(
      "Simon",
      "2026-09-02",
      5,
      "My mother’s are thirty years old and the same make. Ordered four more.",
    ),
    review("Nell", "2026-06-27", 4, "Stiff as a board to begin with. Be patient."),
    review("Gwen R.", "2026-03-18", 5, "A towel that is nicer than most of my clothes."),
    review(
      "Ed",
      "2025-12-07",
      2,
      "Still not absorbent after three washes, perhaps the fourth is the magic one.",
    ),
    review("Philippa J.", "2025-05-29", 5, "Hung in the window as a half curtain. It looks right."),
  ],
  "checked-kitchen-cloth": [
    review("Danuta", "2026-09-15", 5, "Drinks up a whole glass of spilt juice in one go."),
    review(
      "Walter",
      "2026-05-04",
      4,
      "Slow to dry in our damp kitchen, no complaint about anything else.",
    ),
    review(
      "Sinead",
      "2026-02-10",
      5,
      "Holds a hot pan if you fold it in four. Not that I am recommending it.",
    ),
    review("Abdul R.", "2025-10-06", 5, "The check hides turmeric. There is no higher praise."),
  ],
  "workshop-apron": [
    review(
      "Potting Shed Jo",
      "2026-10-10",
      5,
      "I have finally stopped losing secateurs. That low pocket works kneeling too.",
    ),
    review(
      "Haruka",
      "2026-07-21",
      5,
      "Cross-back in ink, long. Eight hours standing and my neck did not notice.",
    ),
    review(
      "Barnaby",
      "2026-05-27",
      4,
      "Canvas was like cardboard at first and is like an old friend now.",
    ),
    review(
      "Trish",
      "2026-02-21",
      3,
      "Ties could be ten centimetres longer for those of us who bake as a living.",
    ),
    review(
      "M. Okonjo",
      "2025-09-12",
      5,
      "Bought by my daughters after I ruined a shirt. They had it patched after I ruined the apron.",
    ),
  ],
  napkins: [
    review("Cordelia", "2026-09-24", 5, "Beetroot, wine and a small nephew. You would never know."),
    review(
      "Jens",
      "2026-06-12",
      4,
      "Colours within the four vary more than I expected, though they look good together.",
    ),
    review("Faith", "2026-01-28", 5, "Big enough to be useful. Most napkins are a joke."),
  ],
};
