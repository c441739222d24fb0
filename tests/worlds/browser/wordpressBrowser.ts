import type { createWordPress } from "#tests/worlds/backends/embeddedShop.ts";

// Browser on WordPress's own pages: a cookie jar, links and forms.

const NONCE = /name="_wpnonce" value="(\w+)"/;

/** A response, with its text. */
export type Visited = { status: number; headers: Headers; text: string };

/** Opens a browser without cookies. */
export function openWordPressBrowser(handle: ReturnType<typeof createWordPress>) {
  const jar = new Map<string, string>();

  async function request(url: string, init: RequestInit = {}): Promise<Visited> {
    const headers = new Headers(init.headers);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    if (cookie) headers.set("cookie", cookie);
    const response = await handle(
      new Request(new URL(url, "https://shop.example"), { ...init, headers }),
    );
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0(;|$)/.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  return {
    cookies: jar,
    request,
    visit: (url: string) => request(url),
    /** Deletes the cookies whose names start so. */
    forget(start: string): void {
      for (const name of jar.keys()) if (name.startsWith(start)) jar.delete(name);
    },
    /** Opens a page with a form and posts that. */
    async submit(url: string, fields: Record<string, string>): Promise<Visited> {
      const [, nonce = ""] = NONCE.exec((await request(url)).text) ?? [];
      const body = new URLSearchParams({ _wpnonce: nonce, ...fields });
      return request(url, { method: "POST", body });
    },
  };
}

/** Fields of WordPress's checkout. */
export const checkoutFields = {
  billing_first_name: "Anna",
  billing_last_name: "Muster",
  billing_address_1: "Hauptstr. 1",
  billing_city: "Berlin",
  billing_state: "DE-BE",
  billing_postcode: "10115",
  billing_country: "DE",
  billing_email: "anna@example.com",
  billing_phone: "030123456",
  payment_method: "cod",
};
