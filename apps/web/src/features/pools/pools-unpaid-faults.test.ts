// @vitest-environment happy-dom

import { type Address, zeroAddress } from '@besc/domain/shared/address';
import { oneE18 } from '@besc/domain/shared/fixed-point';
import { makePool } from '@besc/localnet/pools/make-pool';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type SendCalls, sentCalls } from '../../../test/batch-wallet';
import { FaultLab } from '../../../test/fault-lab';
import { labPoolRow, stakeInAllPools } from '../../../test/pools/lab-pools';
import { refuses, replaceFunction } from '../../../test/replace-function';
import { toldToast } from '../../../test/told-toast';
import { toastQueue } from '../../blocks/toast/toast-queue';
import { transactionOutcome } from '../../blocks/transactions/records/transaction-outcome';
import type { Action } from '../../blocks/transactions/steps/action';
import { actionOf } from '../../blocks/transactions/steps/action-of';
import { bountyAction, compoundAction, harvestAllAction, harvestStep, unstakeStep } from './pools.actions';

const shown = vi.spyOn(toastQueue, 'show');
let lab: FaultLab;
/** Pays in BUSDC, or in BESC's wrapped form. */
let pool: Address;
let other: Address;

beforeAll(async () => {
  lab = await FaultLab.start();
  const { chain, settings } = lab;
  const place = { chain, contracts: settings, funder: chain.accounts[0]?.address ?? zeroAddress };
  const staked = lab.token('MONEY').address;
  pool = await makePool(place, { staked, reward: lab.token('BUSDC').address, perBlock: 1000n, blocks: 100_000n });
  other = await makePool(place, { staked, reward: lab.token('WBESC').address, perBlock: 1000n, blocks: 100_000n });
  await stakeInAllPools(lab);
});
afterAll(() => lab?.chain.stop());
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await lab.reset();
  shown.mockClear();
});

const rowOf = (key: string) => labPoolRow(lab, key);
const told = () => shown.mock.calls.map(([toast]) => toldToast(toast));
const noReward = () => replaceFunction(lab.chain, lab.token('BUSDC').address, 'transfer(address,uint256)', refuses);
const noMint = () => replaceFunction(lab.chain, lab.token('MONEY').address, 'mint(address,uint256)', refuses);

async function run(action: Action): Promise<void> {
  expect((await lab.run(action, lab.wallet().provider)).end.kind).toBe('confirmed');
}

const owed = (symbol: string) => `Not all of your ${symbol} earnings could be paid now. You’re still owed the rest.`;

test('a harvest that the pool could not pay is told as that', async () => {
  const before = await lab.balance('BUSDC');
  await noReward();
  await run(actionOf(harvestStep(await rowOf(pool))));
  expect(await lab.balance('BUSDC')).toBe(before);
  expect((await rowOf(pool)).holding?.owed).toBeGreaterThan(0n);
  expect(told()).toMatchObject([{ kind: 'warning', title: /^Harvest .* BUSDC$/, description: owed('BUSDC') }]);
});

test('the stake comes out of a pool that cannot pay, and nothing is said to be harvested', async () => {
  await noReward();
  await run(actionOf(unstakeStep(await rowOf(pool), oneE18)));
  expect(told()).toMatchObject([{ kind: 'warning', title: 'Unstake 1 MONEY', description: owed('BUSDC') }]);
});

test('what is paid is told in the documents’ words', async () => {
  await run(actionOf(harvestStep(await rowOf(pool))));
  await run(actionOf(harvestStep(await rowOf('manual'))));
  await run(actionOf(unstakeStep(await rowOf('auto'), oneE18)));
  await run(bountyAction(await rowOf('auto')));
  expect(told().map(({ kind, title }) => [kind, title])).toEqual([
    ['success', 'Harvested!'],
    ['success', 'Harvested!'],
    ['success', 'Unstaked!'],
    ['success', 'Bounty collected!'],
  ]);
});

test('MONEY that cannot be minted: by hand, compounded and from the vault', async () => {
  await noMint();
  await run(actionOf(harvestStep(await rowOf('manual'))));
  await run(actionOf(unstakeStep(await rowOf('manual'), oneE18)));
  const manual = await rowOf('manual');
  await run(compoundAction(manual, manual.holding?.earned ?? 0n, 'maximum'));
  await run(actionOf(unstakeStep(await rowOf('auto'), oneE18)));
  await run(bountyAction(await rowOf('auto')));
  const mine = owed('MONEY');
  expect(
    told()
      .filter(({ kind }) => kind === 'warning')
      .map(({ description }) => description),
  ).toEqual([
    // The last two: both steps of the compound.
    ...[mine, mine, mine, mine],
    'The vault’s latest MONEY earnings couldn’t be paid and aren’t included.',
    'Bounty could not be collected',
  ]);
  expect(told().map(({ title }) => title)).not.toContain('Compounded!');
});

test('harvest all, one after the other: each is told by what it was paid', async () => {
  await noReward();
  await run(harvestAllAction([await rowOf(pool), await rowOf(other)]));
  expect(told()).toMatchObject([
    { kind: 'warning', description: owed('BUSDC') },
    { kind: 'success', title: 'Harvested!', description: 'Your WBESC earnings have been sent to your wallet!' },
  ]);
});

test('EIP-5792 harvest all in one transaction: one that was not paid makes the whole no success', async () => {
  await noReward();
  const action = harvestAllAction([await rowOf(pool), await rowOf(other)]);
  let asked: SendCalls | undefined;
  const hashes: string[] = [];
  // The account is its own contract here: it carries out what it is sent, call by call.
  const { provider } = lab.wallet({
    wallet_sendCalls: async (call) => {
      asked = sentCalls(call);
      hashes.push(await sendAtOnce(asked));
      return { id: asked.id };
    },
    wallet_getCallsStatus: () => ({
      status: 200,
      receipts: hashes.map((transactionHash) => ({ transactionHash, status: '0x1' })),
    }),
  });
  const { end } = await lab.run(action, provider, true);
  expect(end.kind).toBe('confirmed');
  expect(hashes).toHaveLength(1);
  expect(lab.records().map(transactionOutcome)).toEqual(['succeeded']);
  expect(told()).toMatchObject([{ kind: 'warning', title: 'Harvest several pools', description: owed('BUSDC') }]);
});

/** One transaction of the account to itself, whose code makes these calls (as EIP-7702 allows). */
async function sendAtOnce({ calls }: SendCalls): Promise<string> {
  const code = calls.map(({ to, data }) => {
    const bytes = data.slice(2).padEnd(128, '0');
    // The data in two words of memory, then the call; a call that fails ends it.
    const [first, second] = [bytes.slice(0, 64), bytes.slice(64, 128)];
    const length = ((data.length - 2) / 2).toString(16).padStart(2, '0');
    return `7f${first}5f527f${second}6020525f5f60${length}5f5f73${to.slice(2)}5af150`;
  });
  await lab.chain.rpc.request('anvil_setCode', [lab.account, `0x${code.join('')}00`]);
  return await lab.send({ to: lab.account });
}
