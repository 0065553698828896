import { readFileSync } from 'node:fs';
import { alarmDashboard } from './alarm-dashboard';
import { alarmRules } from './alarm-rules';
import { alarms } from './alarms';
import { composeFile } from './compose-file';
import { graphs } from './graphs';
import { ignoredByImages, serviceImage, webImage } from './image-file';
import { runbookLines } from './runbook-lines';
import { scrapeFile } from './scrape-file';
import { type ProductionService, services } from './services';
import { systemdUnit } from './systemd-unit';
import { webServerFile } from './web-server-file';

const repository = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, repository), 'utf8');

const sampleEnvironment = `# Copy to .env and fill: what only the operator knows. The keys are those of docs/operations.md.
COMPOSE_PROJECT_NAME=besc
${['POSTGRES_PASSWORD', ...new Set(services.flatMap(({ fromOperator }) => fromOperator))].map((name) => `${name}=`).join('\n')}
`;

/** Every file of `production/` by its path there, made of the descriptions in this folder. */
export function writtenFiles(): ReadonlyMap<string, string> {
  const runbook = runbookLines(read('docs/operations.md'));
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Readonly<Record<string, { link?: true }>> };
  const workspaces = Object.keys(packages).filter((path) => path !== '' && !path.includes('node_modules/'));
  const hostOf = ({ name, port }: ProductionService) => `${name}:${port}`;
  const imaged = new Map(services.map((service) => [service.folder.replace('apps/', ''), service]));
  return new Map([
    ['compose.yml', composeFile(services)],
    ['sample.env', sampleEnvironment],
    ['postgres/databases.sql', 'create database api;\n'],
    ['images/web.Dockerfile', webImage()],
    ...[...imaged].map(([name, service]) => [`images/${name}.Dockerfile`, serviceImage(service, workspaces)] as const),
    ...['web', ...imaged.keys()].map((name) => [`images/${name}.Dockerfile.dockerignore`, ignoredByImages()] as const),
    ...services.map((service) => [`systemd/besc-${service.name}.service`, systemdUnit(service)] as const),
    ['web/nginx.conf', webServerFile(services, hostOf)],
    ['watch/alarms.yml', alarmRules(alarms, runbook)],
    ['watch/dashboard.json', `${JSON.stringify(alarmDashboard(alarms, graphs), null, 2)}\n`],
    ['watch/prometheus.yml', scrapeFile(services, hostOf)],
  ]);
}
