import { review, type ReviewsBySlug } from "./review.ts";

// Demo reviews of storage and home products: basket, box, vase, clock, peg rail and stool.

export const keepingReviews: ReviewsBySlug = {
  "withy-basket": [
    review("Thea", "2026-11-12", 5, "It creaks. I say good evening back."),
    review(
      "Gordon",
      "2026-09-25",
      5,
      "Full of logs, carried by two people, no complaint from the handles.",
    ),
    review("Yasmin F.", "2026-07-24", 4, "Large is very large. Check the corner you have in mind."),
    review(
      "Lindsay",
      "2026-05-18",
      5,
      "The puppy ate the border and they wove a new one. It was better than the insurance.",
    ),
    review(
      "O. Marchetti",
      "2026-03-24",
      3,
      "Beautiful work, a few sharp ends inside which I snipped with nail scissors.",
    ),
    review(
      "Blanche",
      "2025-12-17",
      5,
      "I have met Jem. The baskets are like her: upright and no nonsense.",
    ),
    review(
      "Stephen K.",
      "2025-06-22",
      5,
      "Eleven months in a sunny window and it has gone the colour of toast.",
    ),
  ],
  "bentwood-box": [
    review(
      "Maj-Britt",
      "2026-10-22",
      5,
      "Lid takes four seconds to settle. I counted for the children.",
    ),
    review("Fr. Dunstan", "2026-07-01", 5, "I do in fact keep collars in it."),
    review(
      "Tara",
      "2026-03-27",
      4,
      "Slight smell of pine for a while, nice or not depending on the biscuit.",
    ),
    review("Quentin", "2025-09-16", 5, "Neat copper tacks in a row as straight as a ruler."),
  ],
  "moon-vase": [
    review(
      "Georgina",
      "2026-10-04",
      5,
      "I have moved it six times, and each place was the right one.",
    ),
    review(
      "Mirza",
      "2026-06-18",
      5,
      "You can feel the join with your eyes shut and not see it with them open.",
    ),
    review(
      "Helen C.",
      "2025-10-23",
      4,
      "Waited two months for mine. She wrote a card to say the first had cracked.",
    ),
  ],
  "noon-clock": [
    review(
      "Insomniac, Ely",
      "2026-11-10",
      5,
      "Silent. I got up in the night to check it was still going.",
    ),
    review(
      "Dora",
      "2026-09-07",
      5,
      "Can be read without my glasses from the far side of the kitchen.",
    ),
    review("Jamal", "2026-06-23", 4, "Loses half a minute a month. I lose more."),
    review(
      "Sheila R.",
      "2026-04-15",
      3,
      "Took a bit of fiddling to hang it straight, as there is only the one screw.",
    ),
    review("Ewan", "2026-01-10", 5, "The ink face against white tiles is very smart."),
    review(
      "Agnieszka",
      "2025-07-18",
      5,
      "A wedding present that gets looked at every day, unlike the fondue set.",
    ),
  ],
  "peg-rail": [
    review("Bex", "2026-10-09", 5, "Three winter coats on one peg and it holds."),
    review("Malcolm", "2026-06-26", 4, "Needs a long level, and a helper."),
    review("Precious N.", "2026-02-17", 5, "Went back for a second one for the school bags."),
    review(
      "Theodora",
      "2025-09-28",
      3,
      "Grain was wilder than in the picture. It has grown on me, but I had imagined calm.",
    ),
  ],
  "milking-stool": [
    review("Banjo player", "2026-10-25", 5, "Stage, porch, kitchen. Dead steady on all of them."),
    review("Verity", "2026-08-07", 5, "Elm with a swirl in it like a thumbprint."),
    review(
      "Ian S.",
      "2026-05-20",
      4,
      "Higher than a milking stool by rights. Good height for lacing boots.",
    ),
    review(
      "Mo",
      "2026-03-05",
      2,
      "One leg stood a hair proud on arrival. They trimmed it in the shop, but it is a long drive to Frome.",
    ),
  ],
};
