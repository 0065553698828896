import { askOrderShape, nftTransactionShape } from '@besc/domain/nfts/nft-rows';
import { expect, test } from 'vitest';
import { answerServer } from '../../test/answer-server';
import { sentRow } from '../../test/sent-row';
import { checksumAddress } from '../shared/checksum-address';
import { fetchAccountActivity, fetchItemEvents, fetchMarketEvents } from './fetch-market-events';

const server = answerServer();
const collection = checksumAddress(`0x${'ab'.repeat(20)}`);
const account = `0x${'cd'.repeat(20)}` as const;
const of = { nft: { tokenId: '7', otherId: null }, collection: { id: collection.toLowerCase(), name: 'Squad' } };
const named = { id: '0x1-1', hash: `0x${'1'.repeat(64)}`, seller: account } as const;
const trade = { ...sentRow(nftTransactionShape, { ...named, askPrice: '5', buyer: account, withWBESC: true }), ...of };
const order = { ...sentRow(askOrderShape, { ...named, orderType: 'New' }), ...of };
const query = () => server.requests.at(-1)?.query ?? '';

test('NFT-12 NFT-13 NFT-53 activity is asks and sales, each half of what is asked for, or one kind alone', async () => {
  server.answerJson({ data: { trades: { items: [trade] }, orders: { items: [order] } } });
  const { trades, orders } = await fetchMarketEvents({ url: server.url, first: 100 });
  expect(trades[0]).toMatchObject({
    askPrice: 5n,
    buyer: checksumAddress(account),
    withWBESC: true,
    nft: { tokenId: 7n },
  });
  expect(orders[0]).toMatchObject({ orderType: 'new', seller: checksumAddress(account) });
  expect(query().match(/limit: 50/g)).toHaveLength(2);
  await fetchMarketEvents({ url: server.url, collection, kind: 'cancel', until: 9 });
  expect(query()).toContain(
    `askOrders(where: { collectionId: "${collection.toLowerCase()}", timestamp_lte: 9, orderType: "Cancel" }`,
  );
  expect(query()).toContain('limit: 100');
  expect(query()).not.toContain('nftTransactions');
  await fetchMarketEvents({ url: server.url, kind: 'sale' });
  expect(query()).not.toContain('askOrders');
});

test('NFT-54 an item has its own activity', async () => {
  server.answerJson({ data: { trades: { items: [trade] }, orders: { items: [order] } } });
  expect((await fetchItemEvents({ url: server.url, collection, tokenId: 7n })).trades).toHaveLength(1);
  expect(server.requests.at(-1)?.variables).toEqual({ nft: `${collection.toLowerCase()}-7` });
});

test('NFT-26 NFT-52 an account has 250 purchases and sales each, and 500 asks', async () => {
  server.answerJson({ data: { bought: { items: [trade] }, sold: { items: [] }, orders: { items: [order] } } });
  const activity = await fetchAccountActivity({ url: server.url, account: checksumAddress(account) });
  expect(Object.entries(activity).map(([name, rows]) => [name, rows.length])).toEqual([
    ['buyTradeHistory', 1],
    ['sellTradeHistory', 0],
    ['askOrderHistory', 1],
  ]);
  expect(query().match(/limit: 250/g)).toHaveLength(2);
  expect(query().match(/limit: 500/g)).toHaveLength(1);
});
