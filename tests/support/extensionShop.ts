import { openShop } from "./embeddedShop.ts";
import type { Merchandise, Shop, ShopSettings } from "./embeddedShop.ts";

// Shop of the recordings of extensions: the embedded shop with the data that they show.

/** Number of the customer in the recordings; the account of the embedded shop has the same. */
export const CUSTOMER = { id: 2, username: "kunde", password: "correct-horse-battery" };
/** Another account, to be logged in as. */
export const OTHER = { id: 3, username: "other", password: "correct-horse-battery" };

const NAMES: readonly (readonly [id: number, name: string, price: string])[] = [
  [94, "Eichenschale Nr. 1", "42.95"],
  [95, "Keramikhose Nr. 2", "79.95"],
  [96, "Wolllampe Nr. 3", "116.95"],
  [97, "Glasbuch Nr. 4", "21.00"],
  [98, "Messingkrug Nr. 5", "152.00"],
  [101, "Leinenhocker Nr. 8", "50.00"],
];

const slugOf = (name: string) => name.toLowerCase().replaceAll(/\W+/g, "-");

const merchandise: Merchandise = {
  settings: {
    name: "Maison Été & Söhne",
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
          { instanceId: 3, kind: "local_pickup", title: "Abholung im Laden", cost: "0" },
        ],
      },
    ],
    coupons: [],
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
  products: NAMES.map(([id, name, regularPrice]) => ({
    id,
    name,
    slug: slugOf(name),
    type: "simple" as const,
    regularPrice,
    shortDescription: "",
    description: "",
    categories: [],
    pictures: [],
  })),
};

/** Opens the shop in memory, with a movable clock. */
export async function openExtensionShop(settings: Partial<ShopSettings> = {}) {
  let now = Date.UTC(2026, 10, 23, 16, 50);
  const shop = await openShop({
    dataDir: ":memory:",
    merchandise: { ...merchandise, settings: { ...merchandise.settings, ...settings } },
    siteUrl: "https://shop.example",
    now: () => now,
  });
  return { shop, pass: (seconds: number) => void (now += seconds * 1000) };
}

/** Returns the shop with other settings of its links. */
export const withLinks = (
  shop: Shop,
  settings: Pick<ShopSettings, "authorizingUrls" | "transfersUnverified">,
): Shop => ({ ...shop, settings: { ...shop.settings, ...settings } });
