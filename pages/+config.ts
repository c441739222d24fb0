import vikeReact from "vike-react/config";
import type { Config } from "vike/types";

export default {
  extends: [vikeReact],
  stream: false,
  prerender: { disableAutoRun: true },
  meta: {
    query: { env: { server: true, client: true } },
    onBeforeRender: { env: { server: true, client: true } },
  },
} satisfies Config;
