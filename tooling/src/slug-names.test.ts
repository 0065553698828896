import { expect, test } from 'vitest';
import { slugNames, wordsTaken } from './slug-names';

const found = (file: string, line: string) => slugNames(file, `\n${line}\n`).length;

test.each([
  ["const master = contractOf(settings, 'farms', 'master');"],
  ['const master = layout.contracts.farms?.master;'],
  ["if (id === 'farms.minter') return;"],
  ['const farmRows = [];'],
  ['useFarms();'],
  ['FARM_SECONDS: 3,'],
  ["'src/farms/*',"],
  ["navigate('/farms');"],
])('a module of no slug may not say %s', (line) => {
  expect(slugNames('packages/contracts/deploy/audit.ts', `\n${line}\n`)).toEqual([
    'packages/contracts/deploy/audit.ts:2: names farms: that belongs to a manifest in its own folder',
  ]);
});

test('what is an ordinary word is refused only where it is a name', () => {
  const file = 'packages/localnet/src/swap/market.ts';
  expect(found(file, 'const pools = pairs.map(poolOf);')).toBe(0);
  expect(found(file, "addressOf(deployment, 'pools', 'vault');")).toBe(1);
});

test('a slug names itself and what it stands on; a registry, a test, a comment and a longer word name anything', () => {
  const line = "export * from './farms/farms.index';";
  expect(found('apps/indexer/src/farms/farms.index.ts', line)).toBe(0);
  expect(found('packages/contracts/deploy/pools.plan.ts', line)).toBe(0);
  expect(found('apps/indexer/src/slugs.ts', line)).toBe(0);
  expect(found('apps/web/src/blocks/list/data-list.stories.tsx', line)).toBe(0);
  expect(found('apps/web/src/blocks/list/data-list.tsx', '// as farms do')).toBe(0);
  expect(found('apps/web/src/blocks/list/data-list.tsx', "const group = 'Predictions';")).toBe(0);
  expect(found('apps/indexer/src/lottery/lottery.index.ts', line)).toBe(1);
});

test('what a person reads is no name, and a slug whose own name has the word of another names itself', () => {
  const file = 'apps/web/src/features/tally-board/tally-board.feature.ts';
  expect(found(file, "title: text('Initial Farm Offering'),")).toBe(0);
  expect(found(file, "t('Earn MONEY in farms', { count: farmCount })")).toBe(1);
  const slugs = ['farm-fairs', 'farms'];
  const inFairs = (line: string) => slugNames('apps/keeper/src/farm-fairs/duty.ts', line, slugs).length;
  expect(inFairs("export const farmFairsDuty = useFarmFair(FARM_FAIRS_ABI, 'farm-fairs');")).toBe(0);
  expect(inFairs('export const farmFairsDuty = farmRows;')).toBe(1);
});

test('an address below a slug’s own page names no other slug, one below another’s does', () => {
  const file = 'apps/web/src/features/tally-board/tally-board.feature.ts';
  const named = (line: string) => slugNames(file, line, ['tally-board', 'pools']);
  expect(named("path: '/tally-board/pools/$address',")).toEqual([]);
  expect(named('navigate(`/tally-board/prediction/9`);')).toEqual([]);
  expect(named("path: '/pools/history',")).toHaveLength(1);
  expect(named("'/tally-board/9' + '/pools/9'")).toHaveLength(1);
});

test('a new slug may be no word that production modules quote for something else', () => {
  const sources: Record<string, string> = {
    'apps/web/src/app/app.tsx': "open('account');",
    'apps/web/src/features/liquidity/liquidity.feature.ts': "path: '/find',",
    'apps/web/src/app/slugs.ts': "export { accountFeature } from '../features/account/account.feature';",
    'apps/web/src/features/account/account.feature.ts': "slug: 'account'",
    'apps/web/test/open.ts': "open('account');",
  };
  const read = (file: string) => sources[file] ?? '';
  expect(wordsTaken('account', Object.keys(sources), read)).toEqual(['apps/web/src/app/app.tsx']);
  expect(wordsTaken('find', Object.keys(sources), read)).toEqual([
    'apps/web/src/features/liquidity/liquidity.feature.ts',
  ]);
  expect(wordsTaken('tip-jar', Object.keys(sources), read)).toEqual([]);
});
