// @vitest-environment happy-dom

import { bunniesAbi } from '@besc/contracts/abi/bunnies';
import { erc20Abi } from '@besc/contracts/abi/erc20';
import type { Address } from '@besc/domain/shared/address';
import { readOwnedTokens } from '@besc/sdk/nfts/read-owned-tokens';
import { pauseProfileCall } from '@besc/sdk/profile/profile-calls';
import { readProfiles } from '@besc/sdk/profile/read-profiles';
import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import { encodeCall } from '@besc/sdk/shared/writes/encode-call';
import { encodeFunctionData, maxUint256, parseEther } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { FaultLab } from '../../../test/fault-lab';
import { expectDialog, outOfGas, refused } from '../../../test/fault-runs';
import { accountAt, startProfileLab } from '../../../test/profile/lab-profiles';
import { refuses, replaceFunction } from '../../../test/replace-function';
import { toldToast } from '../../../test/told-toast';
import { walletFaults } from '../../../test/wallet-faults';
import { toastQueue } from '../../blocks/toast/toast-queue';
import type { Action } from '../../blocks/transactions/steps/action';
import { pauseAction, pictureAction, starterAction } from './profile.actions';
import type { ProfilePlace } from './profile-place';

let lab: FaultLab;
let place: ProfilePlace;
let tokenId: bigint;

beforeAll(async () => {
  ({ lab, place } = await startProfileLab());
  // The lab's account has a profile; it gets a second collectible, from account 1.
  const giver = accountAt(lab, 1);
  const { ids } = await readOwnedTokens({ reader: lab.reader(), collection: place.bunnies, account: giver, most: 1 });
  tokenId = ids[0] ?? 0n;
  await moveItem(giver, lab.account);
  // What is approved already needs no step before the one that is tested.
  const args = [place.profile, true] as const;
  const data = encodeFunctionData({ abi: bunniesAbi, functionName: 'setApprovalForAll', args });
  await send(lab.account, { to: place.bunnies, data });
  for (const spender of [place.profile, place.starters]) {
    const approval = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, maxUint256] });
    await send(lab.account, { to: place.money.address, data: approval });
  }
  await lab.keep();
});
afterAll(() => lab?.chain.stop());
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await lab.reset();
});

async function send(from: Address, call: Pick<ReturnType<typeof encodeCall>, 'to' | 'data'>) {
  await lab.chain.send({ from, ...call, gas: '0x1e8480' });
}
async function moveItem(from: Address, to: Address) {
  const data = encodeFunctionData({ abi: bunniesAbi, functionName: 'transferFrom', args: [from, to, tokenId] });
  await send(from, { to: place.bunnies, data });
}
async function sendCall(call: ContractCall) {
  const { to, data } = encodeCall(call);
  await send(lab.account, { to, data });
}
const profile = async () =>
  (await readProfiles({ reader: lab.reader(), profile: place.profile, accounts: [lab.account] }))[0];
const change = (isPaused = false) =>
  pictureAction(place, {
    picture: { collection: place.bunnies, tokenId },
    paid: { amount: parseEther('2'), allowance: 'exact' },
    isPaused,
  });

/** What stands of the account: nothing of it may be lost by what is refused. */
const standing = async () => JSON.stringify([await profile(), await lab.balance('MONEY')], (_, each) => String(each));

async function refusedWithoutLoss(action: Action): Promise<string> {
  const before = await standing();
  const words = await refused(lab, action);
  expect(await standing()).toBe(before);
  return words;
}
/** Code that takes as much gas as a mint, and gives nothing. */
const mints = '600160ff5500';
const because = (reason: string) => `The transaction cannot succeed due to error: ${reason}.`;

test.each(['picture', 'starter', 'pause'] as const)(
  'G8 %s is sent and found again when the wallet gives no hash',
  async (kind) => {
    const paid = { amount: parseEther('5'), allowance: 'exact' } as const;
    const actions = { picture: change(), pause: pauseAction(place), starter: starterAction(place, 5, paid) };
    if (kind === 'starter') {
      // Its account has had one.
      await replaceFunction(lab.chain, place.starters, 'function mintNFT(uint256)', mints);
    }
    await walletFaults['sent, then an internal error (-32603)']({ lab, action: actions[kind] });
    expect(lab.records()).toHaveLength(1);
    await expectDialog(lab);
  },
);

test('PROF-02 PROF-03 the picture of before comes back, and with a pause the one of now', async () => {
  const items = async () =>
    (await readOwnedTokens({ reader: lab.reader(), collection: place.bunnies, account: lab.account, most: 9 })).ids;
  const before = await profile();
  const first = before?.kind === 'active' ? before.picture.tokenId : undefined;
  expect((await lab.run(change(), lab.wallet().provider)).end.kind).toBe('confirmed');
  expect(await items()).toContain(first);
  expect(await items()).not.toContain(tokenId);
  expect((await lab.run(pauseAction(place), lab.wallet().provider)).end.kind).toBe('confirmed');
  expect(await items()).toEqual(expect.arrayContaining([first, tokenId]));
});

test('a picture that was sold or burned in another tab while it was chosen is refused in words, and nothing is lost', async () => {
  await moveItem(lab.account, accountAt(lab, 9));
  const gone = because('this collectible is no longer in your wallet');
  expect(await refusedWithoutLoss(change())).toBe(gone);
  await lab.reset();
  const data = encodeFunctionData({ abi: bunniesAbi, functionName: 'burn', args: [tokenId] });
  await send(lab.account, { to: place.bunnies, data });
  expect(await refusedWithoutLoss(change())).toBe(gone);
});

test('a picture that is sold between its approval and the change is refused in words', async () => {
  const data = encodeFunctionData({ abi: bunniesAbi, functionName: 'setApprovalForAll', args: [place.profile, false] });
  await send(lab.account, { to: place.bunnies, data });
  const before = await standing();
  const { provider, calls } = lab.wallet();
  let sent = 0;
  const selling: typeof provider = {
    ...provider,
    request: async (call) => {
      const answer = await provider.request(call);
      if (call.method === 'eth_sendTransaction' && ++sent === 1) await moveItem(lab.account, accountAt(lab, 9));
      return answer;
    },
  };
  const { end } = await lab.run(change(), selling);
  expect(end).toMatchObject({ kind: 'failed', failure: 'refused' });
  expect(calls.filter((method) => method === 'eth_sendTransaction')).toHaveLength(1);
  expect(await standing()).toBe(before);
});

test('a profile that was paused or made active in another tab is told as such', async () => {
  expect(await refusedWithoutLoss(change(true))).toBe(because('the profile is active already'));
  await sendCall(pauseProfileCall(place.profile));
  expect(await refusedWithoutLoss(change())).toBe(because('the profile is paused'));
  expect(await refusedWithoutLoss(pauseAction(place))).toBe(because('the profile is paused'));
});

test('a collection whose transfers revert, or that does not hand over what it says, takes nothing', async () => {
  const transfer = 'function transferFrom(address,address,uint256)';
  await replaceFunction(lab.chain, place.bunnies, transfer, refuses);
  expect(await refusedWithoutLoss(change())).toBe(because('the contract gives no reason'));
  await lab.reset();
  await replaceFunction(lab.chain, place.bunnies, transfer, '00');
  expect(await refusedWithoutLoss(change())).toBe(because('the collection did not hand over this collectible'));
});

test('PROF-33 PROF-49 a starter that could not be had is told as such', async () => {
  const paid = { amount: parseEther('5'), allowance: 'exact' } as const;
  expect(await refusedWithoutLoss(starterAction(place, 5, paid))).toBe(because('this wallet has had its starter'));
  await replaceFunction(lab.chain, place.starters, 'function mintNFT(uint256)', mints);
  const shown = vi.spyOn(toastQueue, 'show').mockClear();
  const { provider } = lab.wallet({ eth_sendTransaction: outOfGas(lab) });
  const { end } = await lab.run(starterAction(place, 5, paid), provider);
  expect(end).toMatchObject({ kind: 'failed', failure: 'reverted' });
  expect(shown.mock.calls.map(([toast]) => toldToast(toast))).toMatchObject([
    { kind: 'danger', title: 'Error', description: expect.stringMatching(/^Unable to claim NFT, please try again\./) },
  ]);
});
