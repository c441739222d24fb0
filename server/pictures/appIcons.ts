import { readFile } from "node:fs/promises";
import sharp from "sharp";

// App icons of the web manifest, rendered from the shop's logo.

/** The shop's logo and colors: a merchant changes these two files. */
const LOGO = "components/layout/favicon.svg";
const TOKENS = "components/layout/tokens.css";

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
  const tokens = await readFile(TOKENS, "utf8");
  const colorOf = (token: string) => new RegExp(`--${token}: (#\\w+);`).exec(tokens)?.[1];
  const [paint, ground] = [colorOf("paint"), colorOf("ground")];
  if (!paint || !ground) throw new Error(`${TOKENS} does not define the colors paint and ground.`);
  return { paint, ground };
}

/** Renders the logo as a PNG. */
export async function drawIcon({ size, isMaskable }: AppIcon): Promise<Buffer> {
  const { paint } = await lightColors();
  const inner = Math.round(isMaskable ? size * SAFE_PART : size);
  const logo = await sharp(await readFile(LOGO), { density: 72 * Math.ceil(inner / 32) })
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
