import { expect, test } from 'vitest';
import type { IndexSettings } from '../../src/shared/parse-index-settings';
import { sourcesOf } from '../../src/shared/sources-of';

const settings = { startBlock: 7 } as IndexSettings;
const table = {};
const swapSources = ({ startBlock }: IndexSettings) => ({ contracts: { Factory: { startBlock } } });
const blocksSources = () => ({ blocks: { Block: { interval: 1 } } });

test('the sources of all slugs are one, and tables are none', () => {
  expect(sourcesOf({ table, swapSources, blocksSources }, settings)).toEqual({
    contracts: { Factory: { startBlock: 7 } },
    blocks: { Block: { interval: 1 } },
  });
});

test('two sources of one name, a function of another name and an unread kind are refused by name', () => {
  const farmsSources = () => ({ contracts: { Factory: {} } });
  expect(() => sourcesOf({ swapSources, farmsSources }, settings)).toThrow('"Factory"');
  expect(() => sourcesOf({ farmsSource: farmsSources }, settings)).toThrow('"farmsSource"');
  expect(() => sourcesOf({ farmsSources: () => ({ accounts: {} }) }, settings)).toThrow('accounts');
});
