import { erc20Abi } from '@besc/contracts/abi/erc20';
import { moneyVaultAbi } from '@besc/contracts/abi/money-vault';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { type Address, zeroAddress } from '@besc/domain/shared/address';
import { oneE18 } from '@besc/domain/shared/fixed-point';
import { makePool } from '@besc/localnet/pools/make-pool';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { encodeFunctionData, maxUint256 } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FaultLab } from '../../../test/fault-lab';
import { labScreens } from '../../../test/lab-screens';
import { labToken } from '../../../test/lab-token';
import { stakeInNewPool } from '../../../test/pools/lab-pools';
import { refuses, replaceFunction } from '../../../test/replace-function';
import { tryNumberEntries } from '../../../test/try-number-entries';

/** Code that refuses whatever is asked of it. */
const reverts = '0x5f5ffd';
let lab: FaultLab;

beforeAll(async () => {
  lab = await FaultLab.start();
});
afterAll(() => lab?.chain.stop());
const open = labScreens(() => lab);

/** A pool that pays HENNY for MONEY or another token, which it may take. */
async function makeOpenPool(blocks: bigint, staked = lab.token('MONEY').address): Promise<Address> {
  const { chain, settings: contracts } = lab;
  const reward = lab.token('HENNY').address;
  const place = { chain, contracts, funder: chain.accounts[0]?.address ?? zeroAddress };
  const address = await makePool(place, { staked, reward, perBlock: 1000n, blocks });
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [address, maxUint256] });
  await lab.send({ to: staked, data });
  return address;
}

async function openStake(pool: Address): Promise<HTMLElement> {
  await open(`/pools?open=${pool}`);
  const row = await screen.findByRole('button', { name: /^Stake Earn / });
  await userEvent.click(row);
  return await screen.findByRole('dialog', { name: 'Stake in Pool' });
}

test('a dialog that was left open while its pool ended says so, and sends nothing', async () => {
  const pool = await makeOpenPool(40n);
  await lab.chain.mine(5);
  const dialog = await openStake(pool);
  await userEvent.type(within(dialog).getByRole('textbox'), '1');
  expect(await within(dialog).findByRole('button', { name: 'Confirm' })).not.toHaveAttribute('aria-disabled', 'true');
  await lab.chain.mine(60);
  const ended = await within(dialog).findByRole('button', { name: 'This pool has ended' });
  expect(ended).toHaveAttribute('aria-disabled', 'true');
});

test('POOL-050 POOL-073 who stakes all has nothing left, and the dialog of the stake stays what it is', async () => {
  const whole = await labToken(lab, 'WHOLE', oneE18);
  const dialog = await openStake(await makeOpenPool(100_000n, whole.address));
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Max' }));
  expect(await within(dialog).findByRole('button', { name: 'Confirm' })).toBeEnabled();
  // What a stake of all does to the balance, before the dialog knows of its end.
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [lab.stranger, oneE18] });
  await lab.send({ to: whole.address, data });
  expect(await within(dialog).findByRole('button', { name: 'Insufficient WHOLE balance' })).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Stake in Pool' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'WHOLE required' })).toBeNull();
});

test('POOL-085 the vault names its minimum for less than a share, before anything is sent', async () => {
  const [vault, money] = [addressOf(lab.settings, 'pools', 'vault'), lab.token('MONEY').address];
  const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [vault, maxUint256] });
  await lab.send({ to: money, data: approve });
  const deposit = encodeFunctionData({ abi: moneyVaultAbi, functionName: 'deposit', args: [oneE18] });
  await lab.send({ to: vault, data: deposit });
  await lab.chain.mine(20);
  await lab.send({ to: vault, data: encodeFunctionData({ abi: moneyVaultAbi, functionName: 'harvest' }) });
  await open('/pools?open=auto');
  await userEvent.click(await screen.findByRole('button', { name: /^Stake more in / }));
  const dialog = await screen.findByRole('dialog', { name: 'Stake in Pool' });
  const field = within(dialog).getByRole('textbox');
  await userEvent.type(field, '0.000000000000000001');
  const least = await within(dialog).findByRole('button', { name: /^A minimum of 0\.0+[2-9] MONEY is required$/ });
  expect(least).toHaveAttribute('aria-disabled', 'true');
  await userEvent.clear(field);
  await userEvent.type(field, '1');
  expect(await within(dialog).findByRole('button', { name: 'Confirm' })).toBeEnabled();
});

test('what is no amount is none, and is not staked', async () => {
  const dialog = within(await openStake(await makeOpenPool(100_000n)));
  const isOpen = () => dialog.queryByRole('button', { name: /^Enter an amount/ }) === null;
  await tryNumberEntries(() => dialog.getByRole('textbox'), {}, isOpen);
});

test('an amount twice as long as the field takes is not taken as another one', async () => {
  const dialog = await openStake(await makeOpenPool(100_000n));
  const field = within(dialog).getByRole('textbox');
  await userEvent.click(field);
  await userEvent.paste('9'.repeat(158));
  expect(field).toHaveValue('');
  expect(await within(dialog).findByText(/is too long and was ignored/)).toBeVisible();
  await userEvent.paste('9'.repeat(79));
  expect(await within(dialog).findByRole('button', { name: 'Insufficient MONEY balance' })).toBeInTheDocument();
  expect(document.body.textContent).not.toMatch(/NaN|Infinity|e\+\d/);
});

test('a pool that the lens cannot read keeps its row and its exits, and blocks no other pool', async () => {
  const [broken, sound] = [await stakeInNewPool(lab), await makeOpenPool(100_000n)];
  await replaceFunction(lab.chain, broken, 'function rewardPerBlock()', refuses);
  await open(`/pools?open=${broken},${sound}`);
  expect(await screen.findByRole('button', { name: /^Stake Earn / })).toBeEnabled();
  const table = within(screen.getByRole('table', { name: 'Pools' }));
  expect(table.getAllByText('Some of this couldn’t be loaded')[0]).toBeVisible();
  // Its reward is not known: nothing more is staked there, and all that is can be taken out.
  expect(table.getByRole('button', { name: /^Stake more in Earn / })).toHaveAttribute('aria-disabled', 'true');
  expect(table.getByRole('button', { name: /^Emergency exit Earn / })).toBeEnabled();
  await userEvent.click(table.getByRole('button', { name: /^Unstake from Earn / }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Max' }));
  const before = await lab.balance('MONEY');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(async () => {
    await lab.chain.mine();
    expect((await lab.balance('MONEY')) - before).toBe(oneE18);
  });
});

test('VAULT-20 a vault that reverts keeps its place without a figure, stops nothing, and is there when it answers again', async () => {
  const vault = addressOf(lab.settings, 'pools', 'vault');
  const code = await lab.chain.rpc.request<string>('eth_getCode', [vault, 'latest']);
  await lab.chain.rpc.request('anvil_setCode', [vault, reverts]);
  await open('/pools?open=auto,manual&calculate=auto');
  expect(await screen.findByText(/^Couldn’t load your stake here/)).toBeVisible();
  expect(screen.getByText('2 results')).toBeInTheDocument();
  const auto = screen.getByText('Auto MONEY', { selector: 'bdi' }).closest('tbody');
  expect(auto).toHaveTextContent(/Some of this couldn’t be loaded.*Automatic restaking/);
  for (const figure of auto?.querySelectorAll('[data-amount]') ?? []) expect(figure).toHaveTextContent(/^–$/);
  const table = within(screen.getByRole('table', { name: 'Pools' }));
  expect(table.getByRole('button', { name: 'Unstake everything Auto MONEY' })).toBeEnabled();
  const others = /^(Loading|Connect|Enable|Stake|Unstake(?! everything)|ROI calculator).* Auto MONEY$/;
  expect(table.queryByRole('button', { name: others })).toBeNull();
  expect(await screen.findByRole('button', { name: 'Enable Manual MONEY' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'The bounty is unknown' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('dialog')).toBeNull();
  const sums = 'Staked by you–plus more without a known price or that couldn’t be loadedTo harvest$0.00';
  await waitFor(() => expect(screen.getByText('Staked by you').closest('dl')?.textContent).toBe(sums));
  await lab.chain.rpc.request('anvil_setCode', [vault, code]);
  await lab.chain.mine();
  expect(await screen.findByRole('button', { name: 'Enable Auto MONEY' })).toBeEnabled();
  await waitFor(() => expect(screen.queryAllByText(/couldn’t be loaded|Couldn’t load your stake/)).toEqual([]));
});

test('VAULT-20 who is not connected may connect where the vault could not be read', async () => {
  await lab.chain.rpc.request('anvil_setCode', [addressOf(lab.settings, 'pools', 'vault'), reverts]);
  await open('/pools?open=auto', { account: null });
  expect((await screen.findAllByText('Some of this couldn’t be loaded'))[0]).toBeVisible();
  const table = within(screen.getByRole('table', { name: 'Pools' }));
  expect(await table.findByRole('button', { name: 'Connect Wallet' })).toBeEnabled();
  expect(table.queryByRole('button', { name: /^Loading/ })).toBeNull();
});
