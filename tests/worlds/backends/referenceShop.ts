import { openShop } from "./embeddedShop.ts";
import type {
  Category,
  Ledger,
  Merchandise,
  Product,
  Shop,
  ShopSettings,
  Uploads,
} from "./embeddedShop.ts";
import { account } from "./wooAccounts.ts";
import { referenceProducts, differentProducts } from "./referenceProducts.ts";

// Reference shop: the embedded shop with the data of a recorded WooCommerce shop.

const REFERENCE_SITE = "https://shop.example";

/** Returns the uploads of a shop: square crops beside the 900-pixel originals. */
export function squareUploads(site: string): Uploads {
  const fileName: Uploads["fileName"] = (file, size) =>
    size ? `${file}-${size.width}x${size.height}.jpg` : `${file}.jpg`;
  return {
    url: (file, size) => `${site}/wp-content/uploads/2026/11/${fileName(file, size)}`,
    fileName,
    mimeType: "image/jpeg",
    full: { width: 900, height: 900 },
    sizes: [
      { name: "medium", width: 300, height: 300 },
      { name: "thumbnail", width: 150, height: 150 },
      { name: "medium_large", width: 768, height: 768 },
      { name: "woocommerce_single", width: 600, height: 600 },
      { name: "woocommerce_gallery_thumbnail", width: 100, height: 100 },
    ],
  };
}

function category(id: number, slug: string, name: string, parent?: string): Category {
  return { id, slug, name, description: "", ...(parent !== undefined && { parent }) };
}

const term = (id: number, slug: string) => ({
  id,
  slug,
  name: slug.charAt(0).toUpperCase() + slug.slice(1),
});

/**
 * Data of the shop: IDs, prices, stock, taxes and zones are those of the recorded one, so that
 * responses can be compared field by field.
 */
export const referenceShop: Merchandise = {
  settings: {
    name: "Reference shop",
    currency: {
      code: "USD",
      symbol: "$",
      position: "left",
      decimals: 2,
      decimalSeparator: ".",
      thousandSeparator: ",",
    },
    baseCountry: "US",
    baseState: "CA",
    basePostcode: "",
    pricesIncludeTax: false,
    displayPricesWithTax: false,
    taxRates: [
      {
        id: 1,
        country: "US",
        state: "",
        rate: "8.2500",
        label: "Sales tax",
        appliesToShipping: true,
        taxClass: "",
      },
    ],
    shippingZones: [
      {
        countries: ["US"],
        methods: [
          { instanceId: 1, kind: "flat_rate", title: "Flat rate", cost: "5.00" },
          {
            instanceId: 2,
            kind: "free_shipping",
            title: "Free shipping",
            cost: "0",
            minimumAmount: "100",
          },
          { instanceId: 3, kind: "local_pickup", title: "Local pickup", cost: "0" },
        ],
      },
      {
        countries: [],
        methods: [{ instanceId: 4, kind: "flat_rate", title: "International", cost: "25.00" }],
      },
    ],
    coupons: [
      { code: "SAVE10", kind: "percent", amount: "10" },
      { code: "FIVEOFF", kind: "fixed_cart", amount: "5", minimumAmount: "50" },
      { code: "EXPIRED1", kind: "percent", amount: "10", expires: "2020-01-01" },
      { code: "ONEUSE", kind: "fixed_cart", amount: "3", usageLimit: 1 },
      { code: "FREESHIP", kind: "percent", amount: "0", freeShipping: true },
    ],
    lowStockAmount: 2,
    gateways: [
      {
        id: "bacs",
        title: "Direct bank transfer",
        description: "Make your payment directly into our bank account.",
      },
      { id: "cod", title: "Cash on delivery", description: "Pay with cash upon delivery." },
    ],
  },
  accounts: [{ ...account, email: "shopper@example.test" }],
  attributes: [
    {
      id: 1,
      slug: "color",
      label: "Color",
      terms: [
        term(22, "blue"),
        term(28, "gray"),
        term(23, "green"),
        term(24, "red"),
        term(29, "yellow"),
      ],
    },
    {
      id: 2,
      slug: "size",
      label: "Size",
      terms: [term(25, "large"), term(26, "medium"), term(27, "small")],
    },
  ],
  categories: [
    category(15, "uncategorized", "Uncategorized"),
    category(16, "clothing", "Clothing"),
    category(17, "tshirts", "Tshirts", "clothing"),
    category(18, "hoodies", "Hoodies", "clothing"),
    category(19, "accessories", "Accessories", "clothing"),
    category(20, "music", "Music"),
    category(21, "decor", "Decor"),
    category(30, "bulk-a", "Bulk A"),
    category(31, "bulk-b", "Bulk B"),
    category(32, "bulk-c", "Bulk C"),
    category(33, "bulk-d", "Bulk D"),
  ],
  products: referenceProducts,
};

/**
 * Opens the reference shop in memory, by default on the day of the recordings.
 * @param isSmall leaves out the thousand plain products
 * @param settings settings that differ from the recorded shop's
 * @param more products that the recorded shop does not have
 * @param merchandise data of another shop, instead of the recorded one's
 * @param site origin of its WordPress, where the pictures are
 */
export async function openReferenceShop({
  now = () => Date.parse("2026-11-20T12:00:00Z"),
  ledger,
  orderSecret,
  isSmall = false,
  settings,
  more = [],
  merchandise,
  site = REFERENCE_SITE,
}: {
  now?: () => number;
  ledger?: Ledger | undefined;
  orderSecret?: string | undefined;
  isSmall?: boolean | undefined;
  settings?: Partial<ShopSettings> | undefined;
  more?: readonly Product[] | undefined;
  merchandise?: Merchandise | undefined;
  site?: string | undefined;
} = {}): Promise<Shop> {
  const shop = await openShop({
    dataDir: ":memory:",
    merchandise: merchandise ?? {
      ...referenceShop,
      settings: { ...referenceShop.settings, ...settings },
      products: [...(isSmall ? differentProducts : referenceProducts), ...more],
    },
    siteUrl: site,
    uploads: squareUploads(site),
    now,
    orderSecret,
    ...(ledger && { ledger }),
  });
  // Its trail jacket was created through the REST API, which gave both attributes the first
  // position.
  shop.database.run(
    "update product set attributes = json_set(attributes, '$[1].position', 0) where id = 111",
  );
  return shop;
}
