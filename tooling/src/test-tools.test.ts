import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { frames, needlessExceptions, testTools, usedOtherwise } from './test-tools';

const folder = 'apps/web/src/blocks/wallet';
const root = resolve(import.meta.dirname, '../..');

test('what only tests import is a tool of tests, whatever its name, a test of its own or not', () => {
  const shared = [`${folder}/chain-double.ts`];
  const imports = new Map([
    [`${folder}/sign.test.ts`, shared],
    [`${folder}/sign.stories.tsx`, shared],
  ]);
  expect(testTools(imports)).toEqual(shared);
  expect(testTools(new Map([[`${folder}/sign.test.ts`, [`${folder}/make-wallet.ts`]]]))).toEqual([
    `${folder}/make-wallet.ts`,
  ]);
  expect(testTools(new Map([[`${folder}/sign.test.ts`, [`${folder}/sign.ts`]]]))).toEqual([`${folder}/sign.ts`]);
  expect(testTools(new Map([...imports, [`${folder}/screen.tsx`, shared]]))).toEqual([]);
});

test('so is what leads nowhere else', () => {
  const imports = new Map([
    [`${folder}/sign.ts`, [`${folder}/digest.ts`]],
    [`${folder}/sign.test.ts`, [`${folder}/sign.ts`]],
    [`${folder}/digest.ts`, [`${folder}/words.ts`]],
  ]);
  expect(testTools(imports).sort()).toEqual(['digest.ts', 'sign.ts', 'words.ts'].map((file) => `${folder}/${file}`));
  expect(testTools(imports, { [`${folder}/sign.ts`]: 'waits for its feature' })).toEqual([]);
  expect(testTools(new Map([...imports, [`${folder}/wallet.ts`, [`${folder}/digest.ts`]]]))).toEqual([
    `${folder}/sign.ts`,
  ]);
});

test('what stands among the tests, is for scripts, generated or no module is none', () => {
  const imports = new Map([
    [
      `${folder}/sign.test.ts`,
      [
        ...['apps/web/test/make-record.ts', 'packages/localnet/src/make-exchange.ts', `${folder}/messages/en.json`],
        'packages/contracts/generated/bytecode/staking-pool.ts',
      ],
    ],
    ['packages/contracts/tools/farms/farms-vectors.ts', ['packages/domain/src/farms/farm-rewards.ts']],
  ]);
  expect(testTools(imports)).toEqual([]);
});

test('an exception gives its reason, exists, and goes when the product uses it', () => {
  for (const [file, reason] of Object.entries({ ...usedOtherwise, ...frames })) {
    expect(existsSync(`${root}/${file}`), file).toBe(true);
    expect(reason.length, file).toBeGreaterThan(10);
  }
  const file = `${folder}/sign.ts`;
  const tested = new Map<string, string[]>([
    [`${folder}/sign.test.ts`, [file]],
    [file, []],
  ]);
  expect(needlessExceptions(tested, { [file]: 'waits for its feature' })).toEqual([]);
  const used = new Map([...tested, [`${folder}/screen.tsx`, [file]]]);
  expect(needlessExceptions(used, { [file]: 'waits for its feature' })).toEqual([file]);
});
