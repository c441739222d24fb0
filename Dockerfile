# Vitrine: docker build -t vitrine . (--build-arg LANGUAGE=de or LANGUAGES=en,de, started with it too)

# npm alone comes from this image: the Node that runs the shop is one of the locked packages.
FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG LANGUAGE=en
ARG LANGUAGES
# --no-save, since a changed package-lock.json would count as a changed source of the build.
RUN npm run build \
  && npm prune --omit=dev --omit=peer --no-save \
  && ln -s node_modules/node-linux-*/bin/node node \
  && rm -rf node_modules/node-linux-*/include node_modules/.cache .cache .data \
  && mkdir /data

# glibc, libstdc++ and certificates, without a shell; its user has the number 65532.
FROM gcr.io/distroless/cc-debian12:nonroot
WORKDIR /shop
COPY --from=build /shop ./
COPY --from=build --chown=65532:65532 /data /data
# Nothing is written elsewhere: the root file system may be read-only.
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data ENV_FILE= NODE_ENV=production NODE_COMPILE_CACHE=/data/compiled
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s CMD ["/shop/node", "deploy/isReady.js", "3000"]
CMD ["/shop/node", "server/start.ts"]
