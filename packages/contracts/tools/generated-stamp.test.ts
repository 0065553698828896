import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { generatedStamp } from './generated-stamp';
import { contractsRoot } from './run-forge';

let copy: string;

beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'besc-stamp-'));
  for (const part of ['src', 'generated', 'foundry.toml', 'tools']) {
    await cp(join(contractsRoot, part), join(copy, part), { recursive: true });
  }
});
afterEach(() => rm(copy, { recursive: true, force: true }));

test('is the same for the same files wherever they lie', async () => {
  expect(await generatedStamp(copy)).toBe(await generatedStamp());
});

test.each([
  ['a source', 'src/swap/BescPair.sol'],
  ['a source that is new', 'src/swap/Another.sol'],
  ['the settings of the compiler', 'foundry.toml'],
  ['the way to the compiler', 'tools/solc'],
  ['the tool that writes the modules', 'tools/generate.ts'],
  ['the tool that joins them', 'tools/contracts-together.ts'],
  ['a module changed by hand', 'generated/bytecode/pair.ts'],
  ['a module that nothing writes', 'generated/abi/stray.ts'],
])('changes with %s', async (_, path) => {
  const before = await generatedStamp(copy);
  await writeFile(join(copy, path), 'something else');
  expect(await generatedStamp(copy)).not.toBe(before);
});

test.each([
  ['addresses', 'deployments/local.ts'],
  ['roles', 'roles.md'],
])('does not change with the %s, which are computed each time', async (_, path) => {
  const before = await generatedStamp(copy);
  await writeFile(join(copy, 'generated', path), 'something else');
  expect(await generatedStamp(copy)).toBe(before);
});
