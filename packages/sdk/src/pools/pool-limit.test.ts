import { addressOf } from '@besc/contracts/deploy/address-of';
import { oneE18 } from '@besc/domain/shared/fixed-point';
import type { Hex } from '@besc/domain/shared/hex';
import { toFunctionSelector } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeployedChain, makeDeployedChain, readerOf } from '../../test/deployed-chain';
import { makePool } from '../../test/make-pools';
import { maximumAllowance } from '../../test/maximum-allowance';
import { refusing } from '../../test/refusing';
import { poolDepositCall } from './pool-calls';
import { readPoolList } from './read-pool-list';

let deployed: DeployedChain;
beforeAll(async () => {
  deployed = await makeDeployedChain();
});
afterAll(() => deployed?.chain.stop());

/** Code that refuses one function and leaves all others to the code at `rest`, on its own storage. */
const refusingCode = (selector: Hex, rest: Hex): Hex =>
  `0x5f3560e01c63${selector.slice(2)}14603457365f5f375f5f365f73${rest.slice(2)}5af43d5f5f3e6038575b5f5ffd5b3d5ff3`;

test('POOL-077 a failed read of the limit yields zero, and all else of the pool is read, with the lens and without', async () => {
  const { deployment, client, chain } = deployed;
  const at = (name: 'lens' | 'factory') => addressOf(deployment, 'pools', name);
  const [money, reward] = [deployed.token('MONEY'), deployed.token('HENNY')];
  const terms = { staked: money, reward, perBlock: 10n ** 9n, blocks: 900n, limit: 50n * oneE18 };
  const address = await makePool(deployed, terms);
  const pool = { address, isNative: false };
  await deployed.send(maximumAllowance(money, address));
  await deployed.send(poolDepositCall(pool, 5n * oneE18));
  const moved = '0x00000000000000000000000000000000000f00d5';
  await chain.rpc.request('anvil_setCode', [moved, await chain.rpc.request('eth_getCode', [address, 'latest'])]);
  const selector = toFunctionSelector('function poolLimitPerUser()');
  await chain.rpc.request('anvil_setCode', [address, refusingCode(selector, moved)]);

  const reader = readerOf({ client, deployment });
  const account = chain.accounts[0]?.address;
  const from = { lens: at('lens'), factory: at('factory'), account };
  const list = await readPoolList({ reader, ...from });
  // What the lens does not tell each pool tells itself, but for what could be brought to it.
  const notBrought = { isBlacklisted: undefined, balance: undefined, allowance: undefined };
  expect(await readPoolList({ reader: refusing(reader, 'readPools'), ...from })).toEqual({
    mayBeMore: false,
    pools: list.pools.map(({ pool, holding }) => ({ pool, holding: { ...holding, ...notBrought } })),
  });
  reader.close();
  const { pools } = list;
  expect(pools[0]?.pool).toMatchObject({ address, limit: 0n, isLimitRead: false, totalStaked: 5n * oneE18 });
  expect(pools[0]?.holding).toMatchObject({ staked: 5n * oneE18 });
  // It holds all the same: the chain refuses what is above it.
  await expect(deployed.send(poolDepositCall(pool, 46n * oneE18))).rejects.toThrow();
  await deployed.send(poolDepositCall(pool, 45n * oneE18));
});
