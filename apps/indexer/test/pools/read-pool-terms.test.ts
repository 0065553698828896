import { erc20Abi } from '@besc/contracts/abi/erc20';
import { poolFactoryAbi } from '@besc/contracts/abi/pool-factory';
import { stakingPoolAbi } from '@besc/contracts/abi/staking-pool';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { zeroAddress } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { encodeFunctionData, maxUint256 } from 'viem';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type OddChain, startOddChainForIndex } from '../support/odd-chain';
import { readHead } from '../support/read-head';

const finalityBlocks = 5;
let odd: OddChain;

beforeAll(async () => {
  odd = await startOddChainForIndex();
  vi.stubEnv('FINALITY_BLOCKS', String(finalityBlocks));
});
afterAll(() => odd?.stop());

test('the end of a pool is that of a block that stays: a stop that may be taken back is left to its event', async () => {
  const { chain, deployment } = odd;
  const { readPoolTerms } = await import('../../src/pools/read-pool-terms');
  const admin = checksumAddress(chain.accounts[0]?.address ?? zeroAddress);
  const [factory, timelock, money, stable] = [
    addressOf(deployment, 'pools', 'factory'),
    addressOf(deployment, 'governance', 'timelock'),
    addressOf(deployment, 'tokens', 'money'),
    addressOf(deployment, 'tokens', 'stable'),
  ];
  const send = (from: Hex, to: Hex, data: Hex) => chain.send({ from, to, data, gas: '0x989680' });
  await chain.rpc.request('anvil_impersonateAccount', [timelock]);
  await chain.rpc.request('anvil_setBalance', [timelock, '0x3635c9adc5dea00000']);
  const [gift, approval] = [
    encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [timelock, 10_000n] }),
    encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [factory, maxUint256] }),
  ];
  await send(admin, stable, gift);
  await send(timelock, stable, approval);
  const start = BigInt((await readHead(chain)).number) + 100n;
  const terms = [money, stable, 7n, start, start + 1000n, 0n, admin] as const;
  await send(timelock, factory, encodeFunctionData({ abi: poolFactoryAbi, functionName: 'deployPool', args: terms }));
  const made = await readHead(chain);
  const last = encodeFunctionData({ abi: poolFactoryAbi, functionName: 'pools', args: [0n] });
  const pool: Hex = `0x${(await chain.rpc.request<Hex>('eth_call', [{ to: factory, data: last }, 'latest'])).slice(-40)}`;
  const endOf = async () =>
    (await readPoolTerms(pool, { number: BigInt(made.number), hash: made.hash })).bonusEndBlock - start;

  await chain.mine(2 * finalityBlocks);
  await send(admin, pool, encodeFunctionData({ abi: stakingPoolAbi, functionName: 'stopReward' }));
  expect(await endOf()).toBe(1000n);
  await chain.mine(finalityBlocks);
  expect(await endOf()).toBeLessThan(1000n);
});
