import sharp from "sharp";
import { expect, test } from "vitest";
import { inlineLogo } from "./inlineLogo.ts";

type Load = { handler: (this: object, id: string) => Promise<string> };

test("The inlined favicon is a PNG of 32 pixels in a data URL", async () => {
  const watched: string[] = [];
  const { handler } = inlineLogo().load as Load;
  const addWatchFile = (file: string) => watched.push(file);
  const code = await handler.call({ addWatchFile }, "components/frame/favicon.svg?inline");
  const [, bytes = ""] = /^export default "data:image\/png;base64,([^"]+)";$/.exec(code) ?? [];
  const { format, width, height } = await sharp(Buffer.from(bytes, "base64")).metadata();
  expect({ format, width, height }).toEqual({ format: "png", width: 32, height: 32 });
  expect(bytes.length).toBeLessThan(1000);
  expect(watched).toEqual(["components/frame/favicon.svg"]);
});
