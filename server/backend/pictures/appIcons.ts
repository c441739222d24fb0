import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { currentTheme } from "#server/kernel/currentTheme.ts";
import { DEFAULT_THEME } from "#server/kernel/themes.ts";

// App icons of the web manifest, rendered from the shop's logo.

/** The icon is the first of these files that exists; colors are from the first that has them. */
const icons = () => ["shop/favicon.svg", `${currentTheme()}/favicon.svg`, DEMO_ICON];
const styles = () => [
  "shop/styles.css",
  `${currentTheme()}/theme.css`,
  `${DEFAULT_THEME}/theme.css`,
];

const DEMO_ICON = "components/frame/favicon.svg";

/** Beginning of the colors of dark mode. */
const DARK = "(prefers-color-scheme: dark)";

/** Returns the path of the shop's icon: the merchant's, the theme's, or the demo shop's. */
export const iconFile = (): string => icons().find((path) => existsSync(path)) ?? "";

/** Square app icon; a maskable one has a margin around the logo. */
type AppIcon = { size: number; isMaskable?: true };

/** App icons by URL. */
export const appIcons: Readonly<Record<string, AppIcon>> = {
  "/icons/192.png": { size: 192 },
  "/icons/512.png": { size: 512 },
  "/icons/maskable.png": { size: 512, isMaskable: true },
  "/apple-touch-icon.png": { size: 180 },
};

/** Safe zone of a maskable icon, slightly reduced. */
const SAFE_PART = 0.7;

/** Returns the light theme's colors, by token. */
export async function lightColors(): Promise<{ paint: string; ground: string }> {
  const paths = styles().filter((path) => existsSync(path));
  const texts = await Promise.all(paths.map((path) => readFile(path, "utf8")));
  const colorOf = (token: string) => {
    const color = new RegExp(`--${token}:\\s*(#\\w+)`);
    return texts.flatMap((style) => color.exec(style.split(DARK)[0] ?? "")?.[1] ?? [])[0];
  };
  const [paint, ground] = [colorOf("paint"), colorOf("ground")];
  if (!paint || !ground) {
    throw new Error(`${paths.join(" and ")} do not define the colors --paint and --ground as hex.`);
  }
  return { paint, ground };
}

/** Renders the logo as a PNG. */
export async function drawIcon({ size, isMaskable }: AppIcon): Promise<Buffer> {
  const { paint } = await lightColors();
  const inner = Math.round(isMaskable ? size * SAFE_PART : size);
  const logo = await sharp(await readFile(iconFile()), { density: 72 * Math.ceil(inner / 32) })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const background = { width: size, height: size, channels: 3 as const, background: paint };
  return sharp({ create: background })
    .composite([{ input: logo, gravity: "centre" }])
    .removeAlpha()
    .png()
    .toBuffer();
}
