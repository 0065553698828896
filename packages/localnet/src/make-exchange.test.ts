import { feeCollectorAbi } from '@besc/contracts/abi/fee-collector';
import { pairAbi } from '@besc/contracts/abi/pair';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { parseDeployment } from '@besc/wire/settings/deployment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Chain, startChain } from './chain';
import { aggregatedRead, balanceRead } from './history/chain-reads';
import { chainRoles } from './history/chain-roles';
import { type Exchange, makeExchange } from './make-exchange';

let chain: Chain;
let exchange: Exchange;
beforeAll(async () => {
  chain = await startChain();
  exchange = await makeExchange(chain);
});
afterAll(() => chain.stop());

test('the deployment has eight tokens and ten filled pools, and fits its schema', async () => {
  const { deployment } = exchange;
  expect(parseDeployment(deployment)).toEqual(deployment);
  expect(deployment.tokens).toHaveLength(8);
  expect(deployment.pairs).toHaveLength(10);
  const reads = deployment.pairs.map(({ address }) => ({ address, abi: pairAbi, functionName: 'getReserves' }));
  const reserves = await aggregatedRead(addressOf(deployment, 'shared', 'multicall'), reads).read(chain.rpc);
  for (const [reserve0, reserve1] of reserves as [bigint, bigint][]) {
    expect(reserve0).toBeGreaterThan(0n);
    expect(reserve1).toBeGreaterThan(0n);
  }
});

test('SWAP routes of three hops exist: no pair of two hops joins OLDG and Bernie', () => {
  const neighbours = (symbol: string) => {
    const { address } = exchange.token(symbol);
    const pairs = exchange.deployment.pairs.filter(({ token0, token1 }) => [token0, token1].includes(address));
    return pairs.flatMap(({ token0, token1 }) => [token0, token1]).filter((token) => token !== address);
  };
  const shared = neighbours('OLDG').filter((token) => neighbours('Bernie').includes(token));
  expect(shared).toEqual([]);
  expect(exchange.pair('BUSDC', 'OLDG').address).toMatch(/^0x/);
  expect(exchange.pair('WBESC', 'BUSDC').address).toMatch(/^0x/);
  expect(() => exchange.pair('OLDG', 'Bernie')).toThrow(RangeError);
});

test('trades happened through the router, and people own every token', async () => {
  expect(exchange.totals.trades).toBeGreaterThan(20);
  expect(exchange.totals.failed).toBe(0);
  const { tokens } = exchange.deployment;
  const reads = chain.accounts
    .slice(0, 5)
    .flatMap((account) => tokens.map(({ address }) => balanceRead(address, account.address)));
  for (const balance of await aggregatedRead(addressOf(exchange.deployment, 'shared', 'multicall'), reads).read(
    chain.rpc,
  )) {
    expect(balance as bigint).toBeGreaterThan(0n);
  }
});

test('the operator of the fee collector is no account of a person', async () => {
  const read = {
    address: addressOf(exchange.deployment, 'swap', 'feeCollector'),
    abi: feeCollectorAbi,
    functionName: 'operator',
  };
  const [operator] = await aggregatedRead(addressOf(exchange.deployment, 'shared', 'multicall'), [read]).read(
    chain.rpc,
  );
  expect(operator).toBe(chainRoles(chain).operator.address);
});

test('the same seed writes the same market', async () => {
  const again = await startChain();
  try {
    const copy = await makeExchange(again);
    const read = async (on: Chain) => {
      const reads = copy.deployment.pairs.map(({ address }) => ({
        address,
        abi: pairAbi,
        functionName: 'getReserves',
      }));
      const values = (await aggregatedRead(addressOf(copy.deployment, 'shared', 'multicall'), reads).read(
        on.rpc,
      )) as bigint[][];
      return values.map(([reserve0, reserve1]) => [reserve0, reserve1]);
    };
    expect(await read(again)).toEqual(await read(chain));
  } finally {
    await again.stop();
  }
});
