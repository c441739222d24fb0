import type { FastifyInstance } from "fastify";

/** A shopper without JavaScript: pages, plain form posts, and the session cookie. */
export type FormShopper = {
  /** Returns the session token in the cookie. */
  token: () => string;
  open: (url: string) => Promise<{ status: number; html: string }>;
  /** Posts a cart form; returns the status and the redirect's location. */
  post: (fields: Record<string, string>) => Promise<{ status: number; location: unknown }>;
  /** Returns the form fields of the server's cart page by product name. */
  lines: () => Promise<Record<string, { field: string; quantity: number }>>;
};

/** Creates a shopper, optionally with the cookie of an earlier visit. */
export function createFormShopper(app: FastifyInstance, token = ""): FormShopper {
  let held = token;
  const cookies = () => (held ? { cookie: `woo-session=${held}` } : {});

  function keep(given: string | string[] | undefined): void {
    const cookie = [given ?? []].flat().find((line) => line.startsWith("woo-session="));
    held = /^woo-session=([^;]*)/.exec(cookie ?? "")?.[1] ?? held;
  }

  async function open(url: string): Promise<{ status: number; html: string }> {
    const response = await app.inject({ url, headers: cookies() });
    keep(response.headers["set-cookie"]);
    return { status: response.statusCode, html: response.body };
  }

  return {
    token: () => held,
    open,
    post: async (fields) => {
      const response = await app.inject({
        method: "POST",
        url: "/cart/items",
        headers: { "content-type": "application/x-www-form-urlencoded", ...cookies() },
        payload: new URLSearchParams(fields).toString(),
      });
      keep(response.headers["set-cookie"]);
      return { status: response.statusCode, location: response.headers["location"] };
    },
    lines: async () => {
      const { html } = await open("/cart");
      const inputs = html.matchAll(/<input[^>]+aria-label="Quantity of ([^"]+)"[^>]*>/g);
      return Object.fromEntries(
        [...inputs].map(([input, name = ""]) => {
          const field = / name="([^"]+)"/.exec(input)?.[1] ?? "";
          return [name, { field, quantity: Number(/ value="(\d+)"/.exec(input)?.[1]) }];
        }),
      );
    },
  };
}
