import { review, type ReviewsBySlug } from "./review.ts";

// Demo reviews of gifts: the gift card, the sewing pattern and the tea set.

export const giftReviews: ReviewsBySlug = {
  "gift-card": [
    review(
      "Late again",
      "2026-10-17",
      5,
      "Ordered at nine in the evening on the birthday itself. She never knew.",
    ),
    review(
      "Rosie B.",
      "2026-07-06",
      4,
      "Email went to junk the first time. A real person sent it again at once.",
    ),
    review("Anton", "2026-01-02", 5, "Spent it over three visits, balance was right every time."),
    review("Grandma Joan", "2025-12-26", 5, "The printed one is pretty enough to frame."),
  ],
  "box-bag-pattern": [
    review(
      "Sews in sheds",
      "2026-09-18",
      5,
      "The check line saved me, my printer had been lying for years.",
    ),
    review("Aoife", "2026-06-07", 5, "First zip I have ever put in that did not look drunk."),
    review(
      "Marguerite",
      "2026-02-08",
      4,
      "Step seven needs reading twice. Everything else is as clear as water.",
    ),
    review("Dez", "2025-10-15", 5, "Made eleven. Everyone I know now has a bag."),
  ],
  "tea-for-two": [
    review(
      "Clemmie",
      "2026-10-28",
      5,
      "Sent to a friend in hospital, minus the tray. They were happy to leave it out.",
    ),
    review(
      "Vikram",
      "2026-05-24",
      4,
      "Cups are tiny. I had been told, I just had not believed it.",
    ),
    review(
      "Norah W.",
      "2026-01-15",
      5,
      "She rang me to say thank you while the kettle was boiling.",
    ),
  ],
};
