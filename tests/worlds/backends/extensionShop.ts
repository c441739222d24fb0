import { openShop } from "./embeddedShop.ts";
import type { Merchandise, Shop, ShopSettings } from "./embeddedShop.ts";
import { squareUploads } from "./referenceShop.ts";

// Shop of the recordings of extensions: the embedded shop with the data that they show.

const SITE = "https://shop.example";

/** Number of the customer in the recordings; the account of the embedded shop has the same. */
export const CUSTOMER = { id: 2, username: "kunde", password: "correct-horse-battery" };
/** Another account, to be logged in as. */
export const OTHER = { id: 3, username: "other", password: "correct-horse-battery" };

const PRODUCTS: readonly (readonly [
  id: number,
  name: string,
  price: string,
  alt: string,
  salePrice?: string,
])[] = [
  [94, "Eichenschale Nr. 1", "42.95", "Picture number 2"],
  [95, "Keramikhose Nr. 2", "79.95", ""],
  [96, "Wolllampe Nr. 3", "116.95", "Picture number 4"],
  [97, "Glasbuch Nr. 4", "153.95", 'Été & "Söhne" <alt>'],
  [98, "Messingkrug Nr. 5", "190.95", "", "152.00"],
  [101, "Leinenhocker Nr. 8", "101.95", ""],
];

const DESCRIPTION =
  "<p>Sorgfältig gefertigt in einer kleinen Werkstatt. Das Stück altert schön, lässt sich reparieren und begleitet den Alltag über Jahre. <strong>Pflege:</strong> feucht abwischen.</p>";
/** Number before that of the first product. */
const BEFORE = 93;

const slugOf = (name: string) => name.toLowerCase().replaceAll(/\W+/g, "-");

const merchandise: Merchandise = {
  settings: {
    name: "Maison Été & Söhne",
    // It was recorded without the plugin for WordPress.
    linkedPages: false,
    currency: {
      code: "EUR",
      symbol: "€",
      position: "right_space",
      decimals: 2,
      decimalSeparator: ",",
      thousandSeparator: ".",
    },
    baseCountry: "DE",
    baseState: "DE-BE",
    basePostcode: "",
    pricesIncludeTax: true,
    displayPricesWithTax: true,
    taxRates: [
      {
        id: 1,
        country: "DE",
        state: "",
        rate: "19.0000",
        label: "MwSt.",
        appliesToShipping: true,
        taxClass: "",
      },
    ],
    shippingZones: [
      {
        countries: ["DE"],
        methods: [
          { instanceId: 1, kind: "flat_rate", title: "Standard (DHL) & Hermes", cost: "4.12" },
          {
            instanceId: 2,
            kind: "free_shipping",
            title: "Kostenloser Versand",
            cost: "0",
            minimumAmount: "100",
          },
          { instanceId: 3, kind: "local_pickup", title: "Abholung im Laden", cost: "0" },
        ],
      },
    ],
    coupons: [{ code: "ZEHN", kind: "percent", amount: "10" }],
    lowStockAmount: 2,
    gateways: [
      { id: "bacs", title: "Direct bank transfer", description: "" },
      { id: "cod", title: "Barzahlung / Cash on delivery", description: "" },
    ],
  },
  accounts: [CUSTOMER, OTHER].map(({ username, password }) => ({
    username,
    password,
    email: `${username}@shop.test`,
  })),
  attributes: [],
  categories: [],
  products: PRODUCTS.map(([id, name, regularPrice, alt, salePrice]) => {
    const number = id - BEFORE;
    const title = `Photo ${number + 1}`;
    const picture = { id: number + 15, file: `photo-${number + 1}`, alt, title };
    return {
      id,
      name,
      slug: slugOf(name),
      sku: `BULK-${number}`,
      type: "simple" as const,
      regularPrice,
      ...(salePrice !== undefined && { salePrice }),
      shortDescription: `<p>Kurz: Artikel ${number}.</p>`,
      description: DESCRIPTION,
      categories: [],
      pictures: [picture],
    };
  }),
};

/** Opens the shop in memory, with a movable clock. */
export async function openExtensionShop(settings: Partial<ShopSettings> = {}) {
  let now = Date.UTC(2026, 10, 23, 16, 50);
  const shop = await openShop({
    dataDir: ":memory:",
    merchandise: { ...merchandise, settings: { ...merchandise.settings, ...settings } },
    siteUrl: SITE,
    uploads: squareUploads(SITE),
    now: () => now,
  });
  return { shop, pass: (seconds: number) => void (now += seconds * 1000) };
}

/** Returns the shop with other settings of its links. */
export const withLinks = (
  shop: Shop,
  settings: Pick<
    ShopSettings,
    "authorizingUrls" | "linkedPages" | "transfersUnverified" | "sessionTokens"
  >,
): Shop => ({ ...shop, settings: { ...shop.settings, ...settings } });
