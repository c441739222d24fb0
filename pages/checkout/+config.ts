import type { Config } from "vike/types";

export default { header: "checkout" } satisfies Config;
