import type { FastifyInstance } from "fastify";

/** A shopper without JavaScript: pages, plain form posts, and the session cookie. */
export type FormShopper = {
  /** Returns the session token in the cookie. */
  token: () => string;
  open: (url: string) => Promise<{ status: number; html: string }>;
  /** Posts a cart form; returns the status and the redirect's location. */
  post: (fields: Record<string, string>) => Promise<{ status: number; location: unknown }>;
  /** Posts a cart form; returns the response that the shopper sees, without its redirect. */
  submit: (fields: Record<string, string>) => Promise<Submitted>;
  /** Presses the "Try again" button of a report, or "Put it back" of a cart page. */
  tryAgain: (report: Pick<Submitted, "html">) => Promise<Submitted>;
  /** Returns the form fields of the server's cart page by product name. */
  lines: () => Promise<Record<string, { field: string; quantity: number }>>;
};

/** Response to a form post. */
export type Submitted = { status: number; location: unknown; html: string };

/** Creates a shopper, optionally with the cookie of an earlier visit. */
export function createFormShopper(app: Pick<FastifyInstance, "inject">, token = ""): FormShopper {
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

  async function submit(fields: Record<string, string>): Promise<Submitted> {
    const response = await app.inject({
      method: "POST",
      url: "/cart/items",
      headers: { "content-type": "application/x-www-form-urlencoded", ...cookies() },
      payload: new URLSearchParams(fields).toString(),
    });
    keep(response.headers["set-cookie"]);
    const { statusCode: status, body: html } = response;
    return { status, location: response.headers["location"], html };
  }

  return {
    token: () => held,
    open,
    submit,
    tryAgain: async ({ html }) => {
      const value = /name="again" value="([^"]*)"/.exec(html)?.[1];
      if (value === undefined) throw new Error("The page has no report to try again.");
      return submit({ again: value.replaceAll("&quot;", '"').replaceAll("&#x27;", "'") });
    },
    post: async (fields) => {
      const { status, location } = await submit(fields);
      return { status, location };
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

/** Returns the quantities in a shopper's cart by product name. */
export const quantitiesOf = async (shopper: FormShopper): Promise<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(await shopper.lines()).map(([name, { quantity }]) => [name, quantity]),
  );
