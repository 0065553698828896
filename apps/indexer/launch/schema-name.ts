import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { IndexSettings } from '../src/shared/parse-index-settings';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const fileOf = (name: string) => fileURLToPath(import.meta.resolve(name));
/** Of these no row follows; the domain's is read as a whole. */
const apart = /^@besc\/(?:domain|wire|sdk\/shared|contracts\/deploy|contracts\/deployments)\//;

/**
 * Database schema for the rows of exactly this code, these settings and this chain: rows made by other rules are never
 * continued, what was fetched from the chain is shared. Whatever the engine would refuse to continue has another name too: it
 * compares the ABIs and its own version.
 */
export function schemaName(
  settings: Pick<IndexSettings, 'genesisHash' | 'contracts' | 'pricing'>,
  read = (file: string) => readFileSync(file, 'utf8'),
): string {
  const own = [...sources(join(root, 'src')), join(root, 'ponder.schema.ts'), join(root, 'ponder.config.ts')].map(read);
  const imported = own.flatMap((text) => [...text.matchAll(/from '(@besc\/[^']+)'/g)].map(([, name = '']) => name));
  const names = [...new Set(imported)].filter((name) => !apart.test(name)).sort();
  const domain = sources(dirname(dirname(fileOf('@besc/domain/market/derived-native'))));
  const others = [...domain, ...names.map(fileOf), join(dirname(fileOf('ponder')), '../../package.json')].map(read);
  const { genesisHash, contracts, pricing } = settings;
  const trusted = { ...pricing, minimumReserveNativeE18: pricing.minimumReserveNativeE18.toString() };
  const hash = createHash('sha256');
  for (const text of [...own, ...others, JSON.stringify([genesisHash, contracts, trusted])]) hash.update(text);
  return `exchange_${hash.digest('hex').slice(0, 12)}`;
}

/** The TypeScript files below a folder in a fixed order, without tests. The API reads rows and makes none. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(join(root, 'src', 'api')))
    .sort();
}
