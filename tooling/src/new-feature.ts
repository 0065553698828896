import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { featureNames } from './new-feature/feature-names';
import { withKnownTexts } from './new-feature/known-texts';
import { optionalLayers, type Skeleton, skeletonOf } from './new-feature/layers';
import { wordsTaken } from './slug-names';
import { sourceFiles } from './source-files';

const root = resolve(import.meta.dirname, '../..');

const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');

/** Throws for a slug that there is already, or whose word or contract means something else. */
function requireFree({ slug, files }: Skeleton): void {
  const taken = Object.keys(files).find((file) => existsSync(`${root}/${file}`));
  if (taken !== undefined) throw new Error(`${taken} exists already: choose another slug or delete the feature first.`);
  // What is compiled is known by its name alone.
  const compiled = new Set(sourceFiles(root, ['.sol']).map((file) => basename(file)));
  const twice = Object.keys(files).find((file) => compiled.has(basename(file)));
  if (twice !== undefined) throw new Error(`There is a contract in ${basename(twice)} already: choose another slug.`);
  const written = sourceFiles(root, ['.ts', '.tsx']).filter((file) => !file.includes('/generated/'));
  const [first, ...others] = wordsTaken(slug, written, read);
  if (first === undefined) return;
  const rest = others.length === 0 ? '' : ` and ${others.length} others`;
  throw new Error(`"${slug}" is a word that means something else in ${first}${rest}: choose another slug.`);
}

/** Writes the files of a feature and its lines in the registries. */
function createFeature({ files, lines }: Skeleton): string[] {
  const changed = Object.entries(lines).map(([file, line]) => [file, `${read(file).trimEnd()}\n${line}\n`] as const);
  const texts = withKnownTexts(files, { existing: sourceFiles(root, ['.json']), read });
  const written = [...Object.entries(texts), ...changed];
  for (const [file, source] of written) {
    mkdirSync(dirname(`${root}/${file}`), { recursive: true });
    writeFileSync(`${root}/${file}`, source);
  }
  const paths = written.map(([file]) => file);
  const formatted = paths.filter((file) => !file.endsWith('.sol'));
  execFileSync(`${root}/node_modules/.bin/biome`, ['check', '--write', ...formatted], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return paths;
}

try {
  const options = { without: { type: 'string', default: '' }, help: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [slug] = positionals;
  if (slug === undefined || values.help) {
    throw new Error(
      `Name the feature: npm run new:feature farms [-- --without keeper,api]. Layers to leave out: ${optionalLayers.join(', ')}.`,
    );
  }
  const without = values.without.split(',').filter((layer) => layer !== '');
  const skeleton = skeletonOf(featureNames(slug), without);
  requireFree(skeleton);
  for (const file of createFeature(skeleton)) console.log(file);
  if (skeleton.hasContract) {
    console.log('\nThe contract is compiled, and its ABI, byte code, address and name are written:');
    execFileSync('npm', ['run', '--silent', 'fmt', '-w', '@besc/contracts'], { cwd: root, stdio: 'inherit' });
    const generate = ['run', '--silent', 'generate', '-w', '@besc/contracts', '--', '--added', `src/${skeleton.slug}`];
    execFileSync('npm', generate, { cwd: root, stdio: 'inherit' });
    console.log(`After a change of the contract: npm run ${generate.slice(2).join(' ')}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
