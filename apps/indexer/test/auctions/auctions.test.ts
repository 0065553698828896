import { contractOf } from '@besc/contracts/deploy/contract-of';
import type { Hex } from '@besc/domain/shared/hex';
import type { Chain } from '@besc/localnet/chain';
import { startExchange } from '@besc/localnet/start-exchange';
import { computeAuction } from '@besc/sdk/auctions/compute-auction';
import { computeBids } from '@besc/sdk/auctions/compute-bids';
import { fetchAccountBids } from '@besc/wire/auctions/fetch-account-bids';
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
import { auctionTables, expectedAuctions } from './expected-auctions';
import { startOddAuctions } from './odd-auctions';

const random = makeRandom(Number(process.env.STORM_SEED ?? 45));
let chain: Chain;
let index: TestIndex;
let got: Tables;
let expected: Tables;
let deployment: Deployment;

beforeAll(async () => {
  const started = await startExchange({ blocks: 3 });
  chain = started.chain;
  const odd = await startOddAuctions(chain, started.exchange.deployment, random);
  const live = async (steps: number) => {
    for (let count = 0; count < steps; count += 1) await odd.step();
  };
  deployment = odd.deployment;
  index = await startIndex({
    rpcUrl: chain.rpcUrl,
    deployment: odd.deployment,
    // More than are taken back below; what is not final is read block by block at each start.
    env: { DATABASE_URL: await makeDatabase(), FINALITY_BLOCKS: '30' },
  });
  await live(240);
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
  got = await readTables(index, [...auctionTables, 'milestone']);
  expected = await expectedAuctions(chain, odd.address);
}, 600_000);

afterAll(async () => {
  await index?.stop();
  await chain?.stop();
});

test.each(auctionTables)('%s is what the raw events say', (table) => {
  expect(Object.keys(got[table] ?? {}).sort()).toEqual(Object.keys(expected[table] ?? {}).sort());
  for (const [id, row] of Object.entries(expected[table] ?? {})) expect(got[table]?.[id], id).toEqual(row);
});

test('ACH-01 who won an auction stands with the block of it', () => {
  const own = Object.entries(got.milestone ?? {}).filter(([, { kind }]) => kind === 'auction-win');
  expect(own.length).toBeGreaterThan(0);
  expect(Object.fromEntries(own)).toEqual(expectedMilestones(expected).milestone);
});

test('everything that can happen did: winners, bids that were taken back, accounts off the list', () => {
  const all = (table: string) => Object.values(got[table] ?? {});
  expect([...new Set(all('auctionAction').map(({ kind }) => kind))].sort()).toEqual(['bid', 'claim', 'win']);
  expect([...new Set(all('auction').map(({ status }) => status))].sort()).toContain('Close');
  expect(all('auctionBid').some(({ isWinner, hasClaimed }) => hasClaimed && !isWinner)).toBe(true);
  expect(all('auctionBid').some(({ hasClaimed }) => !hasClaimed)).toBe(true);
  expect([...new Set(all('auctionBidder').map(({ isWhitelisted }) => isWhitelisted))]).toHaveLength(2);
});

test('bids of every account and every auction, computed from the chain alone, are what the index tells', async () => {
  const { at, close } = await chainAtHead(chain, deployment);
  const { address, startBlock } = contractOf(deployment, 'auctions', 'auction');
  const place = { address, fromBlock: BigInt(startBlock) };
  const accounts = new Set(Object.values(got.auctionBid ?? {}).map(({ account }) => String(account)));
  for (const account of [...accounts].map((id) => checksumAddress(id as Hex))) {
    const rows = await fetchAccountBids({ url: `${index.url}/graphql`, account });
    const sum = (kind: string) => rows.reduce((all, row) => (row.kind === kind ? all + row.amount : all), 0n);
    const { values } = await computeBids(at, { ...place, account });
    expect(values).toEqual([sum('bid'), sum('claim'), sum('win')]);
  }
  expect(accounts.size).toBeGreaterThan(2);
  for (const { number, participants, winners, burned } of Object.values(got.auction ?? {})) {
    const { values } = await computeAuction(at, { ...place, number: Number(number) });
    expect(values.map(String)).toEqual([participants, winners, burned].map(String));
  }
  close();
});
