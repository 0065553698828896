import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { contractSkeleton } from './new-feature/contract-skeleton';
import { featureNames } from './new-feature/feature-names';
import { readerSkeleton } from './new-feature/reader-skeleton';
import { registrations } from './new-feature/registrations';
import { webSkeleton } from './new-feature/web-skeleton';

const root = resolve(import.meta.dirname, '../..');

/** Writes the skeleton of a feature in every layer and its lines in the registries; refuses when a file already exists. */
function createFeature(slug: string): string[] {
  const names = featureNames(slug);
  const files = { ...contractSkeleton(names), ...readerSkeleton(names), ...webSkeleton(names) };
  const taken = Object.keys(files).find((file) => existsSync(`${root}/${file}`));
  if (taken !== undefined) throw new Error(`${taken} exists already: choose another slug or delete the feature first.`);
  const changed = Object.entries(registrations(names)).map(
    ([file, change]) => [file, change(readFileSync(`${root}/${file}`, 'utf8'))] as const,
  );
  const written = [...Object.entries(files), ...changed];
  for (const [file, source] of written) {
    mkdirSync(dirname(`${root}/${file}`), { recursive: true });
    writeFileSync(`${root}/${file}`, source);
  }
  const paths = written.map(([file]) => file);
  const formatted = paths.filter((file) => !file.endsWith('.sol'));
  execFileSync(`${root}/node_modules/.bin/biome`, ['check', '--write', ...formatted], { cwd: root, stdio: 'ignore' });
  return paths;
}

const [slug] = process.argv.slice(2);
try {
  if (slug === undefined) throw new Error('Name the feature: npm run new:feature farms');
  for (const file of createFeature(slug)) console.log(file);
  console.log('\nThe contract is compiled, and its ABI, byte code, address and name are written:');
  execFileSync('npm', ['run', '--silent', 'fmt', '-w', '@besc/contracts'], { cwd: root, stdio: 'inherit' });
  execFileSync('npm', ['run', '--silent', 'generate', '-w', '@besc/contracts'], { cwd: root, stdio: 'inherit' });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
