import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { type Budget, budgetsOf } from './budgets';
import { featureCosts, mostFeatureBytes } from './feature-costs';
import { loadedFiles, type Manifest, manifestSchema } from './loaded-files';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));

function readManifest(): Manifest {
  try {
    return z.parse(manifestSchema, JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8')));
  } catch (cause) {
    throw new Error('There is no build to measure: run `npm run build -w @besc/web` first.', { cause });
  }
}

function measure(manifest: Manifest, { entries, without = [] }: Budget) {
  const before = loadedFiles(manifest, without);
  const files = [...loadedFiles(manifest, entries)].filter((file) => !before.has(file));
  let gzip = 0;
  let brotli = 0;
  for (const file of files) {
    const bytes = readFileSync(`${dist}${file}`);
    gzip += gzipSync(bytes, { level: 9 }).length;
    brotli += brotliCompressSync(bytes).length;
  }
  return { files, gzip: gzip / 1024, brotli: brotli / 1024 };
}

const manifest = readManifest();
let isOver = false;
const registry = readFileSync(fileURLToPath(new URL('../src/app/slugs.ts', import.meta.url)), 'utf8');
for (const budget of budgetsOf(registry)) {
  const { files, gzip, brotli } = measure(manifest, budget);
  const isTooBig = gzip > budget.gzipKibibytes || brotli > (budget.brotliKibibytes ?? Number.POSITIVE_INFINITY);
  isOver ||= isTooBig;
  const limit = `at most ${budget.gzipKibibytes} gzip${budget.brotliKibibytes ? `, ${budget.brotliKibibytes} brotli` : ''}`;
  console.log(
    `${isTooBig ? 'OVER' : 'ok  '}  ${budget.name}: ${gzip.toFixed(1)} KiB gzip, ${brotli.toFixed(1)} KiB brotli in ${files.length} files (${limit})`,
  );
  if (process.argv.includes('--files')) for (const file of files) console.log(`        ${file}`);
}
for (const { slug, bytes } of await featureCosts(fileURLToPath(new URL('../src/features/', import.meta.url)))) {
  if (bytes <= mostFeatureBytes) continue;
  isOver = true;
  console.log(
    `OVER  ${slug} adds ${bytes} bytes to the first view (at most ${mostFeatureBytes}): load more of it later`,
  );
}
process.exitCode = isOver ? 1 : 0;
