import type { Product } from "#shop/merchandise.ts";
import { facts, traits } from "./attributeTable.ts";
import { pictureViews } from "./pictureViews.ts";
import { prose } from "./prose.ts";

/**
 * Products that no list may show: next spring's draft, a trade sample, a throw for newsletter
 * readers, seconds.
 */
export const unlistedProducts: Product[] = [
  {
    slug: "spring-mug",
    name: "Cabin mug, indigo trial",
    type: "simple",
    status: "draft",
    sku: "OS-U01",
    regularPrice: "21.00",
    shortDescription: prose("Next spring’s colour, if the second firing agrees with the first."),
    description: prose("Hal has sent six. Price and photographs to be settled in January."),
    categories: ["mugs"],
    pictures: [
      {
        file: "spring-mug",
        alt: "Trial mug in a streaked indigo glaze",
        title: "Cabin mug, indigo trial",
      },
    ],
    attributes: [...traits({ material: ["stoneware"], glaze: ["indigo"] })],
    stock: { quantity: 6 },
    weight: "0.36",
    published: "2026-11-10T09:00:00Z",
  },
  {
    slug: "trade-pendant",
    name: "Dome pendant, trade sample",
    type: "simple",
    status: "private",
    sku: "OS-U02",
    regularPrice: "61.00",
    shortDescription: prose("An indigo pendant for architects and hotels, in sixes."),
    description: prose("Sent out against a deposit, and expected home within the month."),
    categories: ["lamps"],
    pictures: [
      {
        file: "trade-pendant",
        alt: "Sample pendant in indigo enamel, hanging unlit by a window",
        title: "Dome pendant, trade sample",
      },
    ],
    attributes: [...traits({ material: ["metal"], colour: ["indigo"] })],
    stock: { quantity: 3 },
    weight: "1.1",
    published: "2026-09-15T09:00:00Z",
  },
  {
    slug: "letter-throw",
    name: "Reed throw, letter-readers’ indigo",
    type: "simple",
    password: "catkin",
    sku: "OS-U03",
    regularPrice: "89.00",
    shortDescription: prose(
      "Twenty throws in woad indigo for people who read the monthly letter to its end.",
    ),
    description: prose(
      "Dyed in the skein over nine dips, then woven like the others. The blue rubs off a little for a week, so keep it from the pale sofa.",
    ),
    categories: ["throws-and-cushions"],
    pictures: pictureViews("letter-throw", "Reed throw, indigo", {
      whole: "Folded throws in deep indigo wool with a knotted fringe",
      detail: "Indigo herringbone with paler yarn where the dye took less",
      context: "An indigo throw folded on a bench by lamplight",
      scale: "Indigo throw measured: 130 by 190 cm",
    }),
    attributes: [
      ...traits({ material: ["wool"], colour: ["indigo"] }),
      ...facts({
        Material: "Lambswool dyed with woad",
        "Made in": "Llandysul, Ceredigion",
        Size: "130 × 190 cm",
        Weight: "980 g",
      }),
    ],
    stock: { quantity: 20 },
    weight: "0.98",
    published: "2026-10-01T09:00:00Z",
  },
  {
    slug: "seconds-bowl",
    name: "Tarn bowl, seconds",
    type: "simple",
    visibility: "hidden",
    sku: "OS-U04",
    regularPrice: "15.00",
    shortDescription: prose(
      "Rust bowls with a pinhole or a lean. Sound, cheap and only for those with the address.",
    ),
    description: prose(
      "Joss meant them as a trial and the kiln ran hot. They hold soup; they will not win prizes.",
    ),
    categories: ["bowls-and-plates"],
    pictures: pictureViews("seconds-bowl", "Tarn bowl, seconds", {
      whole: "Rust bowl on a narrow foot, its rim very slightly uneven",
      detail: "A pinhole in the rust glaze near the foot",
      context: "Seconds bowl on the packing table with a labelled carton and a spool of string",
      scale: "Seconds bowl measured: 16 cm across, 7 cm tall, give or take",
    }),
    attributes: [
      ...traits({ material: ["stoneware"], glaze: ["rust"] }),
      ...facts({
        Material: "Stoneware",
        "Made in": "Ulverston, Cumbria",
        Size: "16 × 7 cm",
        Weight: "520 g",
      }),
    ],
    stock: { quantity: 9 },
    weight: "0.52",
    published: "2026-06-16T09:00:00Z",
  },
];
