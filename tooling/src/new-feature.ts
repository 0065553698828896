import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { featureNames } from './new-feature/feature-names';
import { withLanguages } from './new-feature/known-texts';
import { optionalLayers, type Skeleton, skeletonOf } from './new-feature/layers';
import { writeWhole } from './new-feature/write-whole';
import { requireFree } from './require-free';
import { sourceFiles } from './source-files';

const root = resolve(import.meta.dirname, '../..');
const generated = 'packages/contracts/generated';

const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');

/** Writes the files of a feature, its lines in the registries and what is generated from its contract: all of it, or nothing. */
function createFeature({ slug, files, lines, hasContract }: Skeleton, existing: readonly string[]): void {
  const changed = Object.entries(lines).map(([file, line]) => [file, `${read(file).trimEnd()}\n${line}\n`] as const);
  const texts = withLanguages(files, { existing: existing.filter((file) => file.endsWith('.json')), read });
  const written = [...Object.entries(texts), ...changed];
  const paths = written.map(([file]) => file);
  const modules = ['abi', 'bytecode'].map((kind) => `${generated}/${kind}/${slug}.ts`);
  const all = [
    ...paths,
    ...modules,
    ...existing.filter((file) => /^packages\/(?:contracts|sdk)\/generated\//.test(file)),
  ];
  writeWhole(
    all.map((file) => `${root}/${file}`),
    () => {
      for (const [file, source] of written) {
        mkdirSync(dirname(`${root}/${file}`), { recursive: true });
        writeFileSync(`${root}/${file}`, source);
      }
      const formatted = paths.filter((file) => !file.endsWith('.sol'));
      execFileSync(`${root}/node_modules/.bin/biome`, ['check', '--write', ...formatted], {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      for (const path of paths) console.log(path);
      if (hasContract) compileContract(slug);
    },
  );
}

function compileContract(slug: string): void {
  console.log('\nThe contract is compiled, and its ABI, byte code, address and name are written:');
  const added = ['--added', `src/${slug}`];
  // Not by npm, whose start is a good part of what each takes.
  for (const words of [
    ['tools/forge.ts', 'fmt'],
    ['tools/generate-all.ts', ...added],
  ]) {
    execFileSync(`${root}/node_modules/.bin/tsx`, words, { cwd: `${root}/packages/contracts`, stdio: 'inherit' });
  }
  console.log(`After a change of the contract: npm run generate -w @besc/contracts -- ${added.join(' ')}`);
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
  const existing = sourceFiles(root, ['']);
  requireFree(skeleton, { existing, read });
  createFeature(skeleton, existing);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
