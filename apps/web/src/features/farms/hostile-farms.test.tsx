import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import type { Address } from '@besc/domain/shared/address';
import { oneE18 } from '@besc/domain/shared/fixed-point';
import { nativeCoin } from '@besc/domain/shared/token';
import { farmHarvestCall, farmWithdrawCall } from '@besc/sdk/farms/farm-calls';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { encodeFunctionData } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LabFarms, labFarms } from '../../../test/farms/lab-farms';
import { FaultLab } from '../../../test/fault-lab';
import { outOfGas, sendOnce } from '../../../test/fault-runs';
import { labScreens } from '../../../test/lab-screens';
import { labToken } from '../../../test/lab-token';
import { refuses, replaceFunction, returns } from '../../../test/replace-function';
import { tryNumberEntries } from '../../../test/try-number-entries';
import { preferencesStore } from '../../blocks/preferences/preferences-store';

const pid = 2;
let lab: FaultLab;
let farms: LabFarms;
let place: { master: Address; pid: number };
let lp: Address;
const send = (call: Parameters<LabFarms['send']>[0]) => farms.send(call);
const stake = (amount: bigint) => farms.stake(pid, amount);

beforeAll(async () => {
  lab = await FaultLab.start();
  farms = labFarms(lab);
  place = { master: farms.master, pid };
  lp = lab.exchange.pair('MONEY', 'WBESC').address;
  await farms.addLiquidity(lab.token('MONEY'), 10n * oneE18);
  await farms.approve(lp, place.master);
  await lab.keep();
});
afterAll(() => lab?.chain.stop());
const open = labScreens(() => lab);

async function opened(farm = pid) {
  const page = await open(`/farms?open=${farm}`);
  await screen.findByRole('region', { name: 'My stake' });
  return page;
}
const region = (name: string) => within(screen.getByRole('region', { name }));
const earned = () => Number(region('To harvest').getAllByTitle(/^0\.\d+$/)[0]?.title);
const lpBalance = (token = lp) => farms.balance(token);

test('a harvest that the chain takes back is owed again on the screen', async () => {
  await stake(oneE18);
  const before = await lab.balance('MONEY');
  await opened();
  await waitFor(() => expect(earned()).toBeGreaterThan(0));
  const owed = earned();
  await send(farmHarvestCall(place));
  expect(await lab.balance('MONEY')).toBeGreaterThan(before);
  await waitFor(() => expect(region('To harvest').queryAllByTitle(/^0\.\d+$/)).toHaveLength(0));
  await lab.chain.reorg({ depth: 1 });
  expect(await lab.balance('MONEY')).toBe(before);
  await waitFor(() => expect(earned()).toBeGreaterThanOrEqual(owed));
});

test('a harvest of all that stopped midway asks for the rest alone, also when what was harvested earns again', async () => {
  const third = lab.exchange.pair('MONEY', 'BUSDC').address;
  await farms.addLiquidity(lab.token('BUSDC'), 10n * oneE18, lab.token('MONEY'), 25n * oneE18);
  await farms.approve(third, place.master);
  await farms.stake(3, oneE18);
  await stake(oneE18);
  await lab.chain.mine(5);
  const { wallet } = await open('/farms');
  await userEvent.click(await screen.findByRole('button', { name: 'Harvest all (2)' }));
  const all = within(await screen.findByRole('dialog', { name: 'Harvest' }));
  sendOnce(wallet, lab);
  await userEvent.click(all.getByRole('button', { name: 'Confirm' }));
  await all.findByText('1 of 2 went through.');
  await screen.findByRole('button', { name: 'Harvest all (1)', hidden: true });
  await lab.chain.mine();
  await screen.findByRole('button', { name: 'Harvest all (2)', hidden: true });
  wallet.answers.eth_sendTransaction = ({ params }) => lab.chain.rpc.request('eth_sendTransaction', params as never);
  await userEvent.click(all.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(wallet.calls.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(3);
});

test('a pair that is no more under a farm: the stake stays on the screen, its worth and its yield are not made up', async () => {
  await stake(oneE18);
  await lab.chain.rpc.request('anvil_setCode', [lp, '0x']);
  await opened();
  expect((await screen.findAllByText(/isn’t responding as a liquidity pool/)).length).toBeGreaterThan(0);
  await waitFor(() => expect(region('My stake').getByTitle('1')).toBeVisible());
  expect(screen.getByRole('region', { name: 'Rewards' })).toHaveTextContent(/APR–/);
  expect(document.body.textContent).not.toMatch(/NaN|Infinity/);
  expect(screen.getByRole('button', { name: 'Unstake LP #2' })).toBeEnabled();
});

test('a pair whose reserves are gone while its LP lives has no liquidity, and the stake comes back', async () => {
  await stake(oneE18);
  const held = await lpBalance();
  await replaceFunction(lab.chain, lp, 'function getReserves()', '60605fF3');
  await opened();
  expect((await screen.findAllByText(/pool is empty/)).length).toBeGreaterThan(0);
  expect(screen.getByRole('region', { name: 'Rewards' })).toHaveTextContent(/APR–/);
  await send(farmWithdrawCall(place, oneE18));
  expect((await lpBalance()) - held).toBe(oneE18);
});

test('an LP that says that there is next to none of it: no impossible number', async () => {
  await stake(oneE18);
  await replaceFunction(lab.chain, lp, 'function totalSupply()', returns('6001'));
  await opened();
  await waitFor(() => expect(region('My stake').getByTitle('1')).toBeVisible());
  expect(document.body.textContent).not.toMatch(/NaN|Infinity|e\+\d/);
});

test('MONEY that cannot be minted: the stake comes out whole, and what was earned stays owed', async () => {
  await stake(oneE18);
  const [held, before] = [await lpBalance(), await lab.balance('MONEY')];
  const money = lab.token('MONEY').address;
  await replaceFunction(lab.chain, money, 'function mint(address,uint256)', refuses);
  await opened();
  await waitFor(() => expect(earned()).toBeGreaterThan(0));
  const owed = earned();
  await send(farmWithdrawCall(place, oneE18));
  expect((await lpBalance()) - held).toBe(oneE18);
  expect(await lab.balance('MONEY')).toBe(before);
  await waitFor(() => expect(region('My stake').queryByTitle('1')).toBeNull());
  expect(earned()).toBeGreaterThanOrEqual(owed);
  expect(region('To harvest').getByRole('button', { name: /^Harvest / })).toBeEnabled();
});

test('a stake of one wei is shown as what it is and comes back', async () => {
  await stake(1n);
  const held = await lpBalance();
  await opened();
  expect(await region('My stake').findByTitle('0.000000000000000001')).toBeVisible();
  await send(farmWithdrawCall(place, 1n));
  expect((await lpBalance()) - held).toBe(1n);
});

test('more than 2^96 staked: every digit stands there and in the field, nothing is a power, and it comes back', async () => {
  const amount = 2n ** 96n + 1n;
  await lab.chain.setBalance(lab.account, 2n ** 98n);
  const token = await labToken(lab, 'VAST', 2n ** 98n);
  await farms.addLiquidity(token, 2n ** 97n);
  const vast = farms.pairOf(token.address);
  const farm = await farms.addFarm(vast);
  await farms.approve(vast, place.master);
  await farms.stake(farm, amount);
  await opened(farm);
  expect(await region('My stake').findByTitle('79,228,162,514.264337593543950337')).toBeVisible();
  expect(region('My stake').getByText(/^~?\$[\d,]{12,}\.\d\d$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Unstake VAST-WBESC LP|^Unstake WBESC-VAST LP/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Max' }));
  expect(dialog.getByRole('textbox')).toHaveValue('79228162514.264337593543950337');
  expect(dialog.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  expect(document.body.textContent).not.toMatch(/NaN|Infinity|e[+-]\d/);
  const held = await lpBalance(vast);
  await send(farmWithdrawCall({ ...place, pid: farm }, amount));
  expect((await lpBalance(vast)) - held).toBe(amount);
});

test('a pause by the guardian bars the way in and says until when; what is staked comes out and is harvested', async () => {
  await stake(oneE18);
  const at = { address: farms.master, abi: farmMasterAbi } as const;
  const guardian = await lab.reader().read({ ...at, functionName: 'guardian' });
  await lab.chain.rpc.request('anvil_impersonateAccount', [guardian]);
  await lab.chain.setBalance(guardian, oneE18);
  await opened();
  await userEvent.click(await screen.findByRole('button', { name: 'Stake more MONEY-WBESC LP' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Stake LP tokens' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Max' }));
  const data = encodeFunctionData({ abi: farmMasterAbi, functionName: 'pause' });
  await lab.send({ from: guardian, to: farms.master, data, gasPrice: '0x0' });
  await lab.chain.mine(5);
  expect(await dialog.findByRole('button', { name: /^Paused until .*You can unstake any time/ })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Stake more MONEY-WBESC LP' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Unstake MONEY-WBESC LP' })).toBeEnabled();
  const [held, money] = [await lpBalance(), await lab.balance('MONEY')];
  await send(farmHarvestCall(place));
  await send(farmWithdrawCall(place, oneE18));
  expect((await lpBalance()) - held).toBe(oneE18);
  expect(await lab.balance('MONEY')).toBeGreaterThan(money);
  await opened(1);
  expect(await region('My stake').findByRole('button', { name: /^Paused until/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('FARM-31 an approval that fails in its block is the documents’ Error', async () => {
  await farms.approve(lp, place.master, lab.account, 0n);
  const { wallet } = await opened();
  wallet.answers.eth_sendTransaction = outOfGas(lab);
  await userEvent.click(await screen.findByRole('button', { name: 'Stake LP MONEY-WBESC LP' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Stake LP tokens' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Max' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Enable and stake' }));
  expect(await screen.findByText('Error')).toBeVisible();
  expect(screen.queryByText(/^Approve /)).toBeNull();
});

test('SET-17 who adds liquidity with a high slippage of an earlier visit confirms it there', async () => {
  preferencesStore.setState({ userSlippageTolerance: 1_000 });
  await opened(1);
  await userEvent.click(await region('My stake').findByRole('button', { name: /^Add liquidity and stake/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add liquidity and stake' }));
  await userEvent.type(dialog.getByRole('textbox'), '2');
  expect(await dialog.findByRole('button', { name: 'Confirm your slippage tolerance' })).toBeVisible();
  await userEvent.click(await dialog.findByRole('button', { name: 'Keep it' }));
  expect(await dialog.findByRole('button', { name: 'Add liquidity' })).toBeEnabled();
});

test('who adds liquidity sees before the signature what it brings and what the network takes', async () => {
  await opened(1);
  await userEvent.click(await region('My stake').findByRole('button', { name: /^Add liquidity and stake/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add liquidity and stake' }));
  await userEvent.type(dialog.getByRole('textbox'), '2');
  const line = (name: string) => within(dialog.getByText(name).closest('div') ?? document.body);
  // The pool may still be on its way.
  const told = Number((await line('You’ll receive about').findByTitle(/^\d+(\.\d+)?$/)).title);
  expect(line('Max network cost').getByTitle(/^0\.\d+$/)).toBeVisible();
  const pair = lab.exchange.pair('WBESC', 'BUSDC').address;
  const before = await lpBalance(pair);
  await farms.addLiquidity(lab.token('BUSDC'), 100n * oneE18, nativeCoin(lab.settings.chain.id), 2n * oneE18);
  const got = Number((await lpBalance(pair)) - before) / 1e18;
  expect(got / told).toBeCloseTo(1, 6);
});

test('what is no amount is none where liquidity and LP are staked', async () => {
  await opened(1);
  await userEvent.click(await region('My stake').findByRole('button', { name: /^Add liquidity and stake/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add liquidity and stake' }));
  const isOpen = () => dialog.queryByRole('button', { name: /^Enter an amount/ }) === null;
  await tryNumberEntries(() => dialog.getByRole('textbox'), {}, isOpen);
});
