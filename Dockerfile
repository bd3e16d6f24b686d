# The server with its page. Build: docker build -t shamble .
FROM node:24-bookworm-slim AS build
WORKDIR /shamble
COPY . .
RUN node -e "import('./scripts/prepare.mjs').then((made) => made.prepare())" \
 && node -e "import('./scripts/page.mjs').then((made) => made.ensurePage())" \
 && npm prune --omit=dev

FROM node:24-bookworm-slim
WORKDIR /shamble
COPY --from=build --chown=root:root /shamble /shamble
RUN install -d -o node -g node /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4378 SHAMBLE_HOME=/data SHAMBLE_LOG=info
VOLUME /data
EXPOSE 4378
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "-e", "import('./cli/dist/index.js').then(({ main }) => main(['serve'])).then((code) => { process.exitCode = code })"]
