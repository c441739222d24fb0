import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import type { Sharp } from "sharp";
import { afterAll } from "vitest";
import { openPictureServer } from "#tests/worlds/backends/pictureServer.ts";
import type { PictureServer } from "#tests/worlds/backends/pictureServer.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const UPLOADS = "/wp-content/uploads";
const SHAPE = Buffer.from(
  `<svg width="200" height="200"><circle cx="100" cy="100" r="90" fill="#fd9" /></svg>`,
);

/** A WordPress, a listed CDN and an unlisted origin, with pictures. */
type PictureServers = { wordpress: PictureServer; cdn: PictureServer; stranger: PictureServer };

/** The real server over three servers with pictures. */
export type PictureWorld = PictureServers & { app: FastifyInstance; folder: string };

/** Gives a test file a world over servers with pictures. */
export function pictureWorld() {
  let servers: PictureServers | undefined;
  /** The server, after it has been restarted. */
  let restarted: { app: FastifyInstance; folder: string } | undefined;

  afterAll(() => Promise.all(Object.values(servers ?? {}).map((server) => server.close())));
  const world = worldOf(async () => {
    const [wordpress, cdn, stranger] = await Promise.all([
      openPictureServer(),
      openPictureServer(),
      openPictureServer(),
    ]);
    servers = { wordpress, cdn, stranger };
    return {
      settings: {
        GRAPHQL_ENDPOINT: `${wordpress.origin}/graphql`,
        IMAGE_ORIGINS: `https://cdn.example, ${cdn.origin}`,
      },
    };
  });

  const over = (): PictureWorld => {
    const { app, dataDir } = world();
    if (!servers) throw new Error("The servers are opened before the first test.");
    return { ...servers, app, folder: dataDir, ...restarted };
  };

  /** Opens the server again over the same pictures, with its data in this folder. */
  async function restart(folder = over().folder): Promise<void> {
    await over().app.close();
    restarted = { app: await world().openNext({ DATA_DIR: folder }), folder };
  }

  return {
    over,
    restart,
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
