import { addressOf } from '@besc/contracts/deploy/address-of';
import { contractOf } from '@besc/contracts/deploy/contract-of';
import { moneyPid } from '@besc/domain/farms/farm';
import { vaultGrowth } from '@besc/domain/pools/vault-growth';
import { computeFarmActions } from '@besc/sdk/farms/compute-farm-actions';
import { computeLiquidity } from '@besc/sdk/liquidity/compute-liquidity';
import { computePosition } from '@besc/sdk/liquidity/compute-position';
import { computePools } from '@besc/sdk/pools/compute-pools';
import { computeVault } from '@besc/sdk/pools/compute-vault';
import type { ChainAt } from '@besc/sdk/shared/replay/chain-at';
import { fetchFarmEarnings } from '@besc/wire/farms/fetch-farm-earnings';
import { fetchLiquidityPositions } from '@besc/wire/liquidity/fetch-liquidity-positions';
import { fetchPoolEarnings } from '@besc/wire/pools/fetch-pool-earnings';
import { fetchVaultEarnings } from '@besc/wire/pools/fetch-vault-earnings';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chainAtHead } from '../support/chain-at-head';
import { type OddMarket, startOddMarket } from '../support/odd-market';
import { readHead } from '../support/read-head';
import { makeRandom } from '../support/seeded-random';
import { startIndex, type TestIndex } from '../support/start-index';

let market: OddMarket;
let index: TestIndex;
let at: ChainAt;
let close: () => void;

beforeAll(async () => {
  market = await startOddMarket(20_261_130);
  const random = makeRandom(12);
  for (let sent = 0; sent < 400; sent += 5) {
    await market.block(Array.from({ length: 5 }, market.transaction), 1 + random.below(9000));
  }
  index = await startIndex({ rpcUrl: market.chain.rpcUrl, deployment: market.deployment });
  await index.reach(await readHead(market.chain));
  ({ at, close } = await chainAtHead(market.chain, market.deployment));
}, 300_000);

afterAll(async () => {
  close?.();
  await index?.stop();
  await market?.chain.stop();
});

const people = () => market.chain.accounts.slice(0, 3).map(({ address }) => checksumAddress(address));
const request = (account: ReturnType<typeof people>[number]) => ({ url: `${index.url}/graphql`, account });
const total = (amounts: readonly { readonly amount: bigint }[]) =>
  amounts.reduce((sum, { amount }) => sum + amount, 0n);
const master = () => placeOf(contractOf(market.deployment, 'farms', 'master'));
const placeOf = ({ address, startBlock }: ReturnType<typeof contractOf>) => ({
  address,
  fromBlock: BigInt(startBlock),
});
const money = () => addressOf(market.deployment, 'tokens', 'money');

test('what farms paid an account, from the chain alone, is what the index tells', async () => {
  let paid = 0n;
  for (const account of people()) {
    const days = (await fetchFarmEarnings(request(account))).filter(({ farmId }) => Number(farmId) !== moneyPid);
    const isAsked = (pid: number) => pid !== moneyPid;
    const found = await computeFarmActions(at, { ...master(), money: money(), account, isAsked });
    const told = (['deposited', 'withdrawn', 'harvested'] as const).map((sum) => total(days.map((day) => day[sum])));
    expect(found.values.slice(1)).toEqual(told);
    paid += told[2] ?? 0n;
  }
  expect(paid).toBeGreaterThan(0n);
}, 60_000);

test('what pools paid an account, by their own arithmetic, is what the index tells', async () => {
  let paid = 0n;
  for (const account of people()) {
    const days = await fetchPoolEarnings(request(account));
    const { address: factory, fromBlock } = placeOf(contractOf(market.deployment, 'pools', 'factory'));
    const found = await computePools(at, { factory, fromBlock, account });
    const told = (['deposited', 'withdrawn', 'harvested'] as const).map((sum) => total(days.map((day) => day[sum])));
    expect(found.values.slice(1)).toEqual(told);
    for (const pool of new Set(days.map(({ poolId }) => poolId))) {
      const own = days.filter(({ poolId }) => poolId === pool);
      const one = await computePools(at, { factory, fromBlock, account, isAsked: (asked) => asked === pool });
      expect(one.values[3]).toBe(total(own.map(({ harvested }) => harvested)));
    }
    paid += told[2] ?? 0n;
  }
  expect(paid).toBeGreaterThan(0n);
}, 120_000);

test('how the vault grew for an account is what the index tells', async () => {
  let grown = 0n;
  for (const account of people()) {
    const days = await fetchVaultEarnings(request(account));
    const vault = placeOf(contractOf(market.deployment, 'pools', 'vault'));
    const found = await computeVault(at, { ...vault, master: master().address, money: money(), account });
    const growth = vaultGrowth(days).reduce((sum, value) => sum + value, 0n);
    const sums = (sum: 'deposited' | 'withdrawn' | 'harvested') => total(days.map((day) => day[sum]));
    expect(found.values).toEqual([sums('deposited'), sums('withdrawn'), growth, sums('harvested')]);
    grown += growth;
  }
  expect(grown).not.toBe(0n);
}, 60_000);

test('the pools in which LP is held, and all of it, are what the index counts', async () => {
  const { address: factory, startBlock } = contractOf(market.deployment, 'swap', 'factory');
  for (const account of people()) {
    const rows = await fetchLiquidityPositions(request(account));
    const found = await computeLiquidity(at, { factory, fromBlock: BigInt(startBlock), account });
    const held = rows.reduce((sum, { liquidity }) => sum + liquidity, 0n);
    expect(found.values).toEqual([BigInt(rows.length), held]);
    expect(held).toBeGreaterThan(0n);
  }
}, 60_000);

test('the record of every LP position is what the index keeps', async () => {
  const { startBlock } = contractOf(market.deployment, 'swap', 'factory');
  let withFees = 0;
  for (const account of people()) {
    for (const { pairId: pair, token0Id: _, token1Id: __, ...told } of await fetchLiquidityPositions(
      request(account),
    )) {
      const { record } = await computePosition(at, { pair, fromBlock: BigInt(startBlock), account });
      expect(record, `${account} in ${pair}`).toEqual(told);
      if (told.paid0 > 0n) withFees += 1;
    }
  }
  expect(withFees).toBeGreaterThan(2);
}, 240_000);
