import { expect, test } from 'vitest';
import { testAddress } from '../../test/address';
import { listChanges } from './list-changes';

const makeEntry = (digit: string, symbol: string, decimals = 18) => ({
  chainId: 2372,
  address: testAddress(`0x${digit.repeat(40)}`),
  symbol,
  name: symbol,
  decimals,
});

test('LIST-17 an update says what comes, goes and changes', () => {
  const [stays, goes, changes] = [makeEntry('1', 'A'), makeEntry('2', 'B'), makeEntry('a', 'C', 9)];
  const comes = makeEntry('4', 'D');
  const changed = { ...changes, decimals: 18 };
  expect(listChanges([stays, goes, changes], [stays, changed, comes])).toEqual({
    added: [comes],
    removed: [goes],
    changed: [{ from: changes, to: changed }],
  });
});

test('one address on another chain is another token', () => {
  const here = makeEntry('1', 'A');
  const there = { ...here, chainId: 97 };
  expect(listChanges([here], [there])).toEqual({ added: [there], removed: [here], changed: [] });
});
