import { review, type ReviewsBySlug } from "./review.ts";

// Demo reviews of tableware: mug, bowls, plates, teapot, carafe, tray, salt pig and jug.

export const tableReviews: ReviewsBySlug = {
  "cabin-mug": [
    review(
      "Margaret L., Wells",
      "2026-11-14",
      5,
      "Fourth one. My husband has stopped pretending the others are his.",
    ),
    review(
      "Tunde",
      "2026-10-30",
      5,
      "Bought ink, expected black, got something much better. In daylight it is properly blue.",
    ),
    review(
      "Fi Renwick",
      "2026-09-08",
      4,
      "Handle suits me, three fingers exactly. My partner has larger hands and uses two, which he grumbles about.",
    ),
    review(
      "J. Hollis",
      "2026-07-19",
      3,
      "Nice enough mug but mine sits a touch unevenly on a glass table. On wood you would never know.",
    ),
    review(
      "Ottoline",
      "2026-05-02",
      5,
      "Survived a fall from the draining board onto slate. The slate did not.",
    ),
    review(
      "Rhodri E., Cardiff",
      "2026-02-11",
      5,
      "Keeps its heat better than the thin ones and the bare clay at the bottom is pleasant to hold.",
    ),
    review(
      "Pam and Steve",
      "2025-12-28",
      4,
      "Given two in oat for Christmas. Would have liked one more centimetre of tea, but that is us.",
    ),
    review(
      "Kasia W.",
      "2025-10-03",
      5,
      "I order a rust one every time somebody at work has a birthday.",
    ),
    review(
      "D. Abernethy",
      "2025-06-15",
      2,
      "Colour came out browner than on my screen. Returned without any fuss and the money was back in two days.",
    ),
  ],
  "tarn-bowl": [
    review(
      "Ines P., Bristol",
      "2026-10-21",
      5,
      "We eat everything from these now, cereal included. The pool of green at the bottom is a reward for finishing.",
    ),
    review("Geoff", "2026-08-05", 5, "Properly hot soup carried by the foot without a cloth."),
    review(
      "Anneke de Vries",
      "2026-04-17",
      4,
      "Beautiful. I thought they would nest more tightly, four take up a fair bit of cupboard.",
    ),
    review(
      "Shazia M.",
      "2026-01-09",
      5,
      "One arrived chipped, photographed it, a new one was here on the Thursday.",
    ),
    review("Leonard", "2025-09-26", 3, "A little small for a main course salad if you like salad."),
    review("Bryony T.", "2025-07-01", 5, "The ink ones with the pale inside look like eggs."),
  ],
  "cafe-au-lait-bowl": [
    review(
      "Claire B.",
      "2026-09-29",
      5,
      "My grandmother in Rennes had these. I cried slightly and then had breakfast.",
    ),
    review(
      "Oliver Nkemelu",
      "2026-06-08",
      4,
      "Lovely, though coffee does go cold faster than in a mug. Physics.",
    ),
    review(
      "Wendy",
      "2026-03-22",
      2,
      "Mine chipped in the first week against the tap. They do warn you.",
    ),
    review(
      "Théo",
      "2025-11-15",
      5,
      "The blue line wobbles in one place on each. That is how you know.",
    ),
  ],
  "stacking-plates": [
    review(
      "Hannah & Joe",
      "2026-10-12",
      5,
      "Wedding list. Ten sets given, ten sets in use, nobody asks which is whose.",
    ),
    review(
      "R. Castellane",
      "2026-07-30",
      4,
      "Heavier than they look, in a good way. Do check your shelf brackets.",
    ),
    review("Moira", "2026-05-11", 5, "Dropped the middle one and they sold me just that one."),
    review(
      "Piers A.",
      "2026-01-25",
      3,
      "The rust plate marks with a steel knife. It rubs off with bicarbonate but I would like not to.",
    ),
    review(
      "Lucinda G., Hexham",
      "2025-08-20",
      5,
      "Silent when you stack them. I have a baby and this matters.",
    ),
  ],
  "weir-serving-dish": [
    review("Aled", "2026-09-13", 5, "Lasagne for eight and it looked like a still life."),
    review(
      "Marianne K.",
      "2026-04-04",
      5,
      "The pale ends are even lovelier than the photograph suggests.",
    ),
    review(
      "Stu",
      "2025-12-29",
      4,
      "Bigger than my oven shelf by a whisker. Measure first, learn from me.",
    ),
  ],
  "heron-teapot": [
    review(
      "Prudence",
      "2026-11-02",
      5,
      "It does not drip. I have waited forty years to write that sentence.",
    ),
    review(
      "Hideo T.",
      "2026-08-24",
      5,
      "Good balance when full. The holes inside are finely made and sencha does not block them.",
    ),
    review(
      "Carol V.",
      "2026-05-30",
      4,
      "Handle gets warm if you leave it over the spout steam. Tip it back and all is well.",
    ),
    review(
      "Nathaniel",
      "2026-02-19",
      5,
      "Waited seven weeks for the ink one and would wait again.",
    ),
    review(
      "Sally-Ann",
      "2025-11-08",
      3,
      "Three mugs only if they are not large mugs. For two people it is right.",
    ),
    review(
      "E. Dacre",
      "2025-06-27",
      5,
      "Bought for my mother, who has since hidden her old one at the back of the larder.",
    ),
  ],
  "well-carafe": [
    review(
      "Bashir",
      "2026-10-05",
      5,
      "Lives in the fridge door. Cold water all summer, no plastic.",
    ),
    review(
      "Harriet F.",
      "2026-06-19",
      4,
      "There is a bubble the size of a lentil near the base and I am rather fond of it.",
    ),
    review(
      "Colin",
      "2026-01-31",
      3,
      "Pours a bit fast when brim full. Fill it to the shoulder instead.",
    ),
    review("Juno", "2025-08-11", 5, "You can see where the window was. Well, you can if you know."),
  ],
  "ash-tray": [
    review("Deirdre O'S.", "2026-09-17", 5, "Breakfast in bed for two with room for the post."),
    review("Max", "2026-03-06", 5, "Two winters of red wine, oiled twice, no rings."),
    review(
      "Patience A.",
      "2025-12-04",
      4,
      "Was expecting handles, no idea why, there are none in the pictures.",
    ),
    review(
      "Viv",
      "2025-07-23",
      5,
      "Mine is signed 11 March, which is my birthday, so that settles it.",
    ),
  ],
  "salt-pig": [
    review(
      "Gaynor",
      "2026-08-29",
      5,
      "Damp kitchen by the sea, dry salt for the first time since we moved.",
    ),
    review("Luca F.", "2026-05-16", 4, "The spoon is a bit short for me, I just use my fingers."),
    review("A. Pemberton", "2026-02-02", 5, "It looks as though it is about to say something."),
    review("Neve", "2025-11-21", 5, "Thumb rest is a stroke of genius when your hands are floury."),
  ],
  "sedge-jug": [
    review("Rosalind", "2026-10-18", 5, "No drip. Tested with cream, custard and a toddler."),
    review(
      "Graham Tull",
      "2026-06-02",
      4,
      "Smaller in the hand than I imagined but right for two.",
    ),
    review(
      "Ama",
      "2026-01-14",
      5,
      "Has had snowdrops in it since Sunday and may never see milk again.",
    ),
    review(
      "P. Y.",
      "2025-09-10",
      3,
      "Sweet jug, glaze a shade greyer than the teapot, so not quite a pair.",
    ),
  ],
};
