import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { compareChain } from './compare-chain';

const root = resolve(import.meta.dirname, '../../..');
const siteFile = async (name: string) => readFileSync(join(root, 'docs/samples', name), 'utf8');

test('a chain that does not answer, and a release without contracts, are told', async () => {
  expect(await compareChain({ siteFile }, root, 'http://127.0.0.1:9')).toEqual([
    'no endpoint answers: http://127.0.0.1:9',
  ]);
  await expect(compareChain({ siteFile: async () => undefined }, root, undefined)).rejects.toThrow(
    'The release has no plan.json',
  );
}, 30_000);
