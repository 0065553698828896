import { keccak_256 } from '@noble/hashes/sha3';
import { bytesToHex } from '@noble/hashes/utils';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testAddress } from '../../test/address';
import { rankTraders, type Trader } from './rank-traders';
import { rankOfNextTier, tierOf, tiers } from './tiers';

const account = (number: number) => testAddress(`0x${bytesToHex(keccak_256(`${number}`)).slice(24)}`);
const anyTraders = fc
  .array(fc.record({ teamId: fc.integer({ min: 1, max: 3 }), volume: fc.bigInt({ min: 0n, max: 20n }) }), {
    maxLength: 60,
  })
  .map((rows) => rows.map((row, index): Trader => ({ account: account(index), ...row })));

test('COMP-14 COMP-15 tiers of a team end at ranks 1, 10, 100 and 500', () => {
  expect([1, 2, 10, 11, 100, 101, 500, 501, 20_000].map(tierOf)).toEqual([
    'gold',
    'silver',
    'silver',
    'bronze',
    'bronze',
    'purple',
    'purple',
    'teal',
    'teal',
  ]);
  expect(tiers).toEqual(['teal', 'purple', 'bronze', 'silver', 'gold']);
  expect([1, 2, 10, 11, 101, 501].map(rankOfNextTier)).toEqual([undefined, 1, 1, 10, 100, 500]);
});

test('every order of the same accounts gives the same result, each has one rank, and more volume a better one', () => {
  fc.assert(
    fc.property(anyTraders, (traders) => {
      const { traders: ranked, teams } = rankTraders(traders);
      expect(rankTraders(traders.toReversed())).toEqual({ traders: ranked, teams });
      expect(ranked.map(({ rank }) => rank)).toEqual(ranked.map((_, index) => index + 1));
      expect(ranked).toHaveLength(traders.filter(({ volume }) => volume > 0n).length);
      for (const [index, one] of ranked.entries()) {
        const better = ranked[index - 1];
        if (better) expect(better.volume >= one.volume).toBe(true);
        const before = ranked.slice(0, index).filter(({ teamId }) => teamId === one.teamId);
        expect(one.teamRank).toBe(before.length + 1);
      }
      expect(teams.map(({ teamId }) => teamId).toSorted()).toEqual([1, 2, 3]);
    }),
    { numRuns: 100 },
  );
});

test('COMP-14 of a team the first 500 count, and teams are in the order of that sum', () => {
  const many = Array.from({ length: 502 }, (_, index) => ({ account: account(index), teamId: 2, volume: 10n }));
  const one = { account: account(600), teamId: 3, volume: 5_005n };
  const { teams, traders } = rankTraders([...many, one]);
  expect(teams).toEqual([
    { teamId: 3, volume: 5_005n },
    { teamId: 2, volume: 5_000n },
    { teamId: 1, volume: 0n },
  ]);
  expect(traders.filter(({ tier }) => tier === 'teal')).toHaveLength(2);
});

test('twenty thousand accounts are ranked within a second', () => {
  const traders = Array.from({ length: 20_000 }, (_, index) => {
    return { account: account(index), teamId: 1 + (index % 3), volume: BigInt((index * 7919) % 10_007) };
  });
  const start = Date.now();
  expect(rankTraders(traders).traders.length).toBeGreaterThan(19_000);
  expect(Date.now() - start).toBeLessThan(1000);
});
