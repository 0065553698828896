import { erc20Abi } from '@besc/contracts/abi/erc20';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { oneE18 } from '@besc/domain/shared/fixed-point';
import { maxUint256 } from '@besc/domain/shared/math';
import { makePool } from '@besc/localnet/pools/make-pool';
import { poolDepositCall } from '@besc/sdk/pools/pool-calls';
import { readPoolList } from '@besc/sdk/pools/read-pool-list';
import { readMoneyFarm, readVault } from '@besc/sdk/pools/read-vault';
import { encodeCall } from '@besc/sdk/shared/writes/encode-call';
import { encodeFunctionData } from 'viem';
import { expect } from 'vitest';
import { actionOf } from '../../src/blocks/transactions/steps/action-of';
import type { PoolRow } from '../../src/features/pools/pool-row';
import { stakeStep } from '../../src/features/pools/pools.actions';
import { poolRows } from '../../src/features/pools/pools.view-model';
import type { FaultLab } from '../fault-lab';

/** The rows as the screen makes them, from the chain of this moment. */
export async function labPoolRows(lab: FaultLab): Promise<readonly PoolRow[]> {
  const { settings, account } = lab;
  const reader = lab.reader();
  const money = lab.token('MONEY');
  const [vaultAt, farms] = [addressOf(settings, 'pools', 'vault'), addressOf(settings, 'farms', 'master')];
  const places = { vault: vaultAt, farms, money: money.address };
  const [list, vault, farm] = await Promise.all([
    readPoolList({
      reader,
      account,
      lens: addressOf(settings, 'pools', 'lens'),
      factory: addressOf(settings, 'pools', 'factory'),
    }),
    readVault({ reader, ...places, account }),
    readMoneyFarm({ reader, ...places, account }),
  ]);
  return poolRows({
    pools: list.pools,
    vault,
    farm,
    money,
    moneyBalance: await lab.balance('MONEY'),
    addresses: { vault: places.vault, farms: places.farms },
    tokens: new Map(['WBESC', 'BUSDC', 'MONEY'].map((symbol) => [lab.token(symbol).address, lab.token(symbol)])),
    pairNames: new Map(),
    prices: new Map([[money.address, oneE18]]),
    head: { block: reader.blocks.current() ?? 0n, seconds: reader.blocks.timestamp() ?? 0n },
  });
}

/** One of them, by its key. */
export async function labPoolRow(lab: FaultLab, key: string): Promise<PoolRow> {
  const row = (await labPoolRows(lab)).find((one) => one.key === key);
  if (row === undefined) throw new Error(`No pool ${key}`);
  return row;
}

/** A pool of MONEY that pays HENNY, in which the account has staked one; its address. */
export async function stakeInNewPool(lab: FaultLab): Promise<Address> {
  const { chain, settings: contracts, owner: funder } = lab;
  const staked = lab.token('MONEY').address;
  const terms = { staked, reward: lab.token('HENNY').address, perBlock: 10n ** 6n, blocks: 100_000n };
  const address = await makePool({ chain, contracts, funder }, terms);
  const approval = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [address, maxUint256] });
  await lab.send({ to: staked, data: approval });
  await chain.mine(5);
  const { to, data } = encodeCall(poolDepositCall({ address, isNative: false }, oneE18));
  await lab.send({ to, data });
  await chain.mine(20);
  return address;
}

/** Stakes five of what each of them takes, lets them earn for twenty blocks, and keeps that as the state of each test. */
export async function stakeInAllPools(lab: FaultLab): Promise<void> {
  for (const row of await labPoolRows(lab)) {
    const { staked, contract, isNative } = row;
    if (!isNative && staked.currency.kind === 'token') {
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [contract, maxUint256] });
      await lab.send({ to: staked.currency.address, data });
    }
    const { end } = await lab.run(actionOf(stakeStep(row, 5n * oneE18)), lab.wallet().provider);
    expect(end.kind).toBe('confirmed');
  }
  await lab.chain.mine(20);
  await lab.keep();
}
