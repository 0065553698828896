import { readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractsRoot } from './run-forge';
import type { VectorFile } from './vector-file';
import { makeRandom } from './vector-random';

// Every slug's, by name: what `<slug>/<slug>-vectors.ts` exports.
const slugs = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .flatMap((file) => /^([^/]+)\/\1-vectors\.ts$/.exec(file)?.[1] ?? [])
  .sort();

for (const slug of slugs) {
  const module: Readonly<Record<string, readonly VectorFile[]>> = await import(`./${slug}/${slug}-vectors`);
  const folder = join(contractsRoot, 'test', slug, 'vectors');
  await mkdir(folder, { recursive: true });
  for (const { name, title, seed, rows } of Object.values(module).flat()) {
    const words = rows(makeRandom(seed));
    await writeFile(
      join(folder, `${name}.bin`),
      Buffer.from(words.map((word) => word.toString(16).padStart(64, '0')).join(''), 'hex'),
    );
    console.log(`vectors of ${slug}: ${title}`);
  }
}
