import type { Picture, Product, ProductAttribute, Variation } from "./embeddedShop.ts";

// Products of the reference shop: WooCommerce's samples, special cases and bulk products.

const SAMPLE_WORDS =
  "<p>Pellentesque habitant morbi tristique senectus et netus et malesuada fames ac turpis egestas. Vestibulum tortor quam, feugiat vitae, ultricies eget, tempor sit amet, ante. Donec eu libero sit amet quam egestas semper. Aenean ultricies mi vitae est. Mauris placerat eleifend leo.</p>\n";
const OPENED = "2026-11-20T09:00:00Z";

export const color = (options: string[], usedForVariations = false): ProductAttribute => ({
  name: "color",
  scope: "global",
  options,
  usedForVariations,
  visible: true,
});

const size: ProductAttribute = {
  name: "size",
  scope: "global",
  options: ["large", "medium", "small"],
  usedForVariations: true,
  visible: true,
};

const logo: ProductAttribute = {
  name: "Logo",
  scope: "local",
  options: ["Yes", "No"],
  usedForVariations: true,
  visible: true,
};

const VIEWS = ["", " back", " detail"];

/** Returns a product's pictures with consecutive media IDs, as the importer created them. */
function pictures(slug: string, name: string, firstId: number, count: number): Picture[] {
  return VIEWS.slice(0, count).map((view, index) => ({
    id: firstId + index,
    file: index === 0 ? slug : `${slug}-${index + 1}`,
    title: `${name}${view}`,
    alt: `${name}${view} product photo`,
  }));
}

type Facts = Partial<Omit<Product, "pictures" | "categories">> & {
  id: number;
  slug: string;
  name: string;
  in: string;
  firstPicture?: number;
  views?: number;
};

function productWith({ in: category, firstPicture, views = 3, ...facts }: Facts): Product {
  const { slug, name } = facts;
  return {
    sku: `woo-${slug}`,
    type: "simple",
    shortDescription: "<p>This is a simple product.</p>\n",
    description: SAMPLE_WORDS,
    published: OPENED,
    pictures: firstPicture === undefined ? [] : pictures(slug, name, firstPicture, views),
    categories: [category],
    ...facts,
  };
}

/** A product added for one special case, with a single picture and texts that name it. */
function oddity(facts: Facts): Product {
  const { slug, name } = facts;
  return productWith({
    sku: slug,
    views: 1,
    shortDescription: `<p>${name} short description.</p>\n`,
    description: `<p>${name} long description.</p>\n`,
    ...facts,
  });
}

function music(facts: Facts): Product {
  return productWith({
    virtual: true,
    downloadable: true,
    shortDescription: "<p>This is a simple, virtual product.</p>\n",
    description: "<p>Music, as files to keep.</p>\n",
    ...facts,
  });
}

function variationOf(
  id: number,
  sku: string,
  picture: number,
  facts: Partial<Variation>,
): Variation {
  const file = `var-${id}`;
  return {
    id,
    sku,
    attributes: {},
    picture: { id: picture, file, alt: file, title: file },
    ...facts,
  };
}

const UNICODE = "Café &#8220;Ünïcödé&#8221; &#038; <b>Bold</b> Tee";

/** WooCommerce's sample products, which cover most of the shop's cases. */
const sampleProducts: Product[] = [
  productWith({
    id: 14,
    slug: "beanie",
    name: "Beanie",
    in: "accessories",
    firstPicture: 41,
    regularPrice: "20",
    salePrice: "18",
    weight: "0.2",
    attributes: [color(["red"])],
    reviews: [5, 4, 3].map((rating, index) => ({
      author: `Reviewer ${index}`,
      date: "2026-11-20T09:16:00Z",
      rating: rating === 5 ? 5 : rating === 4 ? 4 : 3,
      content: `<p>Review ${index}</p>\n`,
    })),
  }),
  productWith({
    id: 15,
    slug: "belt",
    name: "Belt",
    in: "accessories",
    firstPicture: 44,
    regularPrice: "65",
    salePrice: "55",
    weight: "1.2",
  }),
  productWith({
    id: 16,
    slug: "cap",
    name: "Cap",
    in: "accessories",
    firstPicture: 47,
    regularPrice: "18",
    salePrice: "16",
    weight: "0.6",
    featured: true,
    attributes: [color(["yellow"])],
  }),
  productWith({
    id: 17,
    slug: "sunglasses",
    name: "Sunglasses",
    in: "accessories",
    firstPicture: 50,
    regularPrice: "90",
    weight: "0.2",
    featured: true,
  }),
  productWith({
    id: 12,
    slug: "hoodie-with-logo",
    name: "Hoodie with Logo",
    in: "hoodies",
    firstPicture: 35,
    regularPrice: "45",
    weight: "2",
    attributes: [color(["blue"])],
  }),
  productWith({
    id: 18,
    slug: "hoodie-with-pocket",
    name: "Hoodie with Pocket",
    in: "hoodies",
    firstPicture: 53,
    regularPrice: "45",
    salePrice: "35",
    weight: "3",
    featured: true,
    attributes: [color(["gray"])],
  }),
  productWith({
    id: 19,
    slug: "hoodie-with-zipper",
    name: "Hoodie with Zipper",
    in: "hoodies",
    firstPicture: 56,
    regularPrice: "45",
    weight: "2",
    featured: true,
  }),
  productWith({
    id: 20,
    slug: "long-sleeve-tee",
    name: "Long Sleeve Tee",
    in: "tshirts",
    firstPicture: 59,
    regularPrice: "25",
    weight: "1",
    attributes: [color(["green"])],
  }),
  productWith({
    id: 13,
    slug: "t-shirt",
    sku: "woo-tshirt",
    name: "T-Shirt",
    in: "tshirts",
    firstPicture: 38,
    regularPrice: "18",
    weight: "0.8",
    attributes: [color(["gray"])],
  }),
  productWith({
    id: 21,
    slug: "polo",
    name: "Polo",
    in: "tshirts",
    firstPicture: 62,
    regularPrice: "20",
    weight: "0.8",
    attributes: [color(["blue"])],
  }),
  productWith({
    id: 30,
    slug: "t-shirt-with-logo",
    sku: "Woo-tshirt-logo",
    name: "T-Shirt with Logo",
    in: "tshirts",
    firstPicture: 77,
    regularPrice: "18",
    weight: "0.5",
    attributes: [color(["gray"])],
  }),
  productWith({
    id: 31,
    slug: "beanie-with-logo",
    sku: "Woo-beanie-logo",
    name: "Beanie with Logo",
    in: "accessories",
    firstPicture: 80,
    regularPrice: "20",
    salePrice: "18",
    weight: "0.2",
    attributes: [color(["red"])],
  }),
  music({
    id: 22,
    slug: "album",
    name: "Album",
    in: "music",
    firstPicture: 65,
    regularPrice: "15",
  }),
  music({
    id: 23,
    slug: "single",
    name: "Single",
    in: "music",
    firstPicture: 68,
    regularPrice: "3",
    salePrice: "2",
  }),
  productWith({
    id: 33,
    slug: "wordpress-pennant",
    sku: "wp-pennant",
    name: "WordPress Pennant",
    type: "external",
    in: "decor",
    firstPicture: 86,
    regularPrice: "11.05",
    externalUrl: "https://mercantile.wordpress.org/product/wordpress-pennant/",
    buttonText: "Buy on the WordPress swag store!",
    shortDescription: "<p>This is an external product.</p>\n",
  }),
  productWith({
    id: 32,
    slug: "logo-collection",
    sku: "logo-collection",
    name: "Logo Collection",
    type: "grouped",
    in: "clothing",
    firstPicture: 83,
    groupedProducts: ["t-shirt", "hoodie-with-logo", "beanie"],
    shortDescription: "<p>This is a grouped product.</p>\n",
  }),
];

const variableProducts: Product[] = [
  productWith({
    id: 10,
    slug: "v-neck-t-shirt",
    sku: "woo-vneck-tee",
    name: "V-Neck T-Shirt",
    type: "variable",
    in: "tshirts",
    firstPicture: 90,
    featured: true,
    shortDescription: "<p>This is a variable product.</p>\n",
    attributes: [color(["blue", "green", "red"], true), size],
    variations: [
      variationOf(24, "woo-vneck-tee-red", 71, {
        regularPrice: "20",
        attributes: { color: "red", size: "" },
      }),
      variationOf(25, "woo-vneck-tee-green", 72, {
        regularPrice: "20",
        attributes: { color: "green", size: "" },
      }),
      variationOf(26, "woo-vneck-tee-blue", 73, {
        regularPrice: "15",
        attributes: { color: "blue", size: "" },
      }),
    ],
  }),
  productWith({
    id: 11,
    slug: "hoodie",
    name: "Hoodie",
    type: "variable",
    in: "hoodies",
    firstPicture: 93,
    shortDescription: "<p>This is a variable product.</p>\n",
    attributes: [color(["blue", "green", "red"], true), logo],
    variations: [
      variationOf(29, "woo-hoodie-blue", 76, {
        regularPrice: "45",
        attributes: { color: "blue", Logo: "No" },
      }),
      variationOf(28, "woo-hoodie-green", 75, {
        regularPrice: "45",
        attributes: { color: "green", Logo: "No" },
      }),
      variationOf(27, "woo-hoodie-red", 74, {
        regularPrice: "45",
        salePrice: "42",
        attributes: { color: "red", Logo: "No" },
      }),
      variationOf(34, "woo-hoodie-blue-logo", 89, {
        regularPrice: "45",
        attributes: { color: "blue", Logo: "Yes" },
      }),
    ],
  }),
  productWith({
    id: 111,
    slug: "trail-jacket",
    sku: "trail-jacket",
    name: "Trail Jacket",
    type: "variable",
    in: "accessories",
    firstPicture: 109,
    views: 2,
    shortDescription: "",
    description: "<p>Trail Jacket</p>\n",
    attributes: [color(["blue", "green", "red"], true), size],
    variations: trailJackets(),
  }),
];

/** Three colors by three sizes, priced by size; red on sale, one low in stock, one sold out. */
function trailJackets(): Variation[] {
  const colors = [
    { name: "red", first: 118 },
    { name: "green", first: 115 },
    { name: "blue", first: 112 },
  ];
  const sizes = [
    { name: "small", price: 120 },
    { name: "medium", price: 130 },
    { name: "large", price: 140 },
  ];
  return colors.flatMap((shade) =>
    sizes.map(({ name, price }, index): Variation => {
      const id = shade.first + index;
      return {
        id,
        sku: `trail-jacket-${shade.name}-${name}`,
        regularPrice: `${price}`,
        ...(shade.name === "red" && { salePrice: `${price - 21}` }),
        ...(id === 112 && { stock: { quantity: 2 } }),
        ...(id === 117 && { stock: { status: "outofstock" } }),
        attributes: { color: shade.name, size: name },
      };
    }),
  );
}

const oddities: Product[] = [
  oddity({
    id: 97,
    slug: "sold-out-mug",
    name: "Sold Out Mug",
    in: "accessories",
    firstPicture: 96,
    regularPrice: "12",
    stock: { status: "outofstock" },
  }),
  oddity({
    id: 99,
    slug: "last-three-scarf",
    name: "Last Three Scarf",
    in: "accessories",
    firstPicture: 98,
    regularPrice: "30",
    stock: { quantity: 3 },
  }),
  oddity({
    id: 101,
    slug: "limited-one-poster",
    name: "Limited One Poster",
    in: "accessories",
    firstPicture: 100,
    regularPrice: "18",
    stock: { quantity: 50 },
    soldIndividually: true,
  }),
  oddity({
    id: 103,
    slug: "backorder-lamp",
    name: "Backorder Lamp",
    in: "accessories",
    firstPicture: 102,
    regularPrice: "80",
    stock: { quantity: 0, backorders: "notify" },
  }),
  oddity({
    id: 105,
    slug: "half-price-sneakers",
    name: "Half Price Sneakers",
    in: "accessories",
    firstPicture: 104,
    regularPrice: "90",
    salePrice: "45",
  }),
  oddity({
    id: 107,
    slug: "e-book",
    name: "E-book",
    in: "accessories",
    firstPicture: 106,
    regularPrice: "9.99",
    virtual: true,
  }),
  oddity({
    id: 108,
    slug: "cafe-unicode-bold-tee",
    sku: "unicode-tee",
    name: 'Café "Ünïcödé" & <b>Bold</b> Tee',
    in: "accessories",
    regularPrice: "21.50",
    shortDescription: `<p>${UNICODE} short description.</p>\n`,
    description: `<p>${UNICODE} long description.</p>\n`,
  }),
];

const [sharedPicture] = pictures("trail-jacket", "Trail Jacket", 109, 1);

/** A thousand plain products: 5 to 204 dollars, every fifth 20 % off, every fiftieth sold out. */
const bulkProducts = Array.from({ length: 1000 }, (_, index): Product => {
  const number = index + 1;
  const digits = String(number).padStart(4, "0");
  const price = 5 + (number % 200);
  return {
    id: 125 + number,
    slug: `bulk-product-${digits}`,
    sku: `bulk-${digits}`,
    name: `Bulk Product ${digits}`,
    type: "simple",
    shortDescription: "",
    description: `<p>Bulk product number ${number}.</p>\n`,
    published: OPENED,
    categories: [`bulk-${"abcd".charAt(number % 4)}`],
    pictures: sharedPicture ? [sharedPicture] : [],
    regularPrice: `${price}`,
    ...(number % 5 === 0 && { salePrice: (price * 0.8).toFixed(2) }),
    ...(number % 50 === 0 && { stock: { status: "outofstock" } }),
  };
});

/** Products of the reference shop that differ from each other. */
export const differentProducts: Product[] = [...sampleProducts, ...variableProducts, ...oddities];

/** All products of the reference shop. */
export const referenceProducts: Product[] = [...differentProducts, ...bulkProducts];
