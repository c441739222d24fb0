import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Opens a proxy for a shop's `/graphql` that breaks down right after it has created an order. */
export async function openFrailBackend(url: string) {
  let isBroken = false;
  const server = createServer((message, response) => {
    const forward = async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of message) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks).toString();
      if (isBroken) return void response.destroy();
      const session = message.headers["woocommerce-session"];
      const result = await fetch(`${url}/graphql`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          // A storefront takes changes from its own pages only.
          origin: url,
          ...(typeof session === "string" && { "woocommerce-session": session }),
        },
        body,
      });
      const text = await result.text();
      isBroken ||= body.includes("checkout(input");
      if (isBroken) return void response.destroy();
      const token = result.headers.get("woocommerce-session");
      response.writeHead(result.status, {
        "content-type": "application/json",
        ...(token !== null && { "woocommerce-session": token }),
      });
      response.end(text);
    };
    void forward().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}/graphql`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
