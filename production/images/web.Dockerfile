FROM node:20.20.2-bookworm-slim AS page
WORKDIR /srv/besc/release
COPY . ./
RUN npm ci --ignore-scripts && npm run build -w @besc/web

FROM nginx:1.28.0-bookworm
COPY --from=page /srv/besc/release/apps/web/dist /srv/besc/page
COPY production/web/nginx.conf /etc/nginx/conf.d/default.conf
EXPOSE 80
