import { registerHooks } from "node:module";

// For `node --import`: loading any file of the embedded shop throws in this process.
registerHooks({
  resolve: (specifier, context, nextResolve) => {
    const found = nextResolve(specifier, context);
    if (found.url.includes("/server/embedded/")) {
      throw new Error(`${found.url} is the embedded shop's, and must not be loaded here.`);
    }
    return found;
  },
});
