import { nodeArguments, type ProductionService, sourcesOf } from './services';
import { images } from './versions';

/** Names of the manifests that an installation reads, from the folders of all packages. */
const manifests = (folders: readonly string[]) =>
  folders.map((folder) => `COPY ${folder}/package.json ${folder}/package.json`);

/** The image of a service: its sources and the packages of the lock file, run by an unprivileged user. */
export function serviceImage(service: ProductionService, workspaces: readonly string[]): string {
  return lines([
    `FROM ${images.node} AS packages`,
    'WORKDIR /srv/besc/release',
    'COPY package.json package-lock.json .npmrc ./',
    ...manifests(workspaces),
    'RUN npm ci --ignore-scripts --omit=dev',
    '',
    `FROM ${images.node}`,
    'WORKDIR /srv/besc/release',
    'COPY --from=packages /srv/besc/release ./',
    ...sourcesOf(service).map((place) => `COPY ${place} ${place}`),
    ...(service.keepsState
      ? ['RUN mkdir /var/lib/besc-keeper && chown node:node /var/lib/besc-keeper', 'VOLUME /var/lib/besc-keeper']
      : []),
    `WORKDIR /srv/besc/release/${service.folder}`,
    'USER node',
    `CMD ${JSON.stringify(['node', ...nodeArguments(service)])}`,
  ]);
}

/** The image of the web server: the built page. Headers and settings are the deployment's and are given when it starts. */
export function webImage(): string {
  return lines([
    `FROM ${images.node} AS page`,
    'WORKDIR /srv/besc/release',
    'COPY . ./',
    'RUN npm ci --ignore-scripts && npm run build -w @besc/web',
    '',
    `FROM ${images.nginx}`,
    'COPY --from=page /srv/besc/release/apps/web/dist /srv/besc/page',
    'COPY production/web/nginx.conf /etc/nginx/conf.d/default.conf',
    'EXPOSE 80',
  ]);
}

/** What no image is made of: what is installed or built elsewhere, and what only the operator knows. */
export function ignoredByImages(): string {
  const places = ['.git', '.localnet', '**/.env', 'production/deployment.json', 'production/site'];
  const made = ['node_modules', 'dist', 'out', 'cache', '.ponder'].map((name) => `**/${name}`);
  return lines([...places, ...made]);
}

function lines(parts: readonly string[]): string {
  return `${parts.join('\n')}\n`;
}
