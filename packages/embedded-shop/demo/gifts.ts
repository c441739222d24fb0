import type { Product } from "#shop/merchandise.ts";
import { choices, facts, traits } from "./attributeTable.ts";
import { pictureViews } from "./pictureViews.ts";
import { prose } from "./prose.ts";

/** Sets, cards, patterns and an evening class. */
export const giftProducts: Product[] = [
  {
    slug: "gift-card",
    name: "Gift card",
    type: "variable",
    sku: "OS-G01",
    shortDescription: prose(
      "A number by email within the hour, good for anything here and for three years.",
    ),
    description: prose(
      "You get a page to print and a code to forward. If you would sooner hand over something solid, tell us and we post a printed one in an envelope to match at no charge.",
      [
        "Spend it in parts",
        "Works online and at 14 Catherine Hill",
        "We keep the balance on file, so losing the email loses nothing",
      ],
    ),
    categories: ["gifts"],
    tags: ["wedding"],
    pictures: pictureViews("gift-card", "Gift card", {
      whole: "Indigo gift card with a pale willow pattern, lying on its envelope",
      detail: "The words for a quiet house on the indigo card",
      context: "A gift card standing against a bottle vase on a shelf",
      pack: "Gift card half inside its indigo envelope, a handwritten note beside it",
    }),
    attributes: [
      ...choices({ amount: ["25-pounds", "50-pounds", "100-pounds"] }),
      ...facts({
        Material: "An email; card on request",
        "Made in": "Frome, Somerset",
        Size: "Printed card 8.5 × 5.4 cm",
        Care: "Valid three years from the day you buy it",
      }),
    ],
    defaultAttributes: { amount: "50-pounds" },
    variations: [
      {
        sku: "OS-G01-25",
        attributes: { amount: "25-pounds" },
        regularPrice: "25.00",
        virtual: true,
        picture: {
          file: "gift-card",
          alt: "Indigo gift card with a pale willow pattern, lying on its envelope",
          title: "Gift card",
        },
      },
      {
        sku: "OS-G01-50",
        attributes: { amount: "50-pounds" },
        regularPrice: "50.00",
        virtual: true,
        picture: {
          file: "gift-card-50",
          alt: "Rust gift card marked £50 on a paler rust envelope",
          title: "Gift card, £50",
        },
      },
      {
        sku: "OS-G01-100",
        attributes: { amount: "100-pounds" },
        regularPrice: "100.00",
        virtual: true,
        picture: {
          file: "gift-card-100",
          alt: "Moss gift card marked £100 on a grey green envelope",
          title: "Gift card, £100",
        },
      },
    ],
    virtual: true,
    // A voucher for anything is taxed when it is spent, not when it is bought.
    taxStatus: "none",
    totalSales: 329,
    published: "2024-11-22T09:00:00Z",
  },
  {
    slug: "box-bag-pattern",
    name: "Box bag pattern",
    type: "simple",
    sku: "OS-G02",
    regularPrice: "8.00",
    shortDescription: prose(
      "A sewing pattern in PDF for a zipped bag with a flat bottom, in three sizes.",
    ),
    description: prose(
      "Tamsin Hale’s own wash bag, drawn out properly after the ninth person asked. Prints on A4 or A0, with a 10 cm line to check your printer is telling the truth.",
      "Eleven pages, forty-two drawings, no assumed knowledge beyond a straight seam. An evening for the first bag and an hour for the fourth.",
      [
        "Small 16 cm, medium 22 cm, large 28 cm",
        "Needs 60 cm of canvas and one zip",
        "Sell what you sew, up to fifty a year",
      ],
    ),
    categories: ["patterns-and-classes"],
    tags: ["under-20"],
    pictures: pictureViews("box-bag-pattern", "Box bag pattern", {
      whole: "Printed sheets of a sewing pattern headed Box bag, three sizes",
      detail: "Pattern piece A with its grain line and dashed seam",
      context: "Pattern pages on a table with a boxwood rule and a pencil",
      pack: "The pattern pages clipped together as they come off the printer",
    }),
    attributes: [
      ...facts({
        Material: "PDF, 3.4 MB",
        "Made in": "Frome, Somerset",
        Size: "A4 and A0",
        Care: "Download as often as you lose it",
      }),
    ],
    virtual: true,
    downloadable: true,
    crossSells: ["makers-rule"],
    totalSales: 176,
    published: "2025-08-05T09:00:00Z",
  },
  {
    slug: "darning-evening",
    name: "A darning evening",
    type: "simple",
    sku: "OS-G03",
    regularPrice: "35.00",
    shortDescription: prose(
      "Two and a half hours round the big table with eight other people’s socks. One place each.",
    ),
    description: prose(
      "Thursday 4 February 2027, seven o’clock, upstairs at Catherine Hill. Tamsin Hale teaches the woven darn first and the Swiss darn to whoever finishes.",
      "Bring a jumper you like with a hole you do not. Mushroom, needle and wool are yours to take home; soup is at half past eight.",
    ),
    categories: ["patterns-and-classes"],
    tags: ["winter"],
    pictures: pictureViews("darning-evening", "A darning evening", {
      whole:
        "Knitted sock with a woven darn, its needle still threaded, above a skein and a darning mushroom",
      detail: "Woven darn in rust wool over a hole in oat knitting",
      context: "The big table laid for darning under a low lamp",
      pack: "What you take home: mushroom, needle and wool in a kraft box",
    }),
    attributes: [
      ...traits({ material: ["wool", "wood"] }),
      ...facts({
        "Made in": "14 Catherine Hill, Frome",
        Size: "Nine places",
        Care: "Cancel up to two days before",
      }),
    ],
    stock: { quantity: 5 },
    soldIndividually: true,
    virtual: true,
    totalSales: 4,
    published: "2026-10-24T09:00:00Z",
  },
  {
    slug: "breakfast-set",
    name: "Breakfast for two",
    type: "grouped",
    sku: "OS-G04",
    shortDescription: prose(
      "Tumbler, bowl, plates and jug: a table for two people who are not yet talking.",
    ),
    description: prose(
      "Three workshops, one morning. The set is one of each; for the two of you, make it two tumblers and two bowls. The toast is left to you.",
      "Change the numbers as you like. It all goes in one carton, packed in shredded order forms.",
    ),
    categories: ["gift-sets"],
    tags: ["breakfast", "wedding"],
    pictures: pictureViews("breakfast-set", "Breakfast for two", {
      whole: "Two tumblers, two footed bowls, a stack of plates and a jug set for breakfast",
      detail: "Milk jug in front of two tumblers, celadon against moss",
      context: "Breakfast set out by a window with a checked cloth",
      pack: "The breakfast things beside the kraft carton they travel in",
    }),
    attributes: [
      ...traits({ material: ["stoneware", "earthenware"] }),
      ...facts({
        Material: "Stoneware and earthenware",
        "Made in": "Soham, Quimper and Stoke-on-Trent",
        Care: "All but the bowls in the dishwasher",
      }),
    ],
    groupedProducts: ["fen-tumbler", "cafe-au-lait-bowl", "stacking-plates", "sedge-jug"],
    totalSales: 11,
    published: "2026-11-13T09:00:00Z",
  },
  {
    slug: "tea-for-two",
    name: "Tea for two",
    type: "grouped",
    sku: "OS-G05",
    shortDescription: prose(
      "Leaf, cup, tray and biscuits. You supply the kettle and the other person.",
    ),
    description: prose(
      "Our most given present two winters running, and the one that comes back as thank-you letters. The cups are small on purpose: you pour again, and so you stay.",
      "The set has one cup: order two. A sprig of dried willow goes on top of the tissue.",
    ),
    categories: ["gift-sets"],
    tags: ["tea", "wedding"],
    pictures: pictureViews("tea-for-two", "Tea for two", {
      whole: "Ash tray with two small white cups of green tea, a tea tin and a saucer of biscuits",
      detail: "Two chalk cups of green tea before the tea tin",
      context: "Tea for two on a low stool beside a cushion",
      pack: "Tea tin, cups and biscuit tin going into a kraft carton",
    }),
    attributes: [
      ...traits({ material: ["stoneware", "wood", "food"] }),
      ...facts({
        Material: "Tea, stoneware, ash, butter",
        "Made in": "Kawane, Walthamstow, Clonakilty and Frome",
        Care: "See each thing’s own page",
      }),
    ],
    groupedProducts: ["sencha", "harrow-espresso-cup", "ash-tray", "oat-biscuits"],
    totalSales: 95,
    published: "2025-11-20T09:00:00Z",
  },
  {
    slug: "new-home-box",
    name: "New home box",
    type: "grouped",
    sku: "OS-G06",
    shortDescription: prose(
      "What the old custom brings across a new threshold: light, fire, salt and a broom.",
    ),
    description: prose(
      "A candle so there is always light, matches to start it, salt for the table and a brush for what the last people left. Bread you will have to bake.",
      "It fits a carton 34 cm long. We leave the price off the note, whoever it is going to.",
    ),
    categories: ["gift-sets"],
    tags: ["wedding", "hall"],
    pictures: pictureViews("new-home-box", "New home box", {
      whole: "Kraft carton with a candle, a match bottle, a salt box and a brush in front of it",
      detail: "Candle and match bottle bedded in shredded paper",
      context: "The new home box open on a bare floor in evening light",
      pack: "The carton closed and tied with jute, a willow sprig under the knot",
    }),
    attributes: [
      ...traits({ material: ["wax", "glass", "food", "wood"] }),
      ...facts({
        Material: "Beeswax, glass, salt, ash",
        "Made in": "Hay-on-Wye, Bristol, Blakeney and Diss",
        Care: "Open on the first evening",
      }),
    ],
    groupedProducts: ["ember-candle", "match-bottle", "sea-salt", "dust-brush"],
    totalSales: 6,
    published: "2026-11-18T09:00:00Z",
  },
];
