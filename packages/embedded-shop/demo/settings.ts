import type { ShopSettings } from "#shop/merchandise.ts";

const irelandAndEurope =
  "IE AT BE BG HR CY CZ DK EE FI FR DE GR HU IT LV LT LU MT NL PL PT RO SK SI ES SE".split(" ");

/** Osier's settings: pounds, prices including VAT, three shipping zones and three coupons. */
export const demoSettings: ShopSettings = {
  name: "Osier",
  currency: {
    code: "GBP",
    symbol: "£",
    position: "left",
    decimals: 2,
    decimalSeparator: ".",
    thousandSeparator: ",",
  },
  baseCountry: "GB",
  baseState: "",
  basePostcode: "BA11 1BZ",
  pricesIncludeTax: true,
  displayPricesWithTax: true,
  // So that delivery costs the same, with tax, for every cart.
  shippingTaxClass: "",
  taxRates: [
    {
      id: 1,
      country: "GB",
      state: "",
      rate: "20.0000",
      label: "VAT",
      appliesToShipping: true,
      taxClass: "",
    },
    {
      id: 2,
      country: "GB",
      state: "",
      rate: "5.0000",
      label: "VAT",
      appliesToShipping: false,
      taxClass: "reduced-rate",
    },
    {
      id: 3,
      country: "GB",
      state: "",
      rate: "0.0000",
      label: "Zero-rated food",
      appliesToShipping: false,
      taxClass: "zero-rate",
    },
  ],
  shippingZones: [
    {
      countries: ["GB"],
      methods: [
        // The first available rate is chosen: free delivery once the cart qualifies for it.
        {
          instanceId: 2,
          kind: "free_shipping",
          title: "Standard delivery, two or three working days",
          cost: "0.00",
          minimumAmount: "60.00",
        },
        // £4.50 including tax; WooCommerce stores delivery costs without tax.
        {
          instanceId: 1,
          kind: "flat_rate",
          title: "Tracked delivery, two or three working days",
          cost: "3.75",
        },
        {
          instanceId: 3,
          kind: "local_pickup",
          title: "Collected from 14 Catherine Hill, Frome",
          cost: "0.00",
        },
      ],
    },
    {
      countries: irelandAndEurope,
      methods: [
        {
          instanceId: 4,
          kind: "flat_rate",
          title: "Delivered to Ireland or the EU",
          cost: "14.00",
        },
      ],
    },
    {
      countries: [],
      methods: [
        {
          instanceId: 5,
          kind: "flat_rate",
          title: "Delivered to the rest of the world",
          cost: "24.00",
        },
      ],
    },
  ],
  coupons: [
    {
      code: "WELCOME10",
      kind: "percent",
      amount: "10.00",
      description: "A tenth off, for readers of the monthly letter.",
    },
    {
      code: "FROME5",
      kind: "fixed_cart",
      amount: "5.00",
      minimumAmount: "50.00",
      description: "Five pounds off fifty, handed out at the Sunday market.",
    },
    {
      code: "WINTER24",
      kind: "percent",
      amount: "15.00",
      expires: "2025-01-31",
      description: "The winter letter of 2024. Over since the end of that January.",
    },
  ],
  lowStockAmount: 4,
};
