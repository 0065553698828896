import { expect, test } from 'vitest';
import { fileViolations } from './file-violations';

const at = (comment: string) => ['/', '/', ' ', comment].join('');

test('a plain file keeps every rule', () => {
  expect(fileViolations('packages/domain/src/swap/best-trade.ts', 'export const a = 1;\n')).toEqual([]);
});

test('who makes an Address may cast to it, and an entry of a list is one already', () => {
  const cast = ['as', 'Address;'].join(' ');
  expect(fileViolations('packages/wire/src/shared/checksum-address.ts', `return text ${cast}`)).toEqual([]);
  expect(fileViolations('packages/domain/src/swap/a.ts', `const first = path[0] ${cast}`)).toEqual([]);
});

test.each([
  ['packages/domain/src/swap/utils.ts', ''],
  ['packages/domain/src/swap/BestTrade.ts', ''],
  ['packages/domain/src/swap/a.ts', 'x\n'.repeat(302)],
  ['packages/domain/src/swap/a.ts', at(['biome', 'ignore lint'].join('-'))],
  ['packages/domain/src/swap/a.ts', at(['TO', 'DO later'].join(''))],
  ['packages/domain/src/swap/a.ts', ['const a = b as', 'unknown as C;'].join(' ')],
  ['packages/domain/src/swap/a.test.ts', ['test', 'skip("x")'].join('.')],
  ['apps/web/src/app/a.test.ts', ['vi', "mock('../app');"].join('.')],
  ['packages/domain/src/swap/a.ts', ['const a = { ..', '{ b, c }, d };'].join('.')],
  ['packages/domain/src/swap/a.ts', ['const p = "', 'home/somebody/x";'].join('/')],
  ['packages/domain/src/swap/a.ts', ['type Hash = `0x', '{string}`;'].join('$')],
  ['apps/web/src/features/farms/a.ts', ['const a = settings.contracts', 'lotery?.gmae'].join('.')],
  ['apps/web/src/app/a.test.ts', ['const one = text as', 'Address;'].join(' ')],
  ['apps/web/src/features/farms/a.tsx', ['<TextField input', 'Mode="numeric" />'].join('')],
  ['apps/indexer/src/swap/a.ts', ['const one = text as', 'IndexId;'].join(' ')],
])('%s is refused', (file, source) => {
  expect(fileViolations(file, source)).toHaveLength(1);
});
