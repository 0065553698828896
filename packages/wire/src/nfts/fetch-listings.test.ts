import { listingShape } from '@besc/domain/nfts/listing-row';
import { collectionShape } from '@besc/domain/nfts/nft-rows';
import { expect, test, vi } from 'vitest';
import { answerServer } from '../../test/answer-server';
import { sentRow } from '../../test/sent-row';
import { checksumAddress } from '../shared/checksum-address';
import {
  fetchCheapestOfKind,
  fetchCollectionMarket,
  fetchListings,
  fetchListingsOf,
  fetchNewestListings,
} from './fetch-listings';
import { fetchKindPrices, fetchLowestPrices } from './fetch-lowest-prices';

const server = answerServer();
const collection = checksumAddress(`0x${'ab'.repeat(20)}`);
const seller = `0x${'cd'.repeat(20)}` as const;
const row = (tokenId: number, currentAskPrice: string) => ({
  ...sentRow(listingShape, {
    tokenId: String(tokenId),
    owner: seller,
    currentAskPrice,
    currentSeller: seller,
    isTradable: true,
  }),
  collection: { id: collection.toLowerCase(), name: 'Squad' },
});
const asked = () => server.requests.at(-1);
const pageInfo = { endCursor: 'next', hasNextPage: true };

test('NFT-47 a collection comes with what is for sale of it, the cheapest first, in one request', async () => {
  const of = sentRow(collectionShape, {
    id: collection.toLowerCase(),
    name: 'Squad',
    creatorAddress: seller,
    whitelistChecker: seller,
  });
  server.answerJson({ data: { collection: of, page: { items: [row(1, '5')], pageInfo } } });
  const { collection: found, page } = await fetchCollectionMarket({ url: server.url, collection });
  expect(found?.name).toBe('Squad');
  expect(page).toMatchObject({ rows: [{ tokenId: 1n, currentAskPrice: 5n }], next: 'next' });
  expect(server.requests).toHaveLength(1);
  expect(asked()?.variables).toEqual({ id: collection.toLowerCase(), limit: 1000 });
});

test('NFT-47 NFT-48 NFT-49 NFT-50 lists are asked for by what an index serves, in their sizes', async () => {
  server.answerJson({ data: { page: { items: [row(1, '5')], pageInfo } } });
  await fetchListings({ url: server.url, collection, isTradable: true, order: 'updatedAt', direction: 'desc' });
  expect(asked()?.variables).toEqual({
    where: { collectionId: collection.toLowerCase(), isTradable: true },
    order: 'updatedAt',
    direction: 'desc',
    limit: 100,
    after: null,
  });
  server.answerJson({ data: { rows: { items: [row(1, '5')] } } });
  expect(await fetchCheapestOfKind({ url: server.url, collection, kind: 7 })).toHaveLength(1);
  expect(asked()?.variables).toEqual({ id: collection.toLowerCase(), kind: '7', limit: 30 });
  await fetchListingsOf({ url: server.url, collection, tokenIds: [3n, 4n] });
  expect(asked()?.variables).toEqual({ ids: [3, 4].map((id) => `${collection.toLowerCase()}-${id}`) });
  await fetchNewestListings({ url: server.url });
  expect(asked()?.variables).toEqual({ limit: 16 });
  const before = server.requests.length;
  expect(await fetchListingsOf({ url: server.url, collection, tokenIds: [] })).toEqual([]);
  expect(server.requests).toHaveLength(before);
});

test('NFT-51 each kind has its lowest price; what is not for sale has none', async () => {
  server.answerJson({ data: { b0: { items: [{ currentAskPrice: '7' }] }, b5: { items: [] } } });
  expect(await fetchKindPrices({ url: server.url, collection, kinds: [0, 5] })).toEqual(new Map([[0, 7n]]));
  expect(asked()?.query).toContain('b5: nfts(where: { collectionId: $id, otherId: "5", isTradable: true }');
});

test('NFT-65 the lowest price is zero when the index fails, and the failure is logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answerJson({ data: { c0: { items: [{ currentAskPrice: '7' }] } } });
  expect(await fetchLowestPrices({ url: server.url, collections: [collection] })).toEqual(new Map([[collection, 7n]]));
  server.answerJson({ errors: [{ message: 'no' }] });
  expect(await fetchLowestPrices({ url: server.url, collections: [collection] })).toEqual(new Map([[collection, 0n]]));
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});
