import { campaignClaimsAbi } from '@besc/contracts/abi/campaign-claims';
import { profileAbi } from '@besc/contracts/abi/profile';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { campaigns } from '@besc/domain/profile/campaigns';
import { rootShape } from '@besc/domain/profile/profile-rows';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { milestoneShape } from '@besc/domain/shared/milestone-row';
import { historyTreeOf } from '@besc/domain/test/profile/history-tree-of';
import { chainRoles } from '@besc/localnet/history/chain-roles';
import { publishRootCall } from '@besc/sdk/profile/history-root-calls';
import { encodeCall } from '@besc/sdk/shared/writes/encode-call';
import { sentRow } from '@besc/wire/test/sent-row';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { decodeFunctionResult, encodeFunctionData, zeroHash } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { FaultLab } from '../../../test/fault-lab';
import { labScreens } from '../../../test/lab-screens';
import { startProfileLab } from '../../../test/profile/lab-profiles';
import { profileOverlay } from './profile-overlay';

let lab: FaultLab;
beforeAll(async () => {
  ({ lab } = await startProfileLab());
});
afterAll(() => lab?.chain.stop());
const open = labScreens(() => lab);
beforeEach(() => profileOverlay.close());

const campaign = campaigns.find(({ key }) => key === 'first-swap') ?? { id: 0, key: '' };
const untilBlock = 3;

/** The root of these accounts stands on the chain. */
async function publish(accounts: readonly Address[]): Promise<Hex> {
  const { root = zeroHash, inputHash, count } = historyTreeOf(campaign.id, accounts);
  const history = addressOf(lab.settings, 'profile', 'history');
  const { to, data } = encodeCall(publishRootCall(history, { campaign, root, untilBlock, inputHash, count }));
  await lab.chain.send({ from: chainRoles(lab.chain).operator.address, to, data, gas: '0x4c4b40' });
  return root;
}

/** The index has this list, this root, and what the lab's account has reached; what else is asked of it fails. */
function answerIndex(told: { readonly list: readonly Address[]; readonly root: Hex; readonly hasReached?: boolean }) {
  const others = globalThis.fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (String(request[0]) !== lab.settings.index.url) return await others(...request);
    const { query, variables } = JSON.parse(String(request[1]?.body)) as {
      query: string;
      variables: { kind?: string };
    };
    const reached = (account: string) => sentRow(milestoneShape, { account, block: 1, timestamp: 1, total: 1 });
    if (variables.kind !== undefined) {
      const page = { items: told.list.map(reached), pageInfo: { endCursor: null, hasNextPage: false } };
      return Response.json({ data: { reached: { items: [{ id: zeroHash }] }, page } });
    }
    if (query.includes('historyRoots')) {
      const row = sentRow(rootShape, { campaignId: String(campaign.id), root: told.root, untilBlock, countsFrom: 1 });
      const aliases = [...query.matchAll(/(c\d+):/g)].map(([, alias]) => alias ?? '');
      const items = (alias: string) => (alias === `c${campaign.id}` ? [row] : []);
      return Response.json({ data: Object.fromEntries(aliases.map((alias) => [alias, { items: items(alias) }])) });
    }
    const kinds = [...query.matchAll(/(k\d+): milestones\(where: { account: \$account, kind: "([^"]+)"/g)];
    if (kinds.length === 0) return Response.json({ errors: [{ message: 'away' }] });
    const { hasReached = true } = told;
    const items = (kind: string | undefined) => (kind === 'swap' && hasReached ? [reached(lab.account)] : []);
    return Response.json({ data: Object.fromEntries(kinds.map(([, alias, kind]) => [alias, { items: items(kind) }])) });
  });
}

async function hasClaimed(): Promise<boolean> {
  const args = [lab.account, BigInt(campaign.id)] as const;
  const asked = { abi: campaignClaimsAbi, functionName: 'hasClaimed' } as const;
  const call = { to: addressOf(lab.settings, 'profile', 'claims'), data: encodeFunctionData({ ...asked, args }) };
  return decodeFunctionResult({ ...asked, data: await lab.chain.rpc.request<Hex>('eth_call', [call, 'latest']) });
}

/** The card of the campaign. */
const card = async () => {
  const title = await screen.findByRole('heading', { name: 'First Swap' }, { timeout: 10_000 });
  return within(title.closest('li') as HTMLElement);
};

test('ACH-02 ACH-08 ACH-09 a medal that only history knows is claimed by a proof computed here; what the index does not say is said', async () => {
  const user = userEvent.setup();
  const root = await publish([lab.account, lab.stranger, lab.owner]);
  answerIndex({ list: [lab.owner, lab.account, lab.stranger], root });
  await open('/profile');
  const medal = await card();
  expect(medal.getByText('Swapped tokens.')).toBeVisible();
  expect(medal.getByText('50 points')).toBeVisible();
  // Points and claims of the index are away: nothing counts as earned for that, and it is said and logged.
  expect(await screen.findByText('Not all could be read')).toBeVisible();
  expect(console.error).toHaveBeenCalledWith(`Failed to fetch achievements for address ${lab.account}`);
  expect(screen.queryByText('Unlocked')).toBeNull();
  await user.click(await medal.findByRole('button', { name: 'Claim' }, { timeout: 10_000 }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    await dialog.findByText('The list gives the root that the chain has.', undefined, { timeout: 10_000 }),
  ).toBeVisible();
  expect(dialog.getByText('Accounts in the list').closest('dl')).toHaveTextContent(/list3/);
  await user.click(await dialog.findByRole('button', { name: 'Claim' }));
  await waitFor(async () => expect(await hasClaimed()).toBe(true), { timeout: 10_000 });
});

test('of a paused profile the claim says what stands in its way', async () => {
  const user = userEvent.setup();
  const root = await publish([lab.account, lab.stranger]);
  answerIndex({ list: [lab.account, lab.stranger], root });
  const data = encodeFunctionData({ abi: profileAbi, functionName: 'pauseProfile' });
  await lab.chain.send({ from: lab.account, to: addressOf(lab.settings, 'profile', 'profile'), data });
  await open('/profile');
  await user.click(await (await card()).findByRole('button', { name: 'Claim' }, { timeout: 10_000 }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('button', { name: 'Reactivate Profile' }, { timeout: 10_000 })).toBeVisible();
  expect(dialog.queryByText('Nothing to claim')).toBeNull();
});

test('a list that gives another root than the chain has, or leaves the account out, claims nothing', async () => {
  const user = userEvent.setup();
  const root = await publish([lab.account, lab.stranger]);
  answerIndex({ list: [lab.account, lab.owner], root });
  await open('/profile');
  await user.click(await (await card()).findByRole('button', { name: 'Claim' }, { timeout: 10_000 }));
  const dialog = within(await screen.findByRole('dialog'));
  const words = 'The list gives another root than the chain has. Nothing is claimed by it.';
  expect(await dialog.findByText(words, undefined, { timeout: 10_000 })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'The list is not the chain’s' })).toHaveAttribute('aria-disabled', 'true');
});

test('a root that the chain does not have, as one that was struck, is refused although the list gives it', async () => {
  const user = userEvent.setup();
  const { root = zeroHash } = historyTreeOf(campaign.id, [lab.account]);
  answerIndex({ list: [lab.account], root });
  await open('/profile');
  await user.click(await (await card()).findByRole('button', { name: 'Check the list' }, { timeout: 10_000 }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('The chain does not have this root.', undefined, { timeout: 10_000 })).toBeVisible();
});

test('anybody checks a list, and reads whether an account is in it', async () => {
  const user = userEvent.setup();
  const root = await publish([lab.stranger, lab.owner]);
  answerIndex({ list: [lab.stranger, lab.owner], root, hasReached: false });
  await open('/profile');
  const medal = await card();
  await user.click(await medal.findByRole('button', { name: 'Check the list' }, { timeout: 10_000 }));
  expect(medal.queryByRole('button', { name: 'Claim', hidden: true })).toBeNull();
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('This account is not in the list.', undefined, { timeout: 10_000 })).toBeVisible();
});
