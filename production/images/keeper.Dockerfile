FROM node:20.20.2-bookworm-slim AS packages
WORKDIR /srv/besc/release
COPY package.json package-lock.json .npmrc ./
COPY apps/api/package.json apps/api/package.json
COPY apps/indexer/package.json apps/indexer/package.json
COPY apps/keeper/package.json apps/keeper/package.json
COPY apps/web/package.json apps/web/package.json
COPY e2e/package.json e2e/package.json
COPY packages/contracts/package.json packages/contracts/package.json
COPY packages/domain/package.json packages/domain/package.json
COPY packages/localnet/package.json packages/localnet/package.json
COPY packages/sdk/package.json packages/sdk/package.json
COPY packages/ui/package.json packages/ui/package.json
COPY packages/wire/package.json packages/wire/package.json
COPY tooling/package.json tooling/package.json
RUN npm ci --ignore-scripts --omit=dev

FROM node:20.20.2-bookworm-slim
WORKDIR /srv/besc/release
COPY --from=packages /srv/besc/release ./
COPY package.json package.json
COPY tooling/tsconfig.base.json tooling/tsconfig.base.json
COPY packages/contracts packages/contracts
COPY packages/domain packages/domain
COPY packages/sdk packages/sdk
COPY packages/wire packages/wire
COPY apps/keeper apps/keeper
RUN mkdir /var/lib/besc-keeper && chown node:node /var/lib/besc-keeper
VOLUME /var/lib/besc-keeper
WORKDIR /srv/besc/release/apps/keeper
USER node
CMD ["node","--import","tsx","src/main.ts"]
