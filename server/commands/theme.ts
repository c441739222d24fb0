import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readCommandLine } from "#server/kernel/commandLine.ts";
import { repositoryFolder } from "#server/kernel/tool.ts";
import { derivePalette } from "./theme/palette.ts";
import type { Tokens } from "./theme/palette.ts";

// Theme command: `theme --color "#123c34"` derives the colors of light and dark mode from one (and
// the highlight from `--second`), and writes them to `shop/styles.css`. A file that exists stays,
// and the style sheet goes to standard output; remarks go to standard error.

const USAGE_ERROR = 2;

const FILE = "shop/styles.css";

const { flags } = readCommandLine({
  /** The shop's own color. */
  color: { type: "string" },
  /** Color of the highlight; amber or sky unless given. */
  second: { type: "string" },
});

const declarations = (tokens: Tokens) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}: ${value};`)
    .join("\n      ");

/** Returns the style sheet of a palette. */
const styleSheet = (
  color: string,
  light: Tokens,
  dark: Tokens,
) => `/* Colors derived from ${color}. As in the theme: --good, --warn, --bad, --bad-ground,
   --hero-ground, --picture-light, --shadow, --veil. */
@layer tokens {
  @layer light {
    :root {
      ${declarations(light)}
    }
  }

  @layer dark {
    @media (prefers-color-scheme: dark) {
      :root {
      ${declarations(dark)}
      }
    }
  }
}`;

if (flags.color === undefined) {
  console.error('Give your color: vitrine theme --color "#123c34" [--second "#b4532a"]');
  process.exitCode = USAGE_ERROR;
} else {
  try {
    const { light, dark, moved } = derivePalette(flags.color, flags.second);
    const style = styleSheet(flags.color, light, dark);
    const file = join(repositoryFolder, FILE);
    if (existsSync(file)) {
      console.log(style);
      console.error(`${FILE} exists and stays as it is: put the rules above into it.`);
    } else {
      await writeFile(file, `${style}\n`, { flag: "wx" });
      console.error(`The colors are in ${FILE}.`);
    }
    for (const { token, from, to, contrast } of moved) {
      console.error(`${token}: ${to} instead of ${from}, for a contrast of ${contrast}.`);
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = USAGE_ERROR;
  }
}
