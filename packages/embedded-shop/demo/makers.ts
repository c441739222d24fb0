// Makers of the demo shop, with a biography and the products that each one made.

/** Person, family or workshop that makes products. */
export type Maker = {
  /** As within a sentence: "the Mori family". */
  name: string;
  /** Place with its preposition, "in Stroud"; absent if the products' texts do not name it. */
  place?: string;
  /** Paragraphs of the maker's page in HTML, which state only facts from the products' texts. */
  about: string[];
  /** Product slugs, each with its share in the product: the line's words before "by". */
  products: Record<string, string>;
};

/** Everybody whom the products' texts name, in the order of the top categories. */
export const makers: Maker[] = [
  {
    name: "Hal Pettifer",
    place: "in Presteigne",
    about: [
      "Hal Pettifer throws mugs in Presteigne, sixty to a kiln, from a speckled clay dug forty miles away. He leaves the foot bare so that you can feel where the glaze stops.",
      "His serving dish is built from slabs over a wooden former that his grandfather used for bread. The comb for the soap dish was a saw blade.",
    ],
    products: { "cabin-mug": "Thrown", "weir-serving-dish": "Built", "soap-dish": "Pressed" },
  },
  {
    name: "Agnes Thurlow",
    place: "in Soham",
    about: [
      "Agnes Thurlow makes nothing taller than her kiln shelf allows. Her tumblers are thick at the base and thin at the lip, and under the snout of a salt pig is the mark of her thumb.",
      "She mixes celadon by the bucket each spring. Every jug is tried with milk before it leaves Soham, and the ones that drip are kept for flowers.",
    ],
    products: { "fen-tumbler": "Thrown", "salt-pig": "Made", "sedge-jug": "Made and glazed" },
  },
  {
    name: "Mina Adeyemi",
    place: "in Walthamstow",
    about: [
      "Mina Adeyemi works under a railway arch in Walthamstow. The cup is slip-cast, the saucer thrown, and the two are fired together, so the white matches.",
    ],
    products: { "harrow-espresso-cup": "Made" },
  },
  {
    name: "Joss Braithwaite",
    place: "in Ulverston",
    about: [
      "Joss Braithwaite makes bowls in Ulverston on a kick wheel. His celadon pools darker in the bottom, like the lakes that the bowl is named for.",
      "He is tall himself, and throws thirty-four centimetres of vase in one pull. The 700 g of clay left in its base are there on purpose.",
    ],
    products: { "tarn-bowl": "Made", "reedmace-vase": "Thrown" },
  },
  {
    name: "Solène Guivarc’h",
    place: "in Quimper",
    about: [
      "Solène Guivarc’h works in the same Quimper workshop as her aunt did, on tin-glazed earthenware. The blue band is painted freehand on a turning wheel, and no two meet at quite the same place.",
    ],
    products: { "cafe-au-lait-bowl": "Painted" },
  },
  {
    name: "Ravenhill Works",
    place: "in Stoke-on-Trent",
    about: [
      "Ravenhill Works presses plates on a jigger wheel in Stoke-on-Trent, the last shop in its street still doing so.",
      "They are vitrified stoneware of hotel weight, with a rolled edge that a fork cannot chip. One plate can be replaced for £22.",
    ],
    products: { "stacking-plates": "Pressed" },
  },
  {
    name: "Ruth Amory",
    place: "in St Ives",
    about: [
      "Ruth Amory works in St Ives. The body, lid and spout of a teapot are thrown separately, and joining them takes her a day.",
      "Of the moon vase she makes one a month: two bowls, stiffened overnight and set rim to rim. About half survive the kiln.",
    ],
    products: { "heron-teapot": "Thrown", "moon-vase": "Made" },
  },
  {
    name: "Wren Tapscott",
    place: "in Bristol",
    about: [
      "Wren Tapscott blows glass in Bristol from window panes saved out of skips. The faint green is the iron in them. Bubbles are usual and mean nothing.",
    ],
    products: { "well-carafe": "Blown" },
  },
  {
    name: "Colm Deasy",
    place: "in Clonakilty",
    about: [
      "Colm Deasy turns green timber in Clonakilty and lets each tray dry for five months, so it moves before you own it and not after. He signs the underside in pencil.",
      "The ring round our napkins is turned from an offcut.",
    ],
    products: { "ash-tray": "Turned", napkins: "Ring turned" },
  },
  {
    name: "Orla Finch",
    place: "in Stroud",
    about: [
      "Orla Finch throws lamp bases in Stroud, twelve a week, and glazes them with the ash of her own stove, so no two patterns match.",
      "She asked Marjorie Quill for a hand balm that would survive wet clay, and tested eleven versions on her own knuckles. We sell the ninth.",
    ],
    products: { "vesper-lamp": "Made", "hand-balm": "Tested" },
  },
  {
    name: "the Hayashi family",
    place: "in Mino",
    about: [
      "The Hayashi family have glued paper to ribs in Mino for five generations: mulberry paper, long-fibred and tough, over split bamboo.",
      "A tear is mended with paper, and two patches come spare.",
    ],
    products: { "paper-pendant": "Made" },
  },
  {
    name: "Garrison Enamel",
    place: "in Digbeth",
    about: [
      "Garrison Enamel in Digbeth made signal lamps until there were no more signals. Their pendants are spun from steel and fired there too.",
      "The colour is glass fused at 820 °C. It will not fade, and it rings when tapped.",
    ],
    products: { "dome-pendant": "Made" },
  },
  {
    name: "Tolley & Daughter",
    place: "in Redditch",
    about: [
      "Tolley &amp; Daughter of Redditch made fishing reels before lamps, and the joint of their desk lamp is a reel’s: turn the knurled wheel and the arm locks. There is no spring to wear out.",
    ],
    products: { "rook-desk-lamp": "Made" },
  },
  {
    name: "Edie Marrick",
    place: "in Whitby",
    about: [
      "Edie Marrick solders storm lanterns in Whitby, to the pattern of the lamps on the old Esk crossing. They are made to order in three weeks, a tray at a time on her bench.",
    ],
    products: { "ferry-lantern": "Made" },
  },
  {
    name: "Nell Carroway",
    place: "in Hay-on-Wye",
    about: [
      "Nell Carroway keeps bees above Hay-on-Wye and buys the wax of eleven neighbours. She filters it through felt twice.",
      "Pillars are poured in one go. Tapers take thirty-two dips, each a hair thick, and forty pairs take her an afternoon.",
    ],
    products: { "ember-candle": "Poured", "dipped-tapers": "Dipped" },
  },
  {
    name: "Pryce Mill",
    place: "in Llandysul",
    about: [
      "Pryce Mill in Llandysul weaves our herringbone throw on a loom from 1951 that has its own room.",
      "It is finished in soft water from the Teifi, which does more for wool than any conditioner.",
    ],
    products: { "reed-throw": "Woven" },
  },
  {
    name: "Priya Raman",
    place: "in Ditchling",
    about: [
      "Priya Raman cuts the blocks and prints the cloth on a twelve-metre table in Ditchling. Waves and Leaf are printed. Sashiko is stitched, a day and a half to each front.",
    ],
    products: { "field-cushion": "Made" },
  },
  {
    name: "Fionn MacInnes",
    place: "on Mull",
    about: [
      "Fionn MacInnes weaves on Mull, double width, so there is no seam down the middle of the bed.",
      "The fleece is from the island’s Hebridean and Cheviot sheep, and the grey is the two of them mixed.",
    ],
    products: { "drove-blanket": "Woven" },
  },
  {
    name: "the Clare mill",
    place: "near Banbridge",
    about: [
      "The Clare mill weaves Irish linen near Banbridge. Its three blue stripes once meant that a cloth belonged to the scullery.",
      "A towel of theirs is stiff for four washes and then it is yours for twenty years.",
    ],
    products: { "striped-tea-towel": "Woven" },
  },
  {
    name: "Rūta and Daiva Petrauskaitė",
    place: "in Kaunas",
    about: [
      "Rūta and Daiva Petrauskaitė weave linen with a cotton weft in Kaunas, which makes a cloth that soaks up at once. The check is small enough to hide a week.",
    ],
    products: { "checked-kitchen-cloth": "Woven" },
  },
  {
    name: "Tamsin Hale",
    place: "in Frome",
    about: [
      "Tamsin Hale works in Frome, upstairs at Catherine Hill: aprons cut from 340 g canvas, and gloves quilted in 3 cm diamonds, canvas and wool together.",
      "The bag pattern is Tamsin’s own wash bag, drawn out properly after the ninth person asked. The darning evening begins with the woven darn; whoever finishes learns the Swiss one.",
    ],
    products: {
      "workshop-apron": "Cut",
      "oven-glove": "Quilted",
      "box-bag-pattern": "Drawn",
      "darning-evening": "Taught",
    },
  },
  {
    name: "Ezra Lowe",
    place: "in Frome",
    about: [
      "Ezra Lowe sews notebooks by hand in Frome, eight sections to a book, and glues only the spine. They open flat and stay there.",
    ],
    products: { "field-notes": "Sewn" },
  },
  {
    name: "Two Rooks Press",
    place: "in Hebden Bridge",
    about: [
      "Two Rooks Press in Hebden Bridge prints cards on a treadle platen, one colour a day. You can feel the leaf with a thumb.",
      "The wrapping paper is printed with soya ink. No foil, no glitter, so it goes in with the newspapers.",
    ],
    products: { "willow-cards": "Printed", "wave-wrapping-paper": "Printed with soya ink" },
  },
  {
    name: "Isla Kerr",
    place: "in Edinburgh",
    about: [
      "Isla Kerr works in Edinburgh. She cuts one block and prints it five times, carving more away between colours, so the edition can never be repeated. Her three hills are the Pentlands, as they look from her kitchen at about four in November.",
      "For the calendar she drew one view for each month without leaving Scotland.",
    ],
    products: { "three-hills-print": "Cut and printed", "wall-calendar": "Drawn" },
  },
  {
    name: "Sadiq Noor",
    place: "in Leeds",
    about: [
      "Sadiq Noor is a potter in Leeds who prints when the kiln is cooling. The vase is thrown in two halves and joined at the shoulder, where your thumb can find the seam.",
      "The pot in the print is one of his that cracked, drawn from memory.",
    ],
    products: { "vessel-print": "Printed", "bottle-vase": "Thrown" },
  },
  {
    name: "Maud Ellery",
    about: [
      "Maud Ellery drew our five stems of osier for the shop’s opening. They are cut life size and printed on the letterpress at Hebden Bridge, No. 7 of her plant series.",
    ],
    products: { "willow-print": "Drawn" },
  },
  {
    name: "J. Hobday & Sons",
    place: "in Sheffield",
    about: [
      "J. Hobday &amp; Sons of Sheffield engrave the marks of a rule into boxwood and fill them with black wax. Every rule is checked against a steel master they will not let us touch.",
    ],
    products: { "makers-rule": "Engraved" },
  },
  {
    name: "the Mori family",
    place: "in Kawane",
    about: [
      "The Mori family pick in Kawane in the last week of April, steam for thirty seconds and roll the same day. Their first flush tastes of cut grass and a little of the sea.",
    ],
    products: { sencha: "Picked and rolled" },
  },
  {
    name: "Bill Ridd",
    place: "on Exmoor",
    about: [
      "Bill Ridd has forty hives on Exmoor. He walks them up to Dunkery Beacon on the first of August and down again when the ling is over.",
      "Heather honey has to be pressed out of the comb, which is why there is little of it.",
    ],
    products: { "heather-honey": "Made" },
  },
  {
    name: "Hilda Prickett",
    place: "in the Lyth Valley",
    about: [
      "Hilda Prickett takes damsons from hedges along the Lyth Valley and pays by the bucket. She stones each one by hand and boils them in copper pans of eight jars.",
    ],
    products: { "damson-jam": "Boiled" },
  },
  {
    name: "Eleni Papadáki",
    place: "above Sitia",
    about: [
      "Eleni Papadáki has 310 olive trees in one grove above Sitia, most of them older than the road. The olives are Koroneiki, small and peppery, and pressed within five hours of picking.",
    ],
    products: { "olive-oil": "Grown" },
  },
  {
    name: "Peter Loades",
    place: "at Blakeney",
    about: [
      "Peter Loades was a coastguard. The salt is spring-tide water at Blakeney, let in through a sluice, left for the sun and finished over a wood fire.",
      "A tonne of sea makes about thirty kilos.",
    ],
    products: { "sea-salt": "Made" },
  },
  {
    name: "Vallis Bakehouse",
    place: "in Frome",
    about: [
      "Vallis Bakehouse is in Frome, four hundred yards from the shop. They bake our biscuits on Thursdays, with pinhead oats and Somerset butter, and we collect them on foot.",
    ],
    products: { "oat-biscuits": "Baked" },
  },
  {
    name: "Marjorie Quill",
    place: "in Ludlow",
    about: [
      "Marjorie Quill makes soap in Ludlow the slow way, stirring for an hour and waiting six weeks. The bars are cut with a wire, so the weights differ by a few grams and never downwards.",
      "Orla Finch asked for the balm, and tested eleven versions of it. This is the ninth.",
    ],
    products: { "garden-soap": "Made the slow way", "hand-balm": "Made" },
  },
  {
    name: "Geddes Brushes",
    place: "in Diss",
    about: [
      "At Geddes Brushes in Diss, three people still draw and knot brushes. The tufts are pulled through with wire and none has come back to us in four years.",
    ],
    products: { "dust-brush": "Made" },
  },
  {
    name: "Jo Vellacott",
    place: "in Topsham",
    about: [
      "Jo Vellacott gathers bladderwrack off the Exe at low water, under licence, and mixes it with salt and lavender in Topsham. It smells like the second day of a holiday.",
    ],
    products: { "bath-salts": "Mixed" },
  },
  {
    name: "Perry Dunmore",
    place: "in Clun",
    about: [
      "Perry Dunmore works in Clun, in ash from the thinnings of one wood and elm from trees that died standing. The elm is seasoned for four years.",
      "There is not a screw in his duckboard, and each peg of the rail is wedged from behind. Every stool is sat on by its maker, who weighs ninety-one kilos.",
    ],
    products: { duckboard: "Pegged", "peg-rail": "Wedged", "milking-stool": "Made" },
  },
  {
    name: "Jem Sweeting",
    place: "in Burrowbridge",
    about: [
      "Jem Sweeting grows willow rods at Burrowbridge, boils them and weaves them, all within sight of Burrow Mump. A medium basket takes her five hours and 140 withies.",
      "She cuts between November and March, and posts rods on Mondays from her own yard. The cane handle of Ruth Amory’s teapot is bound by her too.",
    ],
    products: {
      "withy-basket": "Grown and woven",
      "heron-teapot": "Handle bound",
      "rod-bundle": "Cut",
    },
  },
  {
    name: "Anna Lindqvist",
    place: "in Falun",
    about: [
      "Anna Lindqvist bends steamed ash in Falun, round a drum that was a cheese mould. The lid of a box slides down on a breath of air and you have to wait for it.",
    ],
    products: { "bentwood-box": "Bent" },
  },
  {
    name: "Harcastle Pottery",
    place: "near Chipping Norton",
    about: [
      "Harcastle Pottery throws near Chipping Norton, from clay they dig behind the shed. It is fired hot enough to stand a frost of fifteen degrees.",
    ],
    products: { jardiniere: "Thrown" },
  },
];
