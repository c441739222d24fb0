import { review, type ReviewsBySlug } from "./review.ts";

// Demo reviews of lighting: lamps, the lantern, the candle and the match bottle.

export const lightReviews: ReviewsBySlug = {
  "vesper-lamp": [
    review(
      "Ines P., Bristol",
      "2026-11-02",
      5,
      "The room is calmer.\n\nBought one for the hall and went back for two more. The dimmer is on the cord where you can find it in the dark.",
    ),
    review(
      "Tom A., Leeds",
      "2026-10-19",
      4,
      "Lovely thing, but measure first. We swapped Shelf for Table and they paid the postage both ways.",
    ),
    review(
      "Rukhsana M., Glasgow",
      "2026-10-07",
      5,
      "The cat had opinions about the first shade. A replacement was £22 and took a minute to fit.",
    ),
    review(
      "Bertrand",
      "2026-08-16",
      5,
      "Read under it every night since June. Warm light, no glare on the page.",
    ),
    review(
      "Kit and Alys",
      "2026-06-25",
      4,
      "The rust is darker at the bottom than in the picture, which turned out to be the ash and not a fault. They rang to explain.",
    ),
    review(
      "Winifred S.",
      "2026-04-09",
      3,
      "Very good lamp, rather short flex for our sitting room. An extension spoils the look a bit.",
    ),
    review(
      "Marcus O.",
      "2026-01-18",
      5,
      "Floor lamp in oat. Assembled in four minutes with one screw.",
    ),
    review(
      "Elspeth",
      "2025-11-27",
      5,
      "My sister has the same glaze and hers is completely different. We have agreed not to compare.",
    ),
    review(
      "N. Farrow",
      "2025-08-03",
      2,
      "Bulb flickered on the lowest setting. They sent another which is better but still hums if the house is silent, and ours is.",
    ),
  ],
  "paper-pendant": [
    review(
      "Saskia",
      "2026-10-26",
      5,
      "Came in an envelope. An envelope. Ten minutes later we had a moon.",
    ),
    review("Ben H., Totnes", "2026-07-12", 4, "Collects a bit of dust on top, as lanterns will."),
    review("Yuki", "2026-04-28", 5, "The same as the one my aunt had in Gifu, down to the wire."),
    review(
      "Lorraine",
      "2026-02-07",
      2,
      "Arrived with a crushed rib. The paper patch hid it more or less but I know it is there.",
    ),
    review(
      "Dominic C.",
      "2025-06-30",
      5,
      "Hung low over the table as advised. Everybody looks ten years younger.",
    ),
  ],
  "rook-desk-lamp": [
    review(
      "Professor Quill",
      "2026-09-21",
      5,
      "The joint really does stay. I have thrown away three springs’ worth of other lamps.",
    ),
    review("Adaeze", "2026-06-14", 5, "Small brass wheel, tremendous satisfaction."),
    review(
      "Rory M.",
      "2026-04-02",
      4,
      "Wish the flex came out of the other side, left-handers take note.",
    ),
    review(
      "T. Bannister",
      "2026-01-22",
      3,
      "Works well. Enamel had a tiny pip near the rim, hidden when it is on.",
    ),
    review(
      "Helga",
      "2025-10-29",
      5,
      "My drawing table at night is now the best place in the flat.",
    ),
  ],
  "ferry-lantern": [
    review("Skye", "2026-08-31", 5, "Force six on the terrace and we carried on playing cards."),
    review("Owen P.", "2026-06-21", 4, "Took a month rather than three weeks, and was worth it."),
    review(
      "Jacqueline",
      "2026-03-15",
      3,
      "Handsome, but trimming the wick is a knack and the instructions assume you have it.",
    ),
    review(
      "Idris",
      "2025-12-12",
      5,
      "Power cut on the Tuesday, lantern on the Wednesday. Cruel timing, marvellous lantern.",
    ),
  ],
  "ember-candle": [
    review(
      "Sister Agnes",
      "2026-11-08",
      5,
      "Burns straight down with no tunnel and hardly any drip. We use them in chapel.",
    ),
    review(
      "Freya",
      "2026-09-30",
      5,
      "A smell of honey when you walk in, then you forget it, then you walk in again.",
    ),
    review(
      "Mick D.",
      "2026-05-22",
      4,
      "Counted the hours because I am like that and got two fewer than promised. Close enough.",
    ),
    review("Chidi", "2026-02-14", 5, "The glow goes right through the wax when it is half down."),
    review("Annabel R.", "2025-12-31", 3, "Good candle, dear for something you set fire to."),
    review("Bill", "2025-09-04", 5, "Wife says buy six. Buying six."),
  ],
  "match-bottle": [
    review(
      "Tilly",
      "2026-10-03",
      5,
      "Striking on the bottom of the bottle makes me feel like an apothecary.",
    ),
    review(
      "Keith W.",
      "2026-07-05",
      4,
      "Striker wore thin before the matches were gone. A new one came free with the refill.",
    ),
    review("Zsófia", "2026-03-28", 5, "Long enough for the wood burner without leaning in."),
    review(
      "J.P.",
      "2025-11-30",
      2,
      "Cork was crumbly on mine and now there are bits among the matches.",
    ),
    review("Una", "2025-06-11", 5, "Bought as a filler for a present and kept it."),
  ],
};
