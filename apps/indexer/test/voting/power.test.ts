import { erc20Abi } from '@besc/contracts/abi/erc20';
import { stakingPoolAbi } from '@besc/contracts/abi/staking-pool';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { noPower, powerSources, totalPower } from '@besc/domain/voting/voting-power';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { fetchPowers } from '@besc/wire/voting/fetch-holdings';
import { createPublicClient, encodeFunctionData, type Hex, http, keccak256, toHex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OddMarket, startOddMarket } from '../support/odd-market';
import { readHead } from '../support/read-head';
import { readTables, type Tables } from '../support/read-tables';
import { makeRandom } from '../support/seeded-random';
import { startIndex, type TestIndex } from '../support/start-index';
import { expectedRows } from './expected-rows';
import { powerOnChain } from './power-on-chain';

const random = makeRandom(Number(process.env.STORM_SEED ?? 46));
const newcomers = Array.from({ length: 4 }, (_, index) => checksumAddress(`0x${keccak256(toHex(index)).slice(-40)}`));
let market: OddMarket;
let index: TestIndex;
let people: readonly Address[];

beforeAll(async () => {
  market = await startOddMarket(20_461_128);
  people = [...market.chain.accounts.slice(0, 3).map(({ address }) => address), ...newcomers];
  index = await startIndex({ rpcUrl: market.chain.rpcUrl, deployment: market.deployment });
  await live(20);
  await index.reach(await readHead(market.chain));
  for (let turn = 0; turn < 3; turn += 1) {
    await live(8);
    if (turn === 2) {
      await index.kill();
      await index.start();
    } else await index.reach(await readHead(market.chain));
    await market.chain.reorg({ depth: 1 + random.below(7) });
    await live(6);
  }
  await index.reach(await readHead(market.chain));
}, 600_000);

afterAll(async () => {
  await index?.stop();
  await market?.chain.stop();
});

/** Blocks of everything that can happen, with MONEY and LP going from wallet to wallet. */
async function live(blocks: number): Promise<void> {
  const { deployment } = market;
  const money = addressOf(deployment, 'tokens', 'money');
  const pairs = deployment.pairs.map(({ address }) => address);
  for (let count = 0; count < blocks; count += 1) {
    const own = Array.from({ length: 1 + random.below(5) }, market.transaction);
    const gifts = Array.from({ length: random.below(3) }, () => {
      const value = BigInt(random.below(1e6)) * 10n ** 12n;
      const data = encodeFunctionData({
        abi: erc20Abi,
        functionName: 'transfer',
        args: [random.pick(people), value],
      });
      const from = random.pick(people.slice(0, 3)).toLowerCase() as Hex;
      const to = (random.next() < 0.5 ? money : random.pick(pairs)).toLowerCase() as Hex;
      return { from, to, data, gas: '0x30d40' as const };
    });
    const pool = market.farming.pools[0]?.address ?? money;
    const stake = encodeFunctionData({
      abi: stakingPoolAbi,
      functionName: random.next() < 0.7 ? 'deposit' : 'withdraw',
      args: [BigInt(random.below(1e5)) * 10n ** 12n],
    });
    const staker = random.pick(people.slice(0, 3)).toLowerCase() as Hex;
    const stakes = [{ from: staker, to: pool, data: stake, gas: '0x7a120' as const }];
    await market.block([...own, ...gifts, ...stakes], 1 + random.below(2000));
  }
}

const powersAt = (block: number, accounts: readonly Address[] = people) =>
  fetchPowers({
    url: `${index.url}/graphql`,
    accounts,
    block,
    money: addressOf(market.deployment, 'tokens', 'money'),
    vault: addressOf(market.deployment, 'pools', 'vault'),
  });

test('power at any block is what the contracts had then, from all five sources', async () => {
  const client = createPublicClient({ transport: http(market.chain.rpcUrl, { batch: true }) });
  const head = await market.chain.blockNumber();
  const met = new Set<string>();
  for (let turn = 0; turn < 12; turn += 1) {
    const block = turn === 0 ? head : head - random.below(60);
    const { parts, blockHash } = await powersAt(block);
    const { hash } = await client.getBlock({ blockNumber: BigInt(block) });
    expect(blockHash).toBe(hash);
    for (const account of people) {
      const got = parts.get(account) ?? noPower;
      const { deployment } = market;
      const expected = await powerOnChain(client as never, { deployment, account, block });
      expect(got, `${account} at ${block}`).toEqual(expected);
      for (const source of powerSources) if (got[source] > 0n) met.add(source);
    }
  }
  expect([...met].sort()).toEqual([...powerSources].sort());
}, 300_000);

test('the tables are what the raw logs say, after reorganisations and a kill', async () => {
  const got: Tables = await readTables(index, ['votingHolder', 'votingCheckpoint']);
  const expected = await expectedRows(market.chain, market.deployment);
  for (const table of ['votingHolder', 'votingCheckpoint']) {
    expect(Object.keys(got[table] ?? {}).sort()).toEqual(Object.keys(expected[table] ?? {}).sort());
    expect(got[table]).toEqual(expected[table]);
  }
});

test('nothing is counted twice: contracts that hold for others have no power, and all power is at most the supply', async () => {
  const { deployment, chain } = market;
  const contracts = Object.values(deployment.contracts).flatMap((slug) =>
    Object.values(slug).map(({ address }) => checksumAddress(address)),
  );
  const head = await chain.blockNumber();
  const { parts } = await powersAt(head, [...contracts, ...deployment.pairs.map(({ address }) => address)]);
  expect([...parts.values()].every((each) => totalPower(each) === 0n)).toBe(true);
  const holders = await readTables(index, ['votingHolder']);
  const all = Object.keys(holders.votingHolder ?? {}).map((id) => checksumAddress(id as Hex));
  const sum = [...(await powersAt(head, all)).parts.values()].reduce((total, each) => total + totalPower(each), 0n);
  const client = createPublicClient({ transport: http(chain.rpcUrl) });
  const money = addressOf(deployment, 'tokens', 'money');
  const supply = await client.readContract({ address: money, abi: erc20Abi, functionName: 'totalSupply' });
  expect(sum).toBeGreaterThan(0n);
  expect(sum).toBeLessThanOrEqual(supply);
});

test('a block ahead of the index has no hash, and the head is told', async () => {
  const head = await market.chain.blockNumber();
  expect(await powersAt(head + 1000)).toMatchObject({ blockHash: undefined, head });
});

test('a thousand accounts are read at once', async () => {
  const many = Array.from({ length: 1000 }, (_, at) => checksumAddress(`0x${keccak256(toHex(at)).slice(-40)}`));
  const head = await market.chain.blockNumber();
  const { parts } = await powersAt(head, many);
  expect(parts.size).toBe(1000);
  expect(parts.get(newcomers[0] as Address)).toEqual((await powersAt(head)).parts.get(newcomers[0] as Address));
});
