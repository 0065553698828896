import { contractOf } from '@besc/contracts/deploy/contract-of';
import type { Hex } from '@besc/domain/shared/hex';
import type { Chain } from '@besc/localnet/chain';
import { startExchange } from '@besc/localnet/start-exchange';
import { computeItems } from '@besc/sdk/nfts/compute-items';
import { fetchNftSums } from '@besc/wire/nfts/fetch-nft-sums';
import type { Deployment } from '@besc/wire/settings/deployment';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chainAtHead } from '../support/chain-at-head';
import { expectedMilestones } from '../support/expected-milestones';
import { makeDatabase } from '../support/make-database';
import { readHead } from '../support/read-head';
import { readTables, type Tables } from '../support/read-tables';
import { makeRandom } from '../support/seeded-random';
import { startIndex, type TestIndex } from '../support/start-index';
import { expectedNfts, nftTables } from './expected-nfts';
import { startOddTraders } from './odd-traders';

const random = makeRandom(Number(process.env.STORM_SEED ?? 44));
let chain: Chain;
let index: TestIndex;
let got: Tables;
let expected: Tables;
let deployment: Deployment;

beforeAll(async () => {
  const started = await startExchange({ blocks: 3 });
  chain = started.chain;
  const odd = await startOddTraders(chain, started.exchange.deployment, random);
  deployment = odd.deployment;
  const live = async (steps: number) => {
    for (let count = 0; count < steps; count += 1) await odd.step();
  };
  index = await startIndex({
    rpcUrl: chain.rpcUrl,
    deployment: odd.deployment,
    // More than are taken back below; what is not final is read block by block at each start.
    env: { DATABASE_URL: await makeDatabase(), FINALITY_BLOCKS: '30' },
  });
  await live(150);
  await index.reach(await readHead(chain));
  // What happened is taken back again and again, other things happen in its place, and the index is killed meanwhile.
  for (let turn = 0; turn < 6; turn += 1) {
    const head = await chain.blockNumber();
    await live(8);
    if (turn === 2) {
      await index.kill();
      await index.start();
    } else if (turn % 2 === 0) await index.reach(await readHead(chain));
    const depth = (await chain.blockNumber()) - head;
    if (depth > 0) await chain.reorg({ depth: Math.min(depth, 20) });
    await live(10);
  }
  await index.reach(await readHead(chain));
  got = await readTables(index, [...nftTables, 'milestone']);
  expected = await expectedNfts(chain, odd.at);
}, 600_000);

afterAll(async () => {
  await index?.stop();
  await chain?.stop();
});

test.each(nftTables)('NFT-09 NFT-10 NFT-12 NFT-13 %s is what the raw events say', (table) => {
  expect(Object.keys(got[table] ?? {}).sort()).toEqual(Object.keys(expected[table] ?? {}).sort());
  for (const [id, row] of Object.entries(expected[table] ?? {})) expect(got[table]?.[id], id).toEqual(row);
});

test('ACH-01 who sold first stands with the block of it', () => {
  const own = Object.entries(got.milestone ?? {}).filter(([, { kind }]) => kind === 'nft-sale');
  expect(own.length).toBeGreaterThan(1);
  expect(Object.fromEntries(own)).toEqual(expectedMilestones(expected).milestone);
});

test('everything that can happen did: asks of each kind, both ways in one transaction, sales, floors', () => {
  const all = (table: string) => Object.values(got[table] ?? {});
  const types = new Set(all('askOrder').map(({ orderType }) => orderType));
  expect([...types].sort()).toEqual(['Cancel', 'Modify', 'New']);
  expect(all('nftTransaction').length).toBeGreaterThan(5);
  const hashes = all('askOrder').map(({ hash }) => hash);
  expect(new Set(hashes).size).toBeLessThan(hashes.length);
  expect(all('collection').some(({ floorPrice }) => floorPrice !== null)).toBe(true);
  expect(all('collectionDayData').length).toBeGreaterThan(8);
});

test('NFT-52 NFT-53 NFT-54 the documents’ queries of activity are served', async () => {
  const [trade] = Object.values(got.nftTransaction ?? {});
  const latest = 'orderBy: "timestamp", orderDirection: "desc"';
  const { data, errors } = await index.query(
    `query ($user: String!, $collection: String!, $nft: String!) {
      user: nftUser(id: $user) {
        numberTokensListed
        buyTradeHistory(${latest}, limit: 250) { items { id withWBESC nft { tokenId } } }
        sellTradeHistory(${latest}, limit: 250) { items { id netPrice nft { tokenId } } }
        askOrderHistory(${latest}, limit: 500) { items { id orderType nft { tokenId } } }
      }
      orders: askOrders(where: { collectionId: $collection, orderType: "New" }, ${latest}, limit: 50) { items { id collection { id } } }
      sales: nftTransactions(where: { collectionId: $collection }, ${latest}, limit: 50) { items { id } }
      item: nft(id: $nft) { transactionHistory(${latest}) { items { id } } askHistory(${latest}) { items { id } } }
      days: collectionDayDatas(where: { collectionId: $collection }, orderBy: "date", limit: 30) { items { floorPrice owners dailyVolumeWBESC } }
    }`,
    { user: trade?.buyer, collection: trade?.collectionId, nft: trade?.nftId },
  );
  expect(errors).toBeUndefined();
  const rows = data as Record<string, Record<string, { items: unknown[] }>>;
  expect(rows.user?.buyTradeHistory?.items.length).toBeGreaterThan(0);
  for (const list of ['orders', 'sales', 'days']) expect(rows[list]?.items, list).not.toHaveLength(0);
  expect(rows.item?.transactionHistory?.items.length).toBeGreaterThan(0);
  expect(rows.item?.askHistory?.items.length).toBeGreaterThan(0);
});

test('what every account holds, bought and sold, computed from the chain alone, is what the index tells', async () => {
  const { at, close } = await chainAtHead(chain, deployment);
  const [market, bunnies] = (['market', 'bunnies'] as const).map((name) => contractOf(deployment, 'nfts', name));
  if (market === undefined || bunnies === undefined) throw new Error('No market');
  const own = { market: market.address, collections: [bunnies.address], fromBlock: BigInt(bunnies.startBlock) };
  const place = { ...own, fromBlock: own.fromBlock < market.startBlock ? own.fromBlock : BigInt(market.startBlock) };
  const accounts = new Set(Object.values(got.nftHolder ?? {}).map(({ account }) => String(account)));
  let held = 0n;
  for (const account of [...accounts].map((id) => checksumAddress(id as Hex))) {
    if (account === market.address) continue;
    const { user, holdings } = await fetchNftSums({ url: `${index.url}/graphql`, account });
    const items = holdings.find(({ collectionId }) => collectionId === bunnies.address)?.items ?? 0;
    const paid = user?.totalVolumeInWBESCTokensPurchased ?? 0n;
    const earned = user?.totalVolumeInWBESCTokensSold ?? 0n;
    const counts = [items, user?.numberTokensPurchased ?? 0, user?.numberTokensSold ?? 0].map(BigInt);
    const { values } = await computeItems(at, { ...place, account });
    expect(values, account).toEqual([...counts, paid + earned]);
    held += values[0] ?? 0n;
  }
  expect(held).toBeGreaterThan(3n);
  close();
});
