import { review, type ReviewsBySlug } from "./review.ts";

// Demo reviews of food: teas, honey, jam, olive oil and sea salt.

export const pantryReviews: ReviewsBySlug = {
  sencha: [
    review(
      "Naoko",
      "2026-11-09",
      5,
      "Fresh, with real umami on the second infusion. Please do not let it sell out.",
    ),
    review(
      "Clive",
      "2026-09-11",
      4,
      "Used boiling water at first and wondered what the fuss was. Read the tin, Clive.",
    ),
    review("Ottilie M.", "2026-07-03", 5, "My afternoon has a shape now."),
    review("Fergus", "2026-05-15", 5, "On the third refill of one tin. Lid is still tight."),
    review("Dawn", "2026-02-04", 3, "Grassy. If you like grass you will be delighted."),
    review("Samir", "2025-08-28", 5, "Arrived two days after I ordered, dated that spring."),
  ],
  hojicha: [
    review(
      "Effie",
      "2026-10-20",
      5,
      "The smell when you open the tin is worth the money by itself.",
    ),
    review("Jonah L.", "2026-06-16", 5, "Replaced my evening coffee and I sleep. Witchcraft."),
    review("Pat", "2026-03-03", 4, "Tastes a bit like a bonfire, in a way I have come to want."),
    review("Yvonne C.", "2025-11-12", 5, "Cold-brewed all July with a slice of lemon."),
  ],
  assam: [
    review("Retired signalman", "2026-09-27", 5, "Proper tea. Spoon very nearly stands."),
    review(
      "Meera D.",
      "2026-06-29",
      5,
      "Whole leaves, copper in the cup, no dust at the bottom of the tin.",
    ),
    review(
      "Toby",
      "2026-04-19",
      2,
      "Waited nine weeks on back order and the email about it came in week eight. Tea is good, the silence was not.",
    ),
    review("Gloria", "2026-01-08", 4, "Four minutes is right, five and it bites."),
    review("Wilf", "2025-07-25", 5, "Breakfast has improved for the whole household."),
  ],
  "heather-honey": [
    review(
      "Jean",
      "2026-10-27",
      5,
      "Stir it and it goes runny, leave it and it sets again. My grandchildren think it is alive.",
    ),
    review(
      "Matthias",
      "2026-08-19",
      5,
      "Bitter at the edge, like the heather I remember from Lüneburg.",
    ),
    review(
      "Cheryl",
      "2026-03-31",
      3,
      "Strong. Not one for lemon and hot water, better with cheese.",
    ),
    review("Hywel", "2025-12-15", 5, "Found a tiny bit of wing and was oddly pleased."),
  ],
  "damson-jam": [
    review("Auntie Bea", "2026-11-03", 5, "Sharp as it ought to be. I found the stone."),
    review("Rex", "2026-09-06", 5, "With Wensleydale, standing up, at the fridge."),
    review("Linh", "2026-05-07", 4, "A soft set, slides about on crumpets. Delicious slide."),
    review("F. Garside, Kendal", "2026-01-20", 5, "From here, and it is how we make it."),
    review("Josie", "2025-11-06", 3, "Too tart for the children, so more for us I suppose."),
  ],
  "olive-oil": [
    review(
      "Nikos",
      "2026-08-27",
      5,
      "Peppery at the back, as Cretan oil must be. I checked twice that it was not my uncle’s.",
    ),
    review("Beverley", "2026-05-13", 4, "Cork is a nuisance to pour with, I moved it to a can."),
    review("Huw T.", "2026-02-23", 5, "Beans, oil, bread. Dinner three nights running."),
  ],
  "sea-salt": [
    review("Florence", "2026-10-11", 5, "Flat flakes that crunch and then are gone."),
    review("Darren", "2026-07-17", 5, "I have become insufferable about salt."),
    review("Ingrid S.", "2026-04-26", 4, "Box is charming until it meets steam. Decant it."),
    review("Paulette", "2026-01-03", 5, "A pinch on chocolate. Trust me."),
    review("Ron", "2025-09-22", 3, "It is salt. Nice salt."),
  ],
};
