# Vitrine: docker build -t vitrine . (--build-arg LANGUAGE=de, LANGUAGES=en,de or THEME=…, started with it too)

# npm alone comes from this image: the Node that runs the shop is one of the locked packages.
FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG LANGUAGE=en
ARG LANGUAGES
ARG THEME
RUN npm run build && mkdir /data

# For a folder that is mounted at /shop/shop (--target mounted): builds at the start if it has changed.
FROM build AS mounted
# What a build writes, with the schema and slots of fields in shop/schema.
RUN mkdir -p .cache node_modules/.cache node_modules/.vite-temp \
  && chown -R node /data dist __generated__ server/__generated__ words relay components/product \
    .cache node_modules/.cache node_modules/.vite-temp \
  && chown node . node_modules
USER node
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data ENV_FILE=
VOLUME /data /shop/shop
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=180s CMD ["node", "deploy/isReady.js", "3000"]
CMD ["node", "server/commands/requireNode.js", "server/start.ts"]

FROM build AS pruned
# --no-save, since a changed package-lock.json would count as a changed source of the build.
RUN npm prune --omit=dev --omit=peer --no-save \
  && ln -s node_modules/node-linux-*/bin/node node \
  && rm -rf node_modules/node-linux-*/include node_modules/.cache .cache .data

# glibc, libstdc++ and certificates, without a shell; its user has the number 65532.
FROM gcr.io/distroless/cc-debian12:nonroot
WORKDIR /shop
COPY --from=pruned /shop ./
COPY --from=pruned --chown=65532:65532 /data /data
# Nothing is written elsewhere: the root file system may be read-only.
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data ENV_FILE= NODE_ENV=production NODE_COMPILE_CACHE=/data/compiled
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s CMD ["/shop/node", "deploy/isReady.js", "3000"]
CMD ["/shop/node", "server/start.ts"]
