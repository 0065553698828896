import { zeroAddress } from '@besc/domain/shared/address';
import { oneE18 } from '@besc/domain/shared/fixed-point';
import type { Listing } from '@besc/wire/nfts/fetch-listings';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { describe, expect, test } from 'vitest';
import { collectionItems, filteredItems } from './collection.view-model';
import { filterParams, firstFilter, readFilter, withTrait } from './collection-filter';
import { collectionOrders, orderedCollections } from './collection-order';
import { dayPoints } from './day-points';
import { foundItem } from './found-item';
import { itemActs } from './item.view-model';
import { marketEvents } from './market-event';
import { placedItems } from './own-items.view-model';

const at = (digit: string) => checksumAddress(`0x${digit.repeat(40)}`);
const [collection, seller, account] = [at('a'), at('b'), at('c')];
const listing = (tokenId: bigint, price: bigint, updatedAt = 5): Listing => ({
  tokenId,
  otherId: null,
  owner: seller,
  updatedAt,
  currentAskPrice: price,
  currentSeller: seller,
  isTradable: true,
  latestTradedPriceInWBESC: 0n,
  collection: { id: collection, name: 'Squad' },
});

describe('the filter of a collection', () => {
  test('NFT-21 NFT-22 NFT-23 at first what is on sale, the cheapest first, and nothing of it stands in the address', () => {
    expect(readFilter({})).toEqual({ activeFilters: {}, showOnlyOnSale: true, ordering: 'price', from: '', to: '' });
    expect(Object.values(filterParams(firstFilter)).every((value) => value === undefined)).toBe(true);
  });

  test('what is chosen is read back from the address as it was written', () => {
    const chosen = withTrait(withTrait(withTrait(firstFilter, 'Animal', 'Owl'), 'Animal', 'Stag'), 'Coat', 'Soot');
    const filter = { ...chosen, showOnlyOnSale: false, ordering: 'rank', from: '0.5', to: '3' } as const;
    const params = filterParams(filter);
    expect(params.traits).toBe('Animal:Owl,Animal:Stag,Coat:Soot');
    expect(readFilter(params)).toEqual(filter);
    expect(withTrait(filter, 'Coat', 'Soot').activeFilters).toEqual({ Animal: ['Owl', 'Stag'] });
  });

  test('an address that makes no sense is as if it were empty', () => {
    const params = { traits: ',:,x,Animal:', sale: 'maybe', order: 'worst', from: '-1', to: '1e9' };
    expect(readFilter(params)).toEqual(firstFilter);
    const many = readFilter({ traits: Array.from({ length: 5_000 }, (_, at) => `Animal:${at}`).join(',') });
    expect(many.activeFilters.Animal?.length).toBeLessThan(100);
  });
});

describe('the items of a collection', () => {
  const all = collectionItems('squad', [listing(7n, 3n), listing(9n, 2n)], 'all');

  test('all ten thousand are there, and at first those on sale', () => {
    expect(all.items).toHaveLength(10_000);
    const { items, unknown } = filteredItems(all, firstFilter);
    expect(items.map(({ tokenId }) => tokenId)).toEqual([9n, 7n]);
    expect(unknown).toEqual([]);
    expect(filteredItems(all, { ...firstFilter, showOnlyOnSale: false, ordering: 'rank' }).items[0]?.rank).toBe(1);
    expect(collectionItems('squad', [], []).items).toEqual([]);
  });

  test('of a Squad that is not sold out only what is minted and not burned is there', () => {
    const burned = { ...listing(8n, 0n), isTradable: false, owner: zeroAddress };
    const held = { ...listing(6n, 0n), isTradable: false };
    const { items } = collectionItems('squad', [listing(7n, 3n)], [held, listing(7n, 9n), burned]);
    expect(items.map(({ tokenId, price }) => [tokenId, price])).toEqual([
      [7n, 3n],
      [6n, undefined],
    ]);
  });

  test('a trait that is not there is told, and finds nothing', () => {
    const { items, unknown } = filteredItems(all, withTrait({ ...firstFilter, showOnlyOnSale: false }, 'Wings', 'Two'));
    expect([items, unknown]).toEqual([[], [['Wings', 'Two']]]);
  });

  test('prices bound what is shown, both included', () => {
    const range = (from: string, to: string) => filteredItems(all, { ...firstFilter, from, to }).items.length;
    expect([
      range('', ''),
      range('0.000000000000000003', ''),
      range('', '0.000000000000000002'),
      range('1', ''),
    ]).toEqual([2, 1, 1, 0]);
  });

  test('ten thousand are filtered in less than a tenth of a second', () => {
    const filter = withTrait({ ...firstFilter, showOnlyOnSale: false, ordering: 'rank' }, 'Animal', 'Owl');
    const start = performance.now();
    expect(filteredItems(all, filter).items).toHaveLength(780);
    expect(performance.now() - start).toBeLessThan(100);
  });

  test('of a collection whose art is not ours what was listed is shown', () => {
    const { table, items } = collectionItems(undefined, [listing(2n ** 200n, 3n)], []);
    expect(table).toBeUndefined();
    expect(items).toMatchObject([{ tokenId: 2n ** 200n, price: 3n, portrait: undefined, rank: undefined }]);
  });
});

test('NFT-32 NFT-33 one sells what one owns and is no picture; taking back is possible in a closed collection, too', () => {
  const facts = { account, ask: undefined, owner: account, isPicture: false, isOpen: true };
  const acts = (change: object) =>
    Object.entries(itemActs({ ...facts, ...change })).flatMap(([act, can]) => (can ? [act] : []));
  expect(acts({})).toEqual(['sell', 'transfer']);
  expect(acts({ isPicture: true })).toEqual([]);
  expect(acts({ owner: seller })).toEqual([]);
  expect(acts({ account: undefined })).toEqual([]);
  expect(acts({ ask: { seller, price: 1n }, owner: at('d') })).toEqual(['buy']);
  expect(acts({ ask: { seller: account, price: 1n }, owner: at('d') })).toEqual(['adjust', 'remove']);
  expect(acts({ ask: { seller: account, price: 1n }, owner: at('d'), isOpen: false })).toEqual(['remove']);
  expect(acts({ isOpen: false })).toEqual(['transfer']);
});

test('NFT-16 NFT-17 NFT-18 each item of an account has one place, the wallet where nothing else is known', () => {
  const owned = [{ collection, name: 'Squad', held: [1n, 2n], asks: [{ tokenId: 2n, price: 9n }] }];
  expect(placedItems(owned, { collection, tokenId: 3n })).toEqual([
    { collection, tokenId: 3n, name: 'Squad #3', place: 'profile-pic', price: undefined },
    { collection, tokenId: 2n, name: 'Squad #2', place: 'for-sale', price: 9n },
    { collection, tokenId: 1n, name: 'Squad #1', place: 'wallet', price: undefined },
  ]);
  expect(placedItems([{ collection, name: 'Squad', held: undefined, asks: undefined }], undefined)).toEqual([]);
});

test('NFT-17 NFT-33 what another tab has taken back is in the wallet, or for sale, and no picture', () => {
  const asks = [{ tokenId: 2n, price: 9n }];
  const owned = [{ collection, name: 'Squad', held: [1n], asks }];
  expect(placedItems(owned, { collection, tokenId: 1n }).map(({ place }) => place)).toEqual(['for-sale', 'wallet']);
  expect(placedItems(owned, { collection, tokenId: 2n }).map(({ place }) => place)).toEqual(['for-sale', 'wallet']);
});

test('NFT-08 NFT-12 NFT-13 asks and sales stand in one list, the newest first', () => {
  const of = {
    nft: { tokenId: 7n, otherId: null },
    collection: { id: collection, name: 'Squad' },
    hash: '0xab',
    block: 1,
  } as const;
  const trade = {
    ...of,
    id: 't',
    timestamp: 20,
    askPrice: 5n,
    netPrice: 4n,
    buyer: account,
    seller,
    withBESC: true,
    withWBESC: false,
  };
  const order = (id: string, timestamp: number, orderType: 'new' | 'modify' | 'cancel') => ({
    ...of,
    id,
    timestamp,
    orderType,
    askPrice: 5n,
    seller,
  });
  const events = marketEvents({ trades: [trade], orders: [order('a', 10, 'new'), order('b', 30, 'cancel')] });
  expect(events.map(({ id, kind, buyer }) => [id, kind, buyer])).toEqual([
    ['b', 'cancel', undefined],
    ['t', 'sale', account],
    ['a', 'new', undefined],
  ]);
});

test('a floor stays until something changes it; a day without sales sold nothing', () => {
  const day = 86_400;
  const row = (date: number, floorPrice: bigint | null, dailyTrades: number) => ({
    date,
    floorPrice,
    dailyTrades,
    numberTokensListed: 1,
    totalSupply: 1,
    owners: 1,
    dailyVolumeWBESC: BigInt(dailyTrades) * oneE18,
  });
  const days = [row(0, oneE18, 1), row(3 * day, null, 2), row(4 * day, 2n * oneE18, 0)];
  const points = (measure: 'floor' | 'volume' | 'sales') =>
    dayPoints(days, { measure, from: day, today: 5 * day }).map(({ time, value }) => [time / day, value]);
  expect(points('floor')).toEqual([
    [1, 1],
    [2, 1],
    [4, 2],
    [5, 2],
  ]);
  expect(points('sales')).toEqual([
    [1, 0],
    [2, 0],
    [3, 2],
    [4, 0],
    [5, 0],
  ]);
  expect(dayPoints([], { measure: 'floor', from: 0, today: day })).toEqual([]);
});

test('a search finds collections by their name, and an item by name and number', () => {
  const known = (name: string) => ({ address: collection, name, info: undefined, indexed: undefined });
  const all = [known('Squad'), known('Bunnies')];
  const names = (search: string) => orderedCollections(all, { search, order: 'name' }).map(({ name }) => name);
  expect([names(''), names(' SQU '), names('x')]).toEqual([['Bunnies', 'Squad'], ['Squad'], []]);
  for (const order of collectionOrders) expect(orderedCollections(all, { search: '', order })).toHaveLength(2);
  const own = [{ kind: 'squad', name: 'Squad', address: collection }] as const;
  expect(foundItem(' squad #7 ', own)).toEqual({ collection, tokenId: 7n, name: 'Squad #7' });
  for (const search of ['', 's 7', 'squad', 'squad 7x', 'bunnies 7']) expect(foundItem(search, own)).toBeUndefined();
});
