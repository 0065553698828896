import { expect, test } from 'vitest';
import { tableProblems } from './table-problems';

const index = 'apps/indexer/src';
const sources: Record<string, string> = {
  [`${index}/random/random-tables.ts`]: "export const randomSource = onchainTable('random_source', (t) => ({}));",
  [`${index}/farms/farm-tables.ts`]: 'export const { farmDayData, farmPositionDayData } = dayTables();',
  [`${index}/swap/exchange-tables.ts`]: 'export const pair = onchainTable();',
};
const problems = (file: string, names: string) => {
  const all = { ...sources, [file]: `import { ${names} } from 'ponder:schema';` };
  return tableProblems(Object.keys(all), (name) => all[name as keyof typeof all] ?? '');
};

test('a slug uses its own tables, those of the exchange and those of the slugs that it stands on', () => {
  expect(problems(`${index}/random/on-word.ts`, 'randomSource, pair')).toEqual([]);
  expect(problems(`${index}/lottery/reserved-word.ts`, 'randomSource')).toEqual([]);
  expect(problems(`${index}/shared/read-token-price.ts`, 'pair')).toEqual([]);
});

test('no other, and what belongs to no slug those of the exchange alone', () => {
  expect(problems(`${index}/prediction/on-bet.ts`, 'pair, randomSource as source')).toEqual([
    `${index}/prediction/on-bet.ts: prediction may not use randomSource, a table of random`,
  ]);
  expect(problems(`${index}/swap/on-swap.ts`, 'farmPositionDayData')).toHaveLength(1);
  expect(problems(`${index}/shared/save-periods.ts`, 'farmDayData')).toHaveLength(1);
});
