import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";

// Static comparison page of the Lighthouse audits: text and pictures of a shop's page.

/** The initial content of a shop page: its text and its eager pictures. */
type Shown = { title: string; words: string[]; pictures: string[] };

const readShown = (page: Page): Promise<Shown> =>
  page.evaluate(() => {
    const main = document.querySelector("main");
    const words = (main?.innerText ?? "").split(/\n+/).filter((line) => line.trim() !== "");
    const pictures = [...(main?.querySelectorAll("img:not([loading=lazy])") ?? [])];
    for (const picture of pictures) picture.removeAttribute("class");
    return { title: document.title, words, pictures: pictures.map(({ outerHTML }) => outerHTML) };
  });

const escaped = (words: string) => words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Returns a minimal HTML page with only this text and these pictures. */
const written = ({ title, words, pictures }: Shown) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="description" content="${escaped(title)}">
<title>${escaped(title)}</title>
<style>
body { font: 17px/1.5 "Segoe UI", sans-serif; margin: 0 auto; max-width: 80rem; padding: 16px }
div { display: grid; gap: 16px; grid-template-columns: repeat(${pictures.length > 1 ? 2 : 1}, 1fr) }
img { aspect-ratio: 4/5; height: auto; width: 100% }
</style>
</head>
<body>
<h1>${escaped(words[0] ?? title)}</h1>
<div>${pictures.join("\n")}</div>
${words
  .slice(1)
  .map((line) => `<p>${escaped(line)}</p>`)
  .join("\n")}
</body>
</html>`;

type StaticResponse = { type: string; body: Buffer };

/** A server with one static page, and pictures that it fetches from the shop and caches. */
export type StaticPage = { url: string; close: () => void };

/**
 * Serves a static page with the text and the pictures of a shop's page.
 * @param page the shop's page, in a browser without JavaScript
 */
export async function serveStaticPage(page: Page, shopUrl: string): Promise<StaticPage> {
  const html = brotliCompressSync(written(await readShown(page)));
  const cached = new Map<string, Promise<StaticResponse>>();

  async function fromShop(path: string, accept: string): Promise<StaticResponse> {
    const result = await fetch(shopUrl + path, { headers: { accept } });
    const type = result.headers.get("content-type") ?? "";
    return { type, body: Buffer.from(await result.arrayBuffer()) };
  }

  const server = createServer((request, response) => {
    const { url = "/", headers } = request;
    if (url === "/") {
      const type = "text/html; charset=utf-8";
      response.writeHead(200, { "content-type": type, "content-encoding": "br" }).end(html);
      return;
    }
    const picture = cached.get(url) ?? fromShop(url, headers.accept ?? "*/*");
    cached.set(url, picture);
    picture.then(
      ({ type, body }) =>
        response
          .writeHead(200, { "content-type": type, "cache-control": "max-age=31536000" })
          .end(body),
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
