import { expect, test } from 'vitest';
import { testTools } from './test-tools';

const folder = 'apps/web/src/blocks/wallet';

test('a builder that only tests import is a tool of tests, even of one', () => {
  expect(testTools(new Map([[`${folder}/sign.test.ts`, [`${folder}/make-wallet.ts`]]]))).toEqual([
    `${folder}/make-wallet.ts`,
  ]);
});

test('so is what several tests share and nothing else uses', () => {
  const shared = [`${folder}/chain-double.ts`];
  const imports = new Map([
    [`${folder}/sign.test.ts`, shared],
    [`${folder}/sign.stories.tsx`, shared],
  ]);
  expect(testTools(imports)).toEqual(shared);
  expect(testTools(new Map([...imports, [`${folder}/sign.ts`, shared]]))).toEqual([]);
});

test('what has a test of its own, or stands among the tests, is none', () => {
  const imports = new Map([
    [`${folder}/sign.test.ts`, [`${folder}/sign.ts`, 'apps/web/test/make-record.ts']],
    [`${folder}/batch.test.ts`, [`${folder}/sign.ts`, 'packages/localnet/src/make-exchange.ts']],
  ]);
  expect(testTools(imports)).toEqual([]);
});
