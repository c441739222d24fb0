import { expect, test } from "vitest";
import { createPictures } from "./convertedPictures.ts";
import type { Converters } from "./converters.ts";
import { PictureError } from "./pictureError.ts";

const WEBP = { avif: false, webp: true };
const PNG = Buffer.from("\x89PNG and pixels", "latin1");
const DRAWING = Buffer.from("<svg/>");

const wanted = (name: string, width = 160) => ({
  source: { from: "listed", address: `https://cdn.example/${name}` } as const,
  width,
});

/** Those that wait are refused in the end, long after the test. */
const isRefused = (error: unknown) => expect(error).toBeInstanceOf(PictureError);

/** Opens pictures over sources that are drawings by their names, and this conversion. */
const picturesWith = (convert: Converters["convert"]) =>
  createPictures(async ({ address }) => (address.endsWith(".svg") ? DRAWING : PNG), undefined, {
    convert,
    close: () => {},
  });

test("Drawings are converted one at a time, and keep no photograph waiting", async () => {
  const started: Buffer[] = [];
  const { get } = picturesWith(({ source }) => {
    started.push(source);
    return source === PNG ? Promise.resolve(PNG) : new Promise(() => {});
  });
  for (let number = 0; number < 40; number += 1) {
    get(wanted(`${number}.svg`), WEBP, `192.0.2.${number}`).catch(isRefused);
  }
  expect((await get(wanted("jug.png"), WEBP, "198.51.100.9")).bytes).toBe(PNG);
  expect(started).toEqual([DRAWING, PNG]);
});

test("A source that could not be converted in time is refused in all widths, without another try", async () => {
  let tries = 0;
  const { get } = picturesWith(() => {
    tries += 1;
    return Promise.reject(new PictureError(504, "the conversion took too long"));
  });
  await expect(get(wanted("slow.svg"), WEBP)).rejects.toMatchObject({ status: 504 });
  await expect(get(wanted("slow.svg", 320), WEBP)).rejects.toMatchObject({ status: 504 });
  expect(tries).toBe(1);
});

test("One network's pictures leave places to those of another", async () => {
  const asked: string[] = [];
  const { get } = createPictures(
    ({ address }) => {
      asked.push(address);
      return new Promise(() => {});
    },
    undefined,
    { convert: async () => PNG, close: () => {} },
  );
  for (let number = 0; number < 40; number += 1)
    get(wanted(`${number}.png`), WEBP, "192.0.2.1").catch(isRefused);
  get(wanted("other.png"), WEBP, "192.0.2.2").catch(isRefused);
  await new Promise(setImmediate);
  expect(asked).toHaveLength(6);
  expect(asked).toContain("https://cdn.example/other.png");
});
