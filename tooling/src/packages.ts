// `npm run packages`: writes production/ afresh from the descriptions in tooling/src/production.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writtenFiles } from './production/written-files';

const folder = fileURLToPath(new URL('../../production', import.meta.url));
rmSync(folder, { recursive: true, force: true });
for (const [path, text] of writtenFiles()) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
