import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import type { Sharp } from "sharp";
import { afterAll, beforeAll } from "vitest";
import { openApp } from "./openApp.ts";
import { readConfig } from "#server/kernel/config.ts";
import { openPictureServer } from "#tests/worlds/backends/pictureServer.ts";
import type { PictureServer } from "#tests/worlds/backends/pictureServer.ts";
import { removeFolder } from "./shop.ts";

const UPLOADS = "/wp-content/uploads";
const SHAPE = Buffer.from(
  `<svg width="200" height="200"><circle cx="100" cy="100" r="90" fill="#fd9" /></svg>`,
);

/**
 * The real server over three servers with pictures: a WordPress, a listed CDN and an unlisted
 * origin.
 */
export type AppOverPictures = {
  app: FastifyInstance;
  folder: string;
  wordpress: PictureServer;
  cdn: PictureServer;
  stranger: PictureServer;
};

/** Gives a test file the real server over servers with pictures. */
export function appOverPictures() {
  let opened: AppOverPictures | undefined;

  const over = () => {
    if (!opened) throw new Error("The app is made before the first test.");
    return opened;
  };

  /** Opens the server over the same pictures, with its data in this folder. */
  async function openAt({ folder, ...servers }: Omit<AppOverPictures, "app">): Promise<void> {
    await opened?.app.close();
    const settings = {
      DATA_DIR: folder,
      GRAPHQL_ENDPOINT: `${servers.wordpress.origin}/graphql`,
      IMAGE_ORIGINS: `https://cdn.example, ${servers.cdn.origin}`,
    };
    const app = await openApp(readConfig(settings));
    opened = { ...servers, app, folder };
  }

  beforeAll(async () => {
    const [wordpress, cdn, stranger] = await Promise.all([
      openPictureServer(),
      openPictureServer(),
      openPictureServer(),
    ]);
    const folder = await mkdtemp(join(tmpdir(), "vitrine-pictures-"));
    await openAt({ folder, wordpress, cdn, stranger });
  });
  afterAll(async () => {
    const { app, folder, wordpress, cdn, stranger } = over();
    await app.close();
    await Promise.all([wordpress, cdn, stranger].map((server) => server.close()));
    await removeFolder(folder);
  });

  return {
    over,
    restart: (folder = over().folder) => openAt({ ...over(), folder }),
    get: (url: string, accept = "image/webp,*/*", headers: Record<string, string> = {}) =>
      over().app.inject({ url, headers: { accept, ...headers } }),
    /** Returns the resized picture's URL for a picture on another server. */
    ofServer: ({ origin }: PictureServer, path: string, width = 160) =>
      `/img/${width}/${origin.replace("://", "/")}${path}`,
    ofUpload: (name: string, width = 160) =>
      `/img/${width}/${over().wordpress.origin.replace("://", "/")}${UPLOADS}/${name}`,
    upload: (name: string, bytes: Buffer, type = "image/jpeg") =>
      over().wordpress.put(`${UPLOADS}/${name}`, { bytes, type }),
  };
}

/** Returns a picture like one from a camera. */
export const photo = (width = 400, height = 500): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#b5651d",
      noise: { type: "gaussian", mean: 130, sigma: 25 },
    },
  })
    .composite([{ input: SHAPE, gravity: "centre" }])
    .jpeg();
