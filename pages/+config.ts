import vikeReact from "vike-react/config";
import type { Config } from "vike/types";

export default {
  extends: [vikeReact],
  stream: false,
  prerender: { disableAutoRun: true },
  // For development: builds prefetch with components/page/prefetchRoutes.ts alone.
  prefetchStaticAssets: false,
  // A page waits for the backend as long as its calls may take; Vike would warn after 4 s.
  hooksTimeout: false,
  meta: {
    // vike-react's placeholder for pending components, of which no page here has any.
    Loading: { env: { server: true, client: false } },
    // In the browser Vike's default applies: a page whose data take 30 s becomes the error page.
    hooksTimeout: { env: { server: true, client: false } },
    query: { env: { server: true, client: true } },
    // Eager: the server needs the rules of all pages, whichever it renders.
    rules: { env: { server: true, client: false }, eager: true },
    // Eager: an error page has the header of the page at its address.
    header: { env: { server: true, client: true }, eager: true },
    footer: { env: { server: true, client: true } },
    frame: { env: { server: true, client: false } },
    complete: { env: { server: true, client: false } },
    reviewForm: { env: { server: true, client: false } },
    headFacts: { env: { server: true, client: false } },
    onBeforeRender: { env: { server: true, client: true } },
  },
} satisfies Config;
