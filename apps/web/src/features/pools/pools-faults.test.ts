// @vitest-environment happy-dom

import { erc20Abi } from '@besc/contracts/abi/erc20';
import { moneyTokenAbi } from '@besc/contracts/abi/money-token';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { type Address, zeroAddress } from '@besc/domain/shared/address';
import { oneE18 } from '@besc/domain/shared/fixed-point';
import { makePool } from '@besc/localnet/pools/make-pool';
import { encodeFunctionData } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { batchWallet, receipts } from '../../../test/batch-wallet';
import { FaultLab } from '../../../test/fault-lab';
import { ends, expectDialog, outOfGas, refuse, refused } from '../../../test/fault-runs';
import { labPoolRow, stakeInAllPools } from '../../../test/pools/lab-pools';
import { refuses, replaceFunction } from '../../../test/replace-function';
import { toldToast } from '../../../test/told-toast';
import { walletFaults } from '../../../test/wallet-faults';
import { stakeAction } from '../../blocks/staking/stake-action';
import { toastQueue } from '../../blocks/toast/toast-queue';
import type { Action, Step } from '../../blocks/transactions/steps/action';
import { actionOf } from '../../blocks/transactions/steps/action-of';
import type { PoolRow } from './pool-row';
import {
  bountyAction,
  compoundAction,
  emergencyAction,
  harvestAllAction,
  harvestStep,
  stakeStep,
  unstakeStep,
} from './pools.actions';
import { stakePart } from './stake-part';

let lab: FaultLab;
let pool: Address;
let nativePool: Address;

beforeAll(async () => {
  lab = await FaultLab.start();
  const { chain, settings } = lab;
  const place = { chain, contracts: settings, funder: chain.accounts[0]?.address ?? zeroAddress };
  const [money, reward] = [lab.token('MONEY').address, lab.token('BUSDC').address];
  pool = await makePool(place, { staked: money, reward, perBlock: 1000n, blocks: 100_000n });
  nativePool = await makePool(place, { reward, perBlock: 1000n, blocks: 100_000n });
  await stakeInAllPools(lab);
});
afterAll(() => lab?.chain.stop());
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await lab.reset();
});

function placeOf(name: 'vault' | 'farms'): Address {
  return name === 'vault' ? addressOf(lab.settings, 'pools', 'vault') : addressOf(lab.settings, 'farms', 'master');
}

const readRow = (key: string) => labPoolRow(lab, key);

/** Through the approval that the dialog would ask for, which is there. */
function staking(row: PoolRow, amount: bigint, step: Step): Action {
  const { staked, contract: spender, holding } = row;
  const subject = { currency: staked.currency, spender, balance: holding?.balance, staked: holding?.staked };
  return stakeAction({ subject, amount, step });
}

/** Every write of pools and vault, on what the account has there. */
const writes: Readonly<Record<string, () => Promise<Action>>> = {
  'a stake': async () => {
    const row = await readRow(pool);
    return staking(row, 5n, stakeStep(row, 5n));
  },
  'a withdrawal': async () => actionOf(unstakeStep(await readRow(pool), 5n)),
  'a harvest': async () => actionOf(harvestStep(await readRow(pool))),
  'an emergency exit': async () => emergencyAction(await readRow(pool)),
  'a stake of coins': async () => {
    const row = await readRow(nativePool);
    return staking(row, 5n, stakeStep(row, 5n));
  },
  'a withdrawal of coins': async () => actionOf(unstakeStep(await readRow(nativePool), 5n)),
  'a harvest for coins': async () => actionOf(harvestStep(await readRow(nativePool))),
  'an emergency exit with coins': async () => emergencyAction(await readRow(nativePool)),
  'a stake by hand': async () => actionOf(stakeStep(await readRow('manual'), 5n)),
  'a withdrawal by hand': async () => actionOf(unstakeStep(await readRow('manual'), 5n)),
  'a harvest by hand': async () => actionOf(harvestStep(await readRow('manual'))),
  'an emergency exit by hand': async () => emergencyAction(await readRow('manual')),
  'a stake in the vault': async () => actionOf(stakeStep(await readRow('auto'), oneE18)),
  'a withdrawal from the vault': async () => actionOf(unstakeStep(await readRow('auto'), oneE18)),
  'all out of the vault': async () => {
    const row = await readRow('auto');
    return actionOf(unstakeStep(row, row.holding?.staked ?? 0n));
  },
  'a bounty': async () => bountyAction(await readRow('auto')),
};

/** Tells the documents' Error of it, and nothing else. */
async function failsInItsBlock(action: Action): Promise<void> {
  const shown = vi.spyOn(toastQueue, 'show').mockClear();
  await ends({ lab, action }, { eth_sendTransaction: outOfGas(lab) }, { failure: 'reverted' });
  expect(shown.mock.calls.map(([toast]) => toldToast(toast).title)).toEqual(['Error']);
}

/** Of the faults of `wallet-faults.test.ts`, which takes all of them through the runner, those that people meet. */
const met = [
  'refused by the person (4001)',
  'a plain string, nothing sent',
  'sent, then an internal error (-32603)',
  'account or chain switched before signing',
  'replaced by another call',
  'dropped',
  'page reloaded while the wallet asks',
] as const satisfies readonly (keyof typeof walletFaults)[];

describe.each(Object.entries(writes))('%s', (_write, makeAction) => {
  test.each(met)('%s', async (fault) => {
    await walletFaults[fault]({ lab, action: await makeAction() });
    expect(lab.records().length).toBeLessThanOrEqual(1);
    await expectDialog(lab);
  });

  test('the chain refuses what was sent', async () => {
    await failsInItsBlock(await makeAction());
  });

  test('a node that estimates nothing does not stop it', async () => {
    const action = await makeAction();
    const ask = globalThis.fetch;
    let refused = 0;
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      if (!String(request[1]?.body).includes('eth_estimateGas')) return await ask(...request);
      refused += 1;
      return Response.json({ jsonrpc: '2.0', id: 1, error: { code: -32000, message: 'no estimate' } });
    });
    const { end } = await lab.run(action, lab.wallet().provider);
    vi.unstubAllGlobals();
    expect(refused).toBeGreaterThan(0);
    expect(end.kind).toBe('confirmed');
  });
});

/** What toasts say from now on. */
function toastsFromNow() {
  const shown = vi.spyOn(toastQueue, 'show').mockClear();
  return () => shown.mock.calls.map(([toast]) => toldToast(toast));
}

test('compound: a no to the second signature leaves the harvest done, and says so', async () => {
  const told = toastsFromNow();
  const row = await readRow('manual');
  const money = await lab.balance('MONEY');
  let asked = 0;
  const { provider } = lab.wallet({
    eth_sendTransaction: (call) => {
      asked += 1;
      if (asked === 2) return refuse(4001)();
      return lab.chain.rpc.request('eth_sendTransaction', call.params as never);
    },
  });
  const { end } = await lab.run(compoundAction(row, row.holding?.earned ?? 0n, 'maximum'), provider);
  expect(end).toMatchObject({ kind: 'failed', failure: 'rejected' });
  expect(told()).toMatchObject([{ title: 'Harvested!', description: expect.stringMatching(/sent to your wallet/) }]);
  expect(lab.records()).toHaveLength(1);
  expect(await lab.balance('MONEY')).toBeGreaterThan(money);
  expect((await readRow('manual')).holding?.staked).toBe(row.holding?.staked);
});

test('POOL-100 compound tells of one success: what was earned is staked, and was never sent to the wallet', async () => {
  const told = toastsFromNow();
  const row = await readRow('manual');
  const { end } = await lab.run(compoundAction(row, row.holding?.earned ?? 0n, 'maximum'), lab.wallet().provider);
  expect(end.kind).toBe('confirmed');
  expect(told()).toMatchObject([{ title: 'Compounded!' }]);
});

test('POOL-100 compound: a harvest that fails in its block is the documents’ Error, and nothing is staked', async () => {
  const row = await readRow('manual');
  await failsInItsBlock(compoundAction(row, row.holding?.earned ?? 0n, 'maximum'));
  expect(lab.records()).toHaveLength(1);
});

test('POOL-076 compound after an exact allowance was used up: what the pool may take is asked for first', async () => {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [placeOf('farms'), 0n] });
  await lab.send({ to: lab.token('MONEY').address, data });
  const row = await readRow('manual');
  const [staked, earned] = [row.holding?.staked ?? 0n, row.holding?.earned ?? 0n];
  expect(earned).toBeGreaterThan(0n);
  const { provider, calls } = lab.wallet();
  const { end } = await lab.run(compoundAction(row, earned, 'exact'), provider);
  expect(end.kind).toBe('confirmed');
  expect(calls.filter((method) => method === 'eth_sendTransaction')).toHaveLength(3);
  expect((await readRow('manual')).holding).toMatchObject({ staked: staked + earned, allowance: 0n });
});

test('VAULT-15 one wei: too little for a share is refused in words; what leaves is a share at least', async () => {
  await lab.run(bountyAction(await readRow('auto')), lab.wallet().provider);
  const row = await readRow('auto');
  expect(row.vault?.state.pricePerShare).toBeGreaterThan(oneE18);
  expect(await refused(lab, actionOf(stakeStep(row, 1n)))).toBe(
    'The transaction cannot succeed due to error: this is worth less than the smallest vault share.',
  );
  const { end } = await lab.run(actionOf(unstakeStep(row, 1n)), lab.wallet().provider);
  expect(end.kind).toBe('confirmed');
  expect((await readRow('auto')).vault?.holder?.shares).toBe((row.vault?.holder?.shares ?? 0n) - 1n);
});

test('harvest all: a pool that fails on the chain stops none of the others, and is told at the end', async () => {
  const rows = await Promise.all([pool, nativePool, 'manual'].map(readRow));
  let asked = 0;
  const { provider } = lab.wallet({
    eth_sendTransaction: (call) => {
      asked += 1;
      const [sent] = call.params as object[];
      return lab.chain.rpc.request('eth_sendTransaction', [asked === 2 ? { ...sent, gas: '0x7530' } : sent]);
    },
  });
  const { end } = await lab.run(harvestAllAction(rows), provider);
  expect(end).toMatchObject({ kind: 'failed', failure: 'reverted', through: { done: 2, total: 3 } });
  expect(end).not.toHaveProperty('isUnfinished');
  expect(asked).toBe(3);
  expect((await readRow(pool)).holding?.earned).toBeLessThan(rows[0]?.holding?.earned ?? 0n);
  expect((await readRow('manual')).holding?.earned).toBeLessThan(rows[2]?.holding?.earned ?? 0n);
});

test.each([
  ['one after the other', false],
  ['in one confirmation', true],
])('harvest all, %s: a pool that refuses is left out, and is told at the end', async (_, canBatch) => {
  const rows = await Promise.all([pool, nativePool, 'manual'].map(readRow));
  await replaceFunction(lab.chain, pool, 'deposit(uint256)', refuses);
  const { provider, calls } = batchWallet(lab, (hashes) => ({ status: 200, receipts: receipts(hashes) }));
  const { end } = await lab.run(harvestAllAction(rows), provider, canBatch);
  expect(end).toMatchObject({ kind: 'failed', failure: 'refused', through: { done: 2, total: 3 } });
  expect(end).not.toHaveProperty('isUnfinished');
  expect(calls.filter((method) => method === (canBatch ? 'wallet_sendCalls' : 'eth_sendTransaction'))).toHaveLength(
    canBatch ? 1 : 2,
  );
  for (const [index, key] of [nativePool, 'manual'].entries()) {
    expect((await readRow(key)).holding?.earned).toBeLessThan(rows[index + 1]?.holding?.earned ?? 0n);
  }
});

test('a no in the wallet ends a harvest of all', async () => {
  const rows = await Promise.all([pool, nativePool, 'manual'].map(readRow));
  const { provider, calls } = lab.wallet({ eth_sendTransaction: refuse(4001) });
  const { end } = await lab.run(harvestAllAction(rows), provider);
  expect(end).toMatchObject({ kind: 'failed', failure: 'rejected', isUnfinished: true });
  expect(end).not.toHaveProperty('through');
  expect(calls.filter((method) => method === 'eth_sendTransaction')).toHaveLength(1);
});

test('a stake in the vault that is owed a reward says why it cannot be, and what is in it comes out', async () => {
  const { chain, settings } = lab;
  const money = { address: lab.token('MONEY').address, abi: moneyTokenAbi };
  const reader = lab.reader();
  const admin = await reader.read({ ...money, functionName: 'defaultAdmin' });
  const role = await reader.read({ ...money, functionName: 'MINTER_ROLE' });
  const minter = addressOf(settings, 'farms', 'master');
  await chain.rpc.request('anvil_impersonateAccount', [admin]);
  await chain.rpc.request('anvil_setBalance', [admin, '0xde0b6b3a7640000']);
  const data = encodeFunctionData({ abi: moneyTokenAbi, functionName: 'revokeRole', args: [role, minter] });
  await lab.send({ from: admin, to: money.address, data });
  // Nothing is noted as owed yet, so the form offers the stake, and the chain refuses it.
  const before = await readRow('auto');
  const writer = { account: lab.account, canBatch: false, approvalAmount: 'maximum' } as const;
  expect(stakePart(before, writer)).toEqual({ kind: 'staked', bar: undefined });
  expect(await refused(lab, actionOf(stakeStep(before, oneE18)))).toBe(
    'The transaction cannot succeed due to error: the vault is owed a reward that can’t be paid right now.',
  );
  const { end } = await lab.run(actionOf(unstakeStep(before, oneE18)), lab.wallet().provider);
  expect(end.kind).toBe('confirmed');
  const after = await readRow('auto');
  expect(after.vault?.state.owed).toBeGreaterThan(0n);
  // A collection now is paid nothing, and that is what is shown.
  expect(after.vault?.state).toMatchObject({ bounty: 0n });
  expect(after.vault?.state.pending).toBeGreaterThan(0n);
  expect(stakePart(after, writer)).toMatchObject({ kind: 'staked', bar: { kind: 'owed' } });
});
