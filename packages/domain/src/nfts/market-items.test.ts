import { describe, expect, test } from 'vitest';
import { askProblem, askProceeds, priceByFloor } from './ask-price';
import { traitFilter, unknownTraits } from './chosen-traits';
import { inItemOrder } from './item-order';
import { rarityRanks } from './rarity-ranks';
import { traitsOf, traitTable } from './trait-table';

const squad = traitTable('squad');
const all = Array.from({ length: squad.total }, (_, id) => id);

describe('traits of a collection', () => {
  test('every value comes as often as the table says', () => {
    expect(squad.total).toBe(10_000);
    for (const { name, values, of } of squad.traits) {
      const counts = values.map((_, place) => of.reduce((sum, own) => sum + Number(own === place), 0));
      expect(counts, name).toEqual(values.map(({ count }) => count));
    }
    expect(traitsOf(squad, 7)).toContainEqual({ trait: 'Animal', value: 'Owl', count: 780 });
    for (const id of [-1, 0.5, 10_000]) expect(traitsOf(squad, id)).toEqual([]);
  });

  test('of several traits all are wanted, of several values one', () => {
    const owls = all.filter(traitFilter(squad, { Animal: ['Owl'] }));
    expect(owls).toHaveLength(780);
    const either = all.filter(traitFilter(squad, { Animal: ['Owl', 'Stag'] }));
    expect(either).toHaveLength(780 + 540);
    const both = all.filter(traitFilter(squad, { Animal: ['Owl'], Coat: ['Soot'] }));
    expect(both.length).toBeLessThan(180);
    expect(both.every((id) => owls.includes(id))).toBe(true);
    expect(all.filter(traitFilter(squad, { Animal: [] }))).toHaveLength(10_000);
  });

  test('what no portrait has is told, and nothing is found by it', () => {
    expect(unknownTraits(squad, { Animal: ['Owl', 'Unicorn'], Wings: ['Two'] })).toEqual([
      ['Animal', 'Unicorn'],
      ['Wings', 'Two'],
    ]);
    expect(all.filter(traitFilter(squad, { Animal: ['Unicorn'] }))).toEqual([]);
    expect(all.filter(traitFilter(squad, { Wings: ['Two'] }))).toEqual([]);
  });

  test('ten thousand are filtered and put in order in less than a tenth of a second', () => {
    const items = all.map((id) => ({
      tokenId: BigInt(id),
      price: id % 3 === 0 ? BigInt(id) : undefined,
      updatedAt: id,
      rank: id,
    }));
    const start = Date.now();
    const keeps = traitFilter(squad, { Animal: ['Owl', 'Hare'], Coat: ['White'] });
    inItemOrder(
      items.filter(({ rank }) => keeps(rank)),
      'price',
    );
    expect(Date.now() - start).toBeLessThan(100);
  });
});

test('the rarest has rank 1, and equal ones share a rank', () => {
  const ranks = rarityRanks(squad);
  expect(Math.min(...ranks)).toBe(1);
  const best = ranks.indexOf(1);
  expect(traitsOf(squad, best).some(({ count }) => count < 100)).toBe(true);
  const two = { name: 'Ears', values: [{ name: 'Long', count: 3 }], of: Int16Array.of(0, 0, -1, 0) };
  expect([...rarityRanks({ total: 4, traits: [two] })]).toEqual([2, 2, 1, 2]);
});

test('NFT-66 NFT-67 without a price an item is infinitely dear, without a time older than all', () => {
  const item = (tokenId: bigint, price?: bigint, updatedAt?: number, rank?: number) => ({
    tokenId,
    price,
    updatedAt,
    rank,
  });
  const items = [item(1n), item(2n, 9n, 5), item(3n, 2n, 8, 1), item(4n, 2n, 1)];
  const order = (by: Parameters<typeof inItemOrder>[1]) => inItemOrder(items, by).map(({ tokenId }) => Number(tokenId));
  expect(order('price')).toEqual([3, 4, 2, 1]);
  expect(order('price-down')).toEqual([2, 3, 4, 1]);
  expect(order('recent')).toEqual([3, 2, 4, 1]);
  expect(order('rank')).toEqual([3, 1, 2, 4]);
  expect(order('number')).toEqual([1, 2, 3, 4]);
});

test('NFT-34 NFT-35 a price stands within the limits, both included', () => {
  const limits = { minimum: 5n, maximum: 100n };
  expect([4n, 5n, 100n, 101n].map((price) => askProblem(price, limits))).toEqual([
    'too-low',
    undefined,
    undefined,
    'too-high',
  ]);
  expect([50, 95, 105, 1000].map((percent) => priceByFloor(20n, percent, limits))).toEqual([10n, 19n, 21n, 100n]);
  expect(priceByFloor(5n, 95, limits)).toBe(5n);
});

test('what arrives and what is kept make the price', () => {
  const { net, trading, creator } = askProceeds(10_001n, { tradingFee: 200, creatorFee: 150 });
  expect([net, trading, creator]).toEqual([9_651n, 200n, 150n]);
});
