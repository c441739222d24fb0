import type { Config } from "vike/types";

export default { header: "categories" } satisfies Config;
