import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { featureNames } from './new-feature/feature-names';
import { registered } from './new-feature/registered';
import { webSkeleton } from './new-feature/web-skeleton';

const root = resolve(import.meta.dirname, '../..');
const registry = 'apps/web/src/app/features.ts';

/** Writes the skeleton of a feature and its line in the page's registry; refuses when a file already exists. */
function createFeature(slug: string): string[] {
  const names = featureNames(slug);
  const files = webSkeleton(names);
  const taken = Object.keys(files).find((file) => existsSync(`${root}/${file}`));
  if (taken !== undefined) throw new Error(`${taken} exists already: choose another slug or delete the feature first.`);
  const registration = registered(readFileSync(`${root}/${registry}`, 'utf8'), {
    name: `${names.camel}Feature`,
    from: `../features/${slug}/${slug}.feature`,
  });
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(`${root}/${file}`), { recursive: true });
    writeFileSync(`${root}/${file}`, source);
  }
  writeFileSync(`${root}/${registry}`, registration);
  const written = [...Object.keys(files), registry];
  execFileSync(`${root}/node_modules/.bin/biome`, ['check', '--write', ...written], { cwd: root, stdio: 'ignore' });
  return written;
}

const [slug] = process.argv.slice(2);
try {
  if (slug === undefined) throw new Error('Name the feature: npm run new:feature farms');
  for (const file of createFeature(slug)) console.log(file);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
