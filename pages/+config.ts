import vikeReact from "vike-react/config";
import type { Config } from "vike/types";

export default {
  extends: [vikeReact],
  stream: false,
  prerender: { disableAutoRun: true },
  // In development: what is built has components/navigation/routePreloads.ts alone.
  prefetchStaticAssets: false,
  meta: {
    // The extension's placeholder, behind which no page here waits.
    Loading: { env: { server: true, client: false } },
    query: { env: { server: true, client: true } },
    // Eager: the server goes by the rules of all pages, whichever it renders.
    rules: { env: { server: true, client: false }, eager: true },
    // Eager: an error page has the header of the page at whose address it stands.
    header: { env: { server: true, client: true }, eager: true },
    complete: { env: { server: true, client: false } },
    reviewForm: { env: { server: true, client: false } },
    headFacts: { env: { server: true, client: false } },
    onBeforeRender: { env: { server: true, client: true } },
  },
} satisfies Config;
