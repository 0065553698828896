import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { writtenFiles } from './written-files';

const folder = fileURLToPath(new URL('../../../production', import.meta.url));

test('production/ is what its descriptions say: npm run packages writes it', () => {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  const written = writtenFiles();
  expect(found.sort()).toEqual([...written.keys()].sort());
  for (const [path, text] of written) expect(readFileSync(join(folder, path), 'utf8'), path).toBe(text);
});
