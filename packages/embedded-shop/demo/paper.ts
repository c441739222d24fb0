import type { Product, Variation } from "#shop/merchandise.ts";
import { choices, facts, traits } from "./attributeTable.ts";
import { pictureViews } from "./pictureViews.ts";
import { prose } from "./prose.ts";

const notebookHero = "Indigo cloth-bound notebook with an elastic band and a paper label";

const notebookPictures = {
  indigo: { file: "field-notes", alt: notebookHero, title: "Field notes notebook" },
  rust: {
    file: "field-notes-rust",
    alt: "Notebook in rust cloth with a darker spine and a pale label",
    title: "Field notes notebook, rust",
  },
  moss: {
    file: "field-notes-moss",
    alt: "Notebook in moss cloth with its band closed and a pale label on the front",
    title: "Field notes notebook, moss",
  },
};

function notebook(
  colour: keyof typeof notebookPictures,
  ruling: "plain" | "ruled" | "grid",
  quantity: number,
): Variation {
  return {
    sku: `OS-P01-${colour.slice(0, 3)}-${ruling.slice(0, 1)}`.toUpperCase(),
    attributes: { colour, ruling },
    regularPrice: "18.00",
    stock: { quantity },
    picture: notebookPictures[colour],
  };
}

const framedHills = {
  file: "three-hills-print",
  alt: "Framed linocut of three layered hills under a rust sun, in oak",
  title: "Three hills print",
};

const unframedHills = {
  file: "three-hills-print-unframed",
  alt: "The hills linocut as a bare sheet with pencilled number and signature",
  title: "Three hills print, unframed",
};

/** Products to write in, write with, post and hang. */
export const paperProducts: Product[] = [
  {
    slug: "field-notes",
    name: "Field notes notebook",
    type: "variable",
    sku: "OS-P01",
    shortDescription: prose(
      "A cloth-bound notebook of 192 pages that opens flat and stays there. Plain, ruled or grid.",
    ),
    description: prose(
      "Ezra Lowe sews the sections by hand in Frome, eight to a book, and glues only the spine. The paper is 100 g, from a mill in Somerset that has kept the same recipe since 1912, and fountain pens do not come through.",
      [
        "A5, with a pocket at the back",
        "Two ribbons: one for today, one for the list",
        "First page says Name, Place, Found",
      ],
    ),
    categories: ["notebooks-and-cards"],
    tags: ["desk", "under-20"],
    pictures: pictureViews("field-notes", "Field notes notebook", {
      whole: notebookHero,
      detail: "Sewn sections at the spine, linen thread on cream paper",
      context: "Field notes open in lamplight at a drawing of a vase, two pencils below",
      scale: "Field notes notebook measured: 15 by 21 cm, 1.8 cm thick",
    }),
    attributes: [
      ...choices({ colour: ["indigo", "rust", "moss"], ruling: ["plain", "ruled", "grid"] }),
      ...traits({ material: ["paper", "cotton"] }),
      ...facts({
        Material: "Book cloth, 100 g paper, linen thread",
        "Made in": "Frome, Somerset",
        Size: "A5, 192 pages",
        Weight: "340 g",
        Care: "A pencil rubber cleans the cloth",
      }),
    ],
    defaultAttributes: { colour: "indigo", ruling: "ruled" },
    variations: [
      notebook("indigo", "plain", 33),
      notebook("indigo", "ruled", 48),
      notebook("indigo", "grid", 27),
      notebook("rust", "plain", 19),
      notebook("rust", "ruled", 30),
      notebook("rust", "grid", 3),
      notebook("moss", "plain", 22),
      notebook("moss", "ruled", 0),
      notebook("moss", "grid", 16),
    ],
    weight: "0.34",
    dimensions: { length: "21", width: "15", height: "1.8" },
    upsells: ["makers-rule"],
    crossSells: ["twelve-pencils"],
    totalSales: 967,
    published: "2024-11-28T09:00:00Z",
  },
  {
    slug: "willow-cards",
    name: "Willow cards",
    type: "simple",
    sku: "OS-P02",
    regularPrice: "11.00",
    salePrice: "9.00",
    shortDescription: prose(
      "Three letterpress cards and three kraft envelopes. Blank inside, because you know what to say.",
    ),
    description: prose(
      "Two Rooks Press in Hebden Bridge prints one colour a day on a treadle platen. You can feel the leaf with a thumb.",
      "A willow, a vessel and one that says with love. Cotton card, 600 g, so they stand on a mantelpiece for months.",
    ),
    categories: ["notebooks-and-cards"],
    tags: ["under-20", "desk"],
    pictures: pictureViews("willow-cards", "Willow cards", {
      whole: "Three printed cards fanned out: green willow, blue vessel and a plain greeting",
      detail: "Letterpress willow leaves pressed into thick cotton card",
      context: "A willow card standing on a shelf beside a bottle vase",
      scale: "Willow cards measured: 10.5 by 15 cm",
    }),
    attributes: [
      ...traits({ material: ["paper"], colour: ["moss"] }),
      ...facts({
        Material: "Cotton card 600 g, kraft envelopes",
        "Made in": "Hebden Bridge, West Yorkshire",
        Size: "10.5 × 15 cm, three",
        Weight: "90 g",
        Care: "Post within reason",
      }),
    ],
    stock: { quantity: 96 },
    weight: "0.09",
    dimensions: { length: "15", width: "10.5", height: "0.6" },
    upsells: ["wave-wrapping-paper"],
    totalSales: 538,
    published: "2025-01-21T09:00:00Z",
  },
  {
    slug: "three-hills-print",
    name: "Three hills print",
    type: "variable",
    featured: true,
    sku: "OS-P03",
    shortDescription: prose(
      "A linocut in five colours by Isla Kerr: three hills, one sun. Edition of 120 in each size.",
    ),
    description: prose(
      "The hills are the Pentlands as they look from the printmaker’s kitchen at about four in November. She cuts one block and prints it five times, carving more away between colours, so the edition can never be repeated.",
      "Signed and numbered in pencil. The oak frame is made in Frome with a cord already on it.",
    ),
    categories: ["prints-and-calendars"],
    tags: ["wall", "wedding"],
    pictures: pictureViews("three-hills-print", "Three hills print", {
      whole: framedHills.alt,
      detail: "Where two layers of ink overlap at the ridge of a hill",
      context: "Three hills hanging above a shelf with a lamp and books",
      scale: "Three hills print measured: A4 is 21 by 30 cm, A3 is 30 by 42 cm",
    }),
    attributes: [
      ...choices({ size: ["a4", "a3"], frame: ["unframed", "oak"] }),
      ...traits({ material: ["paper", "wood"] }),
      ...facts({
        Material: "Oil-based ink on cotton paper 300 g; oak",
        "Made in": "Edinburgh; framed in Frome",
        Weight: "Unframed 60 g, A4 framed 1.1 kg, A3 framed 1.8 kg",
        Care: "Out of direct sun",
      }),
    ],
    defaultAttributes: { size: "a4", frame: "oak" },
    variations: [
      {
        sku: "OS-P03-A4-U",
        attributes: { size: "a4", frame: "unframed" },
        regularPrice: "38.00",
        stock: { quantity: 64 },
        picture: unframedHills,
      },
      {
        sku: "OS-P03-A4-O",
        attributes: { size: "a4", frame: "oak" },
        regularPrice: "72.00",
        stock: { quantity: 12 },
        picture: framedHills,
      },
      {
        sku: "OS-P03-A3-U",
        attributes: { size: "a3", frame: "unframed" },
        regularPrice: "58.00",
        stock: { quantity: 71 },
        picture: unframedHills,
      },
      {
        sku: "OS-P03-A3-O",
        attributes: { size: "a3", frame: "oak" },
        regularPrice: "104.00",
        stock: { quantity: 6 },
        picture: framedHills,
      },
    ],
    weight: "1.1",
    dimensions: { length: "36", width: "27", height: "2.5" },
    upsells: ["vessel-print", "willow-print"],
    totalSales: 29,
    published: "2026-11-16T09:00:00Z",
  },
  {
    slug: "vessel-print",
    name: "Vessel print",
    type: "simple",
    sku: "OS-P04",
    regularPrice: "84.00",
    shortDescription: prose(
      "A blue pot on a rust cloth, in a limed frame. Edition of forty, one to a household.",
    ),
    description: prose(
      "Sadiq Noor is a potter who prints when the kiln is cooling. The pot is one of his that cracked, drawn from memory.",
      "Framed under non-reflecting glass. We keep a list of who has which number and can tell you your neighbours.",
      ["Linocut in three colours", "Signed, dated, numbered to 40"],
    ),
    categories: ["prints-and-calendars"],
    tags: ["wall"],
    pictures: pictureViews("vessel-print", "Vessel print", {
      whole: "Framed print of a blue vessel on a rust ground with a wide pale mount",
      detail: "Lower edge of the vessel print with its pencilled number",
      context: "The vessel print on a wall above a bottle vase",
      scale: "Vessel print measured: 33 by 41 cm in its frame",
    }),
    attributes: [
      ...traits({ material: ["paper", "wood"] }),
      ...facts({
        Material: "Linocut on Japanese paper, limed oak",
        "Made in": "Leeds",
        Size: "33 × 41 cm framed",
        Weight: "1.3 kg",
        Care: "Dust the glass, not the frame",
      }),
    ],
    stock: { quantity: 13 },
    soldIndividually: true,
    weight: "1.3",
    dimensions: { length: "41", width: "33", height: "2.5" },
    upsells: ["three-hills-print"],
    totalSales: 27,
    published: "2026-02-17T09:00:00Z",
  },
  {
    slug: "willow-print",
    name: "Willow print",
    type: "simple",
    sku: "OS-P05",
    regularPrice: "46.00",
    shortDescription: prose(
      "Five stems of osier in moss green, framed in ink-stained ash. Our own sign, more or less.",
    ),
    description: prose(
      "Drawn by Maud Ellery for the shop’s opening and printed on the letterpress at Hebden Bridge as No. 7 of her plant series. The stems are cut life size.",
      "Open edition: it can be had again, which is why it costs what it does.",
    ),
    categories: ["prints-and-calendars"],
    tags: ["wall"],
    pictures: pictureViews("willow-print", "Willow print", {
      whole: "Dark-framed print of five upright willow stems with paired green leaves",
      detail: "Paired leaves of the willow print in flat moss ink",
      context: "The willow print leaning on a shelf with a basket below",
      scale: "Willow print measured: 30 by 38 cm with its frame",
    }),
    attributes: [
      ...traits({ material: ["paper", "wood"], colour: ["moss"] }),
      ...facts({
        Material: "Letterpress on cotton paper, stained ash",
        "Made in": "Hebden Bridge, West Yorkshire",
        Size: "30 × 38 cm framed",
        Weight: "1 kg",
        Care: "Dry cloth",
      }),
    ],
    stock: { quantity: 24 },
    weight: "1",
    dimensions: { length: "38", width: "30", height: "2.5" },
    upsells: ["willow-cards"],
    totalSales: 118,
    published: "2025-06-03T09:00:00Z",
  },
  {
    slug: "wall-calendar",
    name: "Wall calendar 2027",
    type: "simple",
    sku: "OS-P06",
    regularPrice: "22.00",
    salePrice: "16.00",
    saleFrom: "+20 days",
    shortDescription: prose(
      "Twelve linocuts and a week that begins on Monday. Hangs from two ash laths and a cord.",
    ),
    description: prose(
      "Isla Kerr drew one view for each month without leaving Scotland. Bank holidays are marked for all four nations; moons are not marked at all.",
      "The pictures are perforated above the dates, and fit an A4 frame when the month is over.",
    ),
    categories: ["prints-and-calendars"],
    tags: ["wall", "kitchen"],
    pictures: pictureViews("wall-calendar", "Wall calendar", {
      whole: "Wall calendar on a wooden lath, September 2027 under a print of hills",
      detail: "The grid of September with the seventeenth marked by a rust disc",
      context: "The calendar hanging in a kitchen beside a checked cloth, books and a mug below",
      scale: "Wall calendar measured: 30 by 46 cm",
    }),
    attributes: [
      ...traits({ material: ["paper"] }),
      ...facts({
        Material: "Recycled paper 170 g, ash, cotton cord",
        "Made in": "Edinburgh and Frome",
        Size: "30 × 46 cm",
        Weight: "310 g",
        Care: "Turn monthly",
      }),
    ],
    stock: { quantity: 140 },
    weight: "0.31",
    dimensions: { length: "46", width: "30", height: "1" },
    upsells: ["three-hills-print"],
    totalSales: 83,
    published: "2026-10-14T09:00:00Z",
  },
  {
    slug: "twelve-pencils",
    name: "Twelve pencils",
    type: "simple",
    sku: "OS-P07",
    regularPrice: "14.50",
    shortDescription: prose(
      "HB in raw cedar, unpainted, in a kraft sleeve that becomes a pen pot.",
    ),
    description: prose(
      "Made in Nuremberg from incense cedar, with a lead glued along its whole length so that a drop does not break it inside. Hexagonal, and slightly fat.",
      "Stamped Osier once, near the end, where it is sharpened away last.",
    ),
    categories: ["notebooks-and-cards"],
    tags: ["desk", "under-20"],
    pictures: pictureViews("twelve-pencils", "Twelve pencils", {
      whole: "Twelve cedar pencils, points up, in a kraft paper sleeve",
      detail: "Six-sided cedar ends with the graphite at their centres",
      context: "Pencils beside an open notebook and a wooden rule",
      scale: "Pencils measured: 17.5 cm long, sleeve 6 cm wide",
    }),
    attributes: [
      ...traits({ material: ["wood"] }),
      ...facts({
        Material: "Incense cedar, graphite, kraft board",
        "Made in": "Nuremberg, Germany",
        Size: "17.5 cm, twelve",
        Weight: "75 g",
        Care: "A knife, or any sharpener",
      }),
    ],
    stock: { quantity: 112 },
    weight: "0.075",
    dimensions: { length: "17.5", width: "6", height: "2" },
    crossSells: ["field-notes"],
    totalSales: 384,
    published: "2025-07-29T09:00:00Z",
  },
  {
    slug: "wave-wrapping-paper",
    name: "Wave wrapping paper",
    type: "simple",
    sku: "OS-P08",
    regularPrice: "9.50",
    shortDescription: prose(
      "Two rolls of seigaiha, one indigo on white and one the other way about. Five metres in all.",
    ),
    description: prose(
      "Two Rooks Press prints it with soya ink on 90 g paper, thick enough to fold sharp and thin enough to tear by hand. No foil, no glitter, so it goes in with the newspapers.",
      ["2.5 m × 50 cm each", "Packed with 4 m of jute string"],
    ),
    categories: ["notebooks-and-cards"],
    tags: ["under-20"],
    pictures: pictureViews("wave-wrapping-paper", "Wave wrapping paper", {
      whole: "Two rolls of wrapping paper with indigo wave scales, tied with string",
      detail: "Seigaiha arcs in indigo, three lines to each wave",
      context: "A parcel wrapped in wave paper beside its roll and string",
      scale: "Wave wrapping paper measured: rolls 50 cm long",
    }),
    attributes: [
      ...traits({ material: ["paper"], colour: ["indigo"] }),
      ...facts({
        Material: "Recycled paper 90 g, soya ink",
        "Made in": "Hebden Bridge, West Yorkshire",
        Size: "Two rolls, 250 × 50 cm",
        Weight: "230 g",
        Care: "Use twice",
      }),
    ],
    stock: { quantity: 85 },
    weight: "0.23",
    dimensions: { length: "50", width: "10", height: "5" },
    upsells: ["willow-cards"],
    totalSales: 92,
    published: "2026-11-03T09:00:00Z",
  },
  {
    slug: "makers-rule",
    name: `Maker’s 12" rule`,
    type: "simple",
    sku: "OS-P09",
    regularPrice: "32.00",
    shortDescription: prose(
      `Boxwood with a brass edge. Inches on one side, centimetres on the other, and 12" means twelve.`,
    ),
    description: prose(
      "J. Hobday &amp; Sons of Sheffield engrave the marks into the wood and fill them with black wax. They check every rule against a steel master they will not let us touch.",
      "The brass lets a knife run along it. Four feet of cork stop it skating.",
    ),
    categories: ["notebooks-and-cards"],
    tags: ["desk"],
    pictures: pictureViews("makers-rule", "Maker’s rule", {
      whole: "Boxwood rule with a brass edge lying at a slant on pale paper",
      detail: "Engraved inch marks filled with black, next to the brass strip",
      context: "The rule laid across a sewing pattern with pencils",
      scale: "Maker’s rule measured: 31.5 cm long overall, 3.2 cm wide",
    }),
    attributes: [
      ...traits({ material: ["wood", "metal"] }),
      ...facts({
        Material: "Boxwood, brass, cork",
        "Made in": "Sheffield, South Yorkshire",
        Size: "31.5 × 3.2 cm",
        Weight: "85 g",
        Care: "Beeswax on the wood; let the brass dull",
      }),
    ],
    stock: { quantity: 20 },
    weight: "0.085",
    dimensions: { length: "31.5", width: "3.2", height: "0.5" },
    crossSells: ["box-bag-pattern"],
    totalSales: 97,
    published: "2025-12-02T09:00:00Z",
  },
];
