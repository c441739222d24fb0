import { withData, withError } from "./doctorFaults.ts";
import type { FaultCase, FaultCaseRow } from "./faultCase.ts";

// Faults of the way to WordPress's own checkout, all found by one check.

const ID = "wordpress-checkout";
const LINK = "https://shop.example/transfer-session?session_id=t_1&_wc_checkout=2";

/** WordPress that gives a link, and responds to it and to its checkout. */
function linked(link: string | null, answer: (url: URL) => Response): FaultCase {
  return {
    ...withData("doctorLinkQuery", { customer: { checkoutUrl: link } }),
    settings: { CHECKOUT: "both", PAYMENT_ORIGINS: "https://shop.example" },
    over: ({ fetch: request }) => ({
      fetch: async (input, init) => {
        const url = new URL(input instanceof Request ? input.url : input);
        const isPage = /^\/($|transfer-session|checkout)/.test(url.pathname);
        return url.host === "shop.example" && isPage ? answer(url) : request(input, init);
      },
    }),
  };
}

const redirect = (location: string) => new Response(null, { status: 302, headers: { location } });

/** A WordPress that is set up, except for the status of its checkout. */
const complete =
  (status: number) =>
  ({ pathname }: URL) =>
    pathname === "/checkout/" ? new Response("", { status }) : redirect("/checkout/");

/** The same without a fault. */
export const completeHandOver = linked(LINK, complete(200));

/** Faults of the way to WordPress's checkout. */
export const handOverCases: readonly FaultCaseRow[] = [
  [
    "no field of the link",
    ID,
    "fail",
    "save that page twice",
    {
      ...linked(LINK, complete(200)),
      ...withError("doctorLinkQuery", 'Cannot query field "checkoutUrl" on type "Customer".'),
    },
  ],
  ["no link", ID, "fail", "gives no link", linked(null, complete(200))],
  [
    "a checkout of another host",
    ID,
    "fail",
    'PAYMENT_ORIGINS="https://pay.example"',
    linked("https://pay.example/transfer-session?session_id=t_1", complete(200)),
  ],
  [
    "a link that leads home",
    ID,
    "fail",
    "home page instead",
    linked(LINK, () => redirect("https://shop.example")),
  ],
  [
    "a server that refuses the size of the headers",
    ID,
    "fail",
    "with 502. With nginx, set fastcgi_buffer_size 16k",
    linked(LINK, () => new Response("", { status: 502 })),
  ],
  ["a missing page", ID, "fail", "no page at /checkout/", linked(LINK, complete(404))],
  [
    "a cache that loses the cart",
    ID,
    "fail",
    /does not show the cart \(302\)\. Exclude/,
    linked(LINK, complete(302)),
  ],
];
