import { stringify } from 'yaml';
import { deploymentFile, type ProductionService } from './services';
import { images } from './versions';

const required = (name: string) => `\${${name}:?}`;
const databaseUrl = (name: string) => `postgres://besc:${required('POSTGRES_PASSWORD')}@postgres/${name}`;

/** Everything on one machine: the services, Postgres and the web server. What only the operator knows stands in `.env`. */
export function composeFile(services: readonly ProductionService[]): string {
  const entries = services.map((service) => [service.name, composed(service)] as const);
  const content = {
    services: {
      postgres: {
        image: images.postgres,
        restart: 'always',
        environment: { POSTGRES_USER: 'besc', POSTGRES_PASSWORD: required('POSTGRES_PASSWORD'), POSTGRES_DB: 'index' },
        volumes: [
          'database:/var/lib/postgresql/data',
          './postgres/databases.sql:/docker-entrypoint-initdb.d/databases.sql:ro',
        ],
        healthcheck: { test: ['CMD', 'pg_isready', '-U', 'besc', '-d', 'index'], interval: '5s', retries: 12 },
      },
      ...Object.fromEntries(entries),
      web: {
        build: { context: '..', dockerfile: 'production/images/web.Dockerfile' },
        restart: 'always',
        ports: ['80:80'],
        volumes: ['./site:/srv/besc/site:ro'],
        depends_on: services.filter(({ isPublic }) => isPublic).map(({ name }) => name),
      },
    },
    volumes: { database: {}, ...Object.fromEntries(services.filter(keepsState).map(({ name }) => [name, {}])) },
  };
  return stringify(content, { lineWidth: 0 });
}

const keepsState = ({ keepsState: state }: ProductionService) => state === true;

function composed(service: ProductionService) {
  const { name, folder, port, environment, fromOperator, database, asks = {}, memoryMegabytes, stopSeconds } = service;
  const health = `fetch("http://127.0.0.1:${port}/health").then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))`;
  return {
    build: { context: '..', dockerfile: `production/images/${folder.replace('apps/', '')}.Dockerfile` },
    restart: 'always',
    read_only: true,
    tmpfs: ['/tmp'],
    mem_limit: `${memoryMegabytes}m`,
    stop_grace_period: `${stopSeconds}s`,
    environment: {
      HOST: '0.0.0.0',
      PORT: String(port),
      DEPLOYMENT_FILE: deploymentFile,
      ...(database && { DATABASE_URL: databaseUrl(database) }),
      ...environment,
      ...Object.fromEntries(
        Object.entries(asks).map(([key, { service: host, path }]) => [key, `http://${host}${path}`]),
      ),
      ...Object.fromEntries(fromOperator.map((key) => [key, required(key)])),
    },
    volumes: [
      `./deployment.json:${deploymentFile}:ro`,
      ...(service.keepsState ? [`${name}:/var/lib/besc-keeper`] : []),
    ],
    ...(database && { depends_on: { postgres: { condition: 'service_healthy' } } }),
    healthcheck: { test: ['CMD', 'node', '-e', health], interval: '10s', start_period: '120s' },
  };
}
