import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { featureNames } from './new-feature/feature-names';
import { withKnownTexts } from './new-feature/known-texts';
import { optionalLayers, type Skeleton, skeletonOf } from './new-feature/layers';
import { sourceFiles } from './source-files';

const root = resolve(import.meta.dirname, '../..');

/** Writes the files of a feature and its lines in the registries; refuses when a file already exists. */
function createFeature({ files, lines }: Skeleton): string[] {
  const taken = Object.keys(files).find((file) => existsSync(`${root}/${file}`));
  if (taken !== undefined) throw new Error(`${taken} exists already: choose another slug or delete the feature first.`);
  const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');
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
