import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { IndexSettings } from '../src/shared/parse-index-settings';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Database schema for the rows of exactly this code, these settings and this chain: rows made by other rules are never
 * continued, what was fetched from the chain is shared.
 */
export function schemaName(settings: IndexSettings): string {
  const hash = createHash('sha256');
  for (const file of [...sources(join(root, 'src')), join(root, 'ponder.schema.ts'), join(root, 'ponder.config.ts')]) {
    hash.update(readFileSync(file));
  }
  const domain = dirname(dirname(fileURLToPath(import.meta.resolve('@besc/domain/market/derived-native'))));
  for (const file of sources(domain).filter((name) => !name.endsWith('.test.ts'))) hash.update(readFileSync(file));
  const { genesisHash, contracts, pricing } = settings;
  const trusted = { ...pricing, minimumReserveNativeE18: pricing.minimumReserveNativeE18.toString() };
  hash.update(JSON.stringify([genesisHash, contracts, trusted]));
  return `exchange_${hash.digest('hex').slice(0, 12)}`;
}

/** The TypeScript files below a folder in a fixed order. The API reads rows and makes none. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(join(root, 'src', 'api')))
    .sort();
}
