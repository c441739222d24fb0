import { spawnSync } from "node:child_process";

/** Options of tests that run PHP: they are skipped where there is none. */
export const needsPhp = {
  skip: spawnSync("php", ["--version"]).status !== 0,
  meta: { skipReason: "there is no command php" },
};
